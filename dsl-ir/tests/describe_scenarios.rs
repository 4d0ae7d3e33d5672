//! Scenarios in sentences, as a reader sees them, in five languages.
#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use bridgeshape_dsl_ir::describe::{describe, explanation, pair_explanation};
use bridgeshape_dsl_ir::wire::Scenario;
use bridgeshape_dsl_ir::{Lang, text};
use bridgeshape_runtime::Role;
use expect_test::{Expect, expect};
use std::collections::BTreeMap;
use std::fmt::Write;

fn scenario(dsl: &str) -> Scenario {
    let parsed = text::parse(dsl);
    parsed.scenarios.into_iter().next().unwrap()
}

fn shown(scenario: &Scenario, lang: Lang) -> String {
    let told = describe(scenario, lang, None);
    let mut shown = format!("[{}] {}\n", lang.code(), told.label);
    for role in Role::ALL {
        let Some(sentences) = told.positions.get(role.name()) else { continue };
        let _ = writeln!(shown, "{}", told.position_labels[role.name()]);
        sentences.iter().for_each(|sentence| shown += &format!("  {sentence}\n"));
    }
    told.fit.iter().for_each(|sentence| shown += &format!("{sentence}\n"));
    for key in ["vars", "context"] {
        for sentence in told.extra.get(key).and_then(|list| list.as_array()).into_iter().flatten() {
            shown += &format!("{}\n", sentence.as_str().unwrap());
        }
    }
    shown
}

fn check(dsl: &str, expected: Expect) {
    let scenario = scenario(dsl);
    expected.assert_eq(&Lang::ALL.map(|lang| shown(&scenario, lang)).join("\n"));
}

#[test]
fn splinter() {
    check(
        "1H-4C: opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15",
        expect![[r#"
            [en] 1H-4C
            Opener (or first to use the convention)
              12–21 HCP
              ♥: 5+ cards
            Responder (opener's partner)
              10–15 HCP
              ♥: 4+ cards
              ♣: 0–1 cards (singleton or void)
              ♣: no HCP

            [it] 1H-4C
            Apertore (o chi avvia la convenzione)
              12–21 PO
              ♥: 5+ carte
            Rispondente (compagno dell'apertore)
              10–15 PO
              ♥: 4+ carte
              ♣: 0–1 carte (singolo o chicane)
              ♣: nessun PO

            [fr] 1H-4C
            Ouvreur (ou premier à employer la convention)
              12–21 points H
              ♥ : 5+ cartes
            Répondant (partenaire de l'ouvreur)
              10–15 points H
              ♥ : 4+ cartes
              ♣ : 0–1 carte (singleton ou chicane)
              ♣ : aucun point H

            [es] 1H-4C
            Abridor (o quien inicia la convención)
              12–21 PH
              ♥: 5+ cartas
            Respondedor (compañero del abridor)
              10–15 PH
              ♥: 4+ cartas
              ♣: 0–1 cartas (semifallo o fallo)
              ♣: sin PH

            [de] 1H-4C
            Eröffner (oder wer die Konvention beginnt)
              12–21 FP
              ♥: 5+ Karten
            Antwortender (Partner des Eröffners)
              10–15 FP
              ♥: 4+ Karten
              ♣: 0–1 Karten (Singleton oder Chicane)
              ♣: keine FP
        "#]],
    );
}

#[test]
fn compact_splinter() {
    check(
        "dopo 1H: fit:H8+ opener H:5+ hcp:12-21; responder x:0-1 xhcp:0 hcp:10-15",
        expect![[r#"
            [en] dopo 1H
            Opener (or first to use the convention)
              12–21 HCP
              ♥: 5+ cards
            Responder (opener's partner)
              10–15 HCP
              a suit other than ♥: 0–1 cards (singleton or void), no HCP
            fit: 8+ cards in ♥, opener and responder together

            [it] dopo 1H
            Apertore (o chi avvia la convenzione)
              12–21 PO
              ♥: 5+ carte
            Rispondente (compagno dell'apertore)
              10–15 PO
              un seme diverso da ♥: 0–1 carte (singolo o chicane), nessun PO
            fit: 8+ carte a ♥ fra apertore e rispondente

            [fr] dopo 1H
            Ouvreur (ou premier à employer la convention)
              12–21 points H
              ♥ : 5+ cartes
            Répondant (partenaire de l'ouvreur)
              10–15 points H
              une couleur autre que ♥ : 0–1 carte (singleton ou chicane), aucun point H
            fit : 8+ cartes à ♥ entre ouvreur et répondant

            [es] dopo 1H
            Abridor (o quien inicia la convención)
              12–21 PH
              ♥: 5+ cartas
            Respondedor (compañero del abridor)
              10–15 PH
              un palo distinto de ♥: 0–1 cartas (semifallo o fallo), sin PH
            fit: 8+ cartas en ♥ entre abridor y respondedor

            [de] dopo 1H
            Eröffner (oder wer die Konvention beginnt)
              12–21 FP
              ♥: 5+ Karten
            Antwortender (Partner des Eröffners)
              10–15 FP
              eine andere Farbe als ♥: 0–1 Karten (Singleton oder Chicane), keine FP
            Fit: 8+ Karten in ♥, Eröffner und Antwortender zusammen
        "#]],
    );
}

#[test]
fn stayman() {
    check(
        "fit a cuori: fit:H8+ opener hcp:15-17 S:2-4 H:2-4 D:2-5 C:2-5; responder H:4+ hcp:8+",
        expect![[r#"
            [en] fit a cuori
            Opener (or first to use the convention)
              15–17 HCP
              ♠: 2–4 cards
              ♥: 2–4 cards
              ♦: 2–5 cards
              ♣: 2–5 cards
            Responder (opener's partner)
              8+ HCP
              ♥: 4+ cards
            fit: 8+ cards in ♥, opener and responder together

            [it] fit a cuori
            Apertore (o chi avvia la convenzione)
              15–17 PO
              ♠: 2–4 carte
              ♥: 2–4 carte
              ♦: 2–5 carte
              ♣: 2–5 carte
            Rispondente (compagno dell'apertore)
              8+ PO
              ♥: 4+ carte
            fit: 8+ carte a ♥ fra apertore e rispondente

            [fr] fit a cuori
            Ouvreur (ou premier à employer la convention)
              15–17 points H
              ♠ : 2–4 cartes
              ♥ : 2–4 cartes
              ♦ : 2–5 cartes
              ♣ : 2–5 cartes
            Répondant (partenaire de l'ouvreur)
              8+ points H
              ♥ : 4+ cartes
            fit : 8+ cartes à ♥ entre ouvreur et répondant

            [es] fit a cuori
            Abridor (o quien inicia la convención)
              15–17 PH
              ♠: 2–4 cartas
              ♥: 2–4 cartas
              ♦: 2–5 cartas
              ♣: 2–5 cartas
            Respondedor (compañero del abridor)
              8+ PH
              ♥: 4+ cartas
            fit: 8+ cartas en ♥ entre abridor y respondedor

            [de] fit a cuori
            Eröffner (oder wer die Konvention beginnt)
              15–17 FP
              ♠: 2–4 Karten
              ♥: 2–4 Karten
              ♦: 2–5 Karten
              ♣: 2–5 Karten
            Antwortender (Partner des Eröffners)
              8+ FP
              ♥: 4+ Karten
            Fit: 8+ Karten in ♥, Eröffner und Antwortender zusammen
        "#]],
    );
}

#[test]
fn takeout_double() {
    check(
        "base: opener hcp:12-21 x:5+; opp1 hcp:12+ S:3+ H:3+ D:3+ C:3+; responder hcp:0-8",
        expect![[r#"
            [en] base
            Opener (or first to use the convention)
              12–21 HCP
              some suit: 5+ cards
            Opponent on opener's left
              12+ HCP
              ♠: 3+ cards
              ♥: 3+ cards
              ♦: 3+ cards
              ♣: 3+ cards
            Responder (opener's partner)
              0–8 HCP

            [it] base
            Apertore (o chi avvia la convenzione)
              12–21 PO
              un seme qualsiasi: 5+ carte
            Avversario a sinistra dell'apertore
              12+ PO
              ♠: 3+ carte
              ♥: 3+ carte
              ♦: 3+ carte
              ♣: 3+ carte
            Rispondente (compagno dell'apertore)
              0–8 PO

            [fr] base
            Ouvreur (ou premier à employer la convention)
              12–21 points H
              une couleur quelconque : 5+ cartes
            Adversaire à gauche de l'ouvreur
              12+ points H
              ♠ : 3+ cartes
              ♥ : 3+ cartes
              ♦ : 3+ cartes
              ♣ : 3+ cartes
            Répondant (partenaire de l'ouvreur)
              0–8 points H

            [es] base
            Abridor (o quien inicia la convención)
              12–21 PH
              un palo cualquiera: 5+ cartas
            Adversario a la izquierda del abridor
              12+ PH
              ♠: 3+ cartas
              ♥: 3+ cartas
              ♦: 3+ cartas
              ♣: 3+ cartas
            Respondedor (compañero del abridor)
              0–8 PH

            [de] base
            Eröffner (oder wer die Konvention beginnt)
              12–21 FP
              irgendeine Farbe: 5+ Karten
            Gegner links vom Eröffner
              12+ FP
              ♠: 3+ Karten
              ♥: 3+ Karten
              ♦: 3+ Karten
              ♣: 3+ Karten
            Antwortender (Partner des Eröffners)
              0–8 FP
        "#]],
    );
}

#[test]
fn preempt() {
    check(
        "opener H:7+ x:0-1 hcp:5-10",
        expect![[r#"
        [en] 
        Opener (or first to use the convention)
          5–10 HCP
          ♥: 7+ cards
          a suit other than ♥: 0–1 cards (singleton or void)

        [it] 
        Apertore (o chi avvia la convenzione)
          5–10 PO
          ♥: 7+ carte
          un seme diverso da ♥: 0–1 carte (singolo o chicane)

        [fr] 
        Ouvreur (ou premier à employer la convention)
          5–10 points H
          ♥ : 7+ cartes
          une couleur autre que ♥ : 0–1 carte (singleton ou chicane)

        [es] 
        Abridor (o quien inicia la convención)
          5–10 PH
          ♥: 7+ cartas
          un palo distinto de ♥: 0–1 cartas (semifallo o fallo)

        [de] 
        Eröffner (oder wer die Konvention beginnt)
          5–10 FP
          ♥: 7+ Karten
          eine andere Farbe als ♥: 0–1 Karten (Singleton oder Chicane)
    "#]],
    );
}

#[test]
fn overcall() {
    check(
        "semplice: opener hcp:12-21 x:5+; opp1 hcp:10+ x:5+; opp2 fit:8+",
        expect![[r#"
        [en] semplice
        Opener (or first to use the convention)
          12–21 HCP
          some suit: 5+ cards
        Opponent on opener's left
          10+ HCP
          some suit: 5+ cards
        Opponent on opener's right
          any hand
        fit: 8+ cards in some suit, the opponents together

        [it] semplice
        Apertore (o chi avvia la convenzione)
          12–21 PO
          un seme qualsiasi: 5+ carte
        Avversario a sinistra dell'apertore
          10+ PO
          un seme qualsiasi: 5+ carte
        Avversario a destra dell'apertore
          qualsiasi mano
        fit: 8+ carte in un seme qualsiasi fra i due avversari

        [fr] semplice
        Ouvreur (ou premier à employer la convention)
          12–21 points H
          une couleur quelconque : 5+ cartes
        Adversaire à gauche de l'ouvreur
          10+ points H
          une couleur quelconque : 5+ cartes
        Adversaire à droite de l'ouvreur
          n'importe quelle main
        fit : 8+ cartes dans une couleur quelconque entre les deux adversaires

        [es] semplice
        Abridor (o quien inicia la convención)
          12–21 PH
          un palo cualquiera: 5+ cartas
        Adversario a la izquierda del abridor
          10+ PH
          un palo cualquiera: 5+ cartas
        Adversario a la derecha del abridor
          cualquier mano
        fit: 8+ cartas en un palo cualquiera entre los dos adversarios

        [de] semplice
        Eröffner (oder wer die Konvention beginnt)
          12–21 FP
          irgendeine Farbe: 5+ Karten
        Gegner links vom Eröffner
          10+ FP
          irgendeine Farbe: 5+ Karten
        Gegner rechts vom Eröffner
          beliebiges Blatt
        Fit: 8+ Karten in irgendeiner Farbe, die beiden Gegner zusammen
    "#]],
    );
}

#[test]
fn landy() {
    check(
        "Landy: $a=M $b=any opener hcp:12-21 ; opp1 $a:5+ $b:4+ ; responder $a:0-2",
        expect![[r#"
            [en] Landy
            Opener (or first to use the convention)
              12–21 HCP
            Opponent on opener's left
              suit $a: 5+ cards
              suit $b: 4+ cards
            Responder (opener's partner)
              suit $a: 0–2 cards
            $a is a major (♠ or ♥)
            $b is any suit
            $a and $b are different suits

            [it] Landy
            Apertore (o chi avvia la convenzione)
              12–21 PO
            Avversario a sinistra dell'apertore
              seme $a: 5+ carte
              seme $b: 4+ carte
            Rispondente (compagno dell'apertore)
              seme $a: 0–2 carte
            $a è un nobile (♠ o ♥)
            $b è un seme qualsiasi
            $a e $b sono semi diversi

            [fr] Landy
            Ouvreur (ou premier à employer la convention)
              12–21 points H
            Adversaire à gauche de l'ouvreur
              couleur $a : 5+ cartes
              couleur $b : 4+ cartes
            Répondant (partenaire de l'ouvreur)
              couleur $a : 0–2 cartes
            $a est une majeure (♠ ou ♥)
            $b est une couleur quelconque
            $a et $b sont des couleurs différentes

            [es] Landy
            Abridor (o quien inicia la convención)
              12–21 PH
            Adversario a la izquierda del abridor
              palo $a: 5+ cartas
              palo $b: 4+ cartas
            Respondedor (compañero del abridor)
              palo $a: 0–2 cartas
            $a es un palo mayor (♠ o ♥)
            $b es un palo cualquiera
            $a y $b son palos distintos

            [de] Landy
            Eröffner (oder wer die Konvention beginnt)
              12–21 FP
            Gegner links vom Eröffner
              Farbe $a: 5+ Karten
              Farbe $b: 4+ Karten
            Antwortender (Partner des Eröffners)
              Farbe $a: 0–2 Karten
            $a ist eine Oberfarbe (♠ oder ♥)
            $b ist irgendeine Farbe
            $a und $b sind verschiedene Farben
        "#]],
    );
}

/// Every construct of the language stands here.
#[test]
fn every_construct() {
    check(
        "all: weight:3 dealer:opp1 vul:us auction:P,1H,X,XX,1SA,P,P,P contract:1SA declarer:opp2 lead:SK \
         $a=M $b=m $c=SHD fit:M8+ fit:m8+ fit:9+ fit:$a8+ pairhcp:25+ defhcp:0-15 pairtp:26+ \
         opener hcp:12-15 tp:13+ dp:14-17 ltc:5-7 shape:balanced H:5 Hhcp:3+ S=KJT D~AKQ.|A..|..? \
         longest:H H>S H>=D D<C D<=C S==C stop:S nostop:D aces:2 kings:1-2 queens:0 controls:4+ kc:H2-3 has:HQ \
         has:ST lacks:DK any(S:4+ hcp:12+, H:4+, x:5+ xhcp:4+) not(D:6+, C:6+ hcp:15); \
         responder shape:5-4-x-x $a:5+ $bhcp:0 $c=x $b~[KQ]x{2,3} kc:$a1 stop:$a has:$aQ lacks:$b10 $a>$b longest:$a \
         x:0-1 xhcp:0 not(S:0); \
         opp1 quiet S:0-5; opp2 quiet:0-7",
        expect![[r#"
            [en] all
            Opener (or first to use the convention)
              12–15 HCP
              13+ total points (HCP + length)
              14–17 distribution points (HCP + shortness)
              5–7 losers
              balanced hand (4333, 4432, 5332)
              ♠: has K J 10 but not A Q 9
              ♠: stopper (A, Kx, Qxx or Jxxx)
              ♥: exactly 5 cards
              ♥: 3+ HCP
              2–3 key cards with ♥ as trumps
              ♦: A K Q and 1 small card, or A and 2 small cards, or 1–2 small cards
              ♦: no stopper
              no suit longer than ♥
              more cards in ♥ than in ♠
              at least as many cards in ♥ as in ♦
              fewer cards in ♦ than in ♣
              no more cards in ♦ than in ♣
              as many cards in ♠ as in ♣
              exactly 2 aces
              1–2 kings
              no queens
              4+ controls (A = 2, K = 1)
              holds ♥Q, ♠10
              without ♦K
              at least one of these: 12+ HCP and 4+ cards in ♠; 4+ cards in ♥; 5+ cards, 4+ HCP in a suit other than ♠, ♥ and ♦
              none of these: 6+ cards in ♦; exactly 15 HCP and 6+ cards in ♣
            Opponent on opener's left
              passes throughout: 0–9 HCP, no suit worth bidding
              ♠: 0–5 cards
            Responder (opener's partner)
              5-4-x-x shape, the suits in any order
              suit $a: 5+ cards
              suit $a: stopper (A, Kx, Qxx or Jxxx)
              exactly 1 key card with $a as trumps
              suit $b: no HCP
              suit $b: K and 2–3 small cards, or Q and 2–3 small cards
              suit $c: no card above the 8
              no suit longer than $a
              more cards in the suit $a than in the suit $b
              a suit other than $a, $b and $c: 0–1 cards (singleton or void), no HCP
              holds Q of the suit $a
              without 10 of the suit $b
              excluded: void in ♠
            Opponent on opener's right
              passes throughout: 0–7 HCP, no suit worth bidding
            fit: 8+ cards in a major, opener and responder together
            fit: 8+ cards in a minor, opener and responder together
            fit: 9+ cards in some suit, opener and responder together
            fit: 8+ cards in the suit $a, opener and responder together
            opener and responder together: 25+ HCP
            opener and responder together: 26+ total points
            the opponents together: 0–15 HCP
            $a is a major (♠ or ♥)
            $b is a minor (♦ or ♣)
            $c is ♠, ♥ or ♦
            $a, $b and $c are different suits
            dealer: left-hand opponent
            vulnerable: opener and responder
            auction: Pass – 1♥ – X – XX – 1NT – Pass – Pass – Pass
            contract: 1NT
            declarer: right-hand opponent
            opening lead: ♠K (opener)
            relative frequency: 3

            [it] all
            Apertore (o chi avvia la convenzione)
              12–15 PO
              13+ punti totali (PO + lunghezza)
              14–17 punti distribuzione (PO + corti)
              5–7 perdenti
              mano bilanciata (4333, 4432, 5332)
              ♠: ha K J 10 ma non A Q 9
              ♠: fermo (A, Kx, Qxx o Jxxx)
              ♥: esattamente 5 carte
              ♥: 3+ PO
              2–3 carte chiave con atout ♥
              ♦: A K Q e 1 cartina, oppure A e 2 cartine, oppure 1–2 cartine
              ♦: nessun fermo
              nessun seme più lungo di ♥
              più carte a ♥ che a ♠
              a ♥ almeno tante carte quante a ♦
              meno carte a ♦ che a ♣
              a ♦ non più carte che a ♣
              tante carte a ♠ quante a ♣
              esattamente 2 assi
              1–2 re
              nessuna dama
              4+ controlli (A = 2, K = 1)
              ha ♥Q, ♠10
              non ha ♦K
              almeno una di queste condizioni: 12+ PO e 4+ carte a ♠; 4+ carte a ♥; 5+ carte, 4+ PO in un seme diverso da ♠, ♥ e ♦
              nessuna di queste condizioni: 6+ carte a ♦; esattamente 15 PO e 6+ carte a ♣
            Avversario a sinistra dell'apertore
              passa sempre: 0–9 PO, nessun colore da dichiarare
              ♠: 0–5 carte
            Rispondente (compagno dell'apertore)
              distribuzione 5-4-x-x, in qualsiasi ordine di semi
              seme $a: 5+ carte
              seme $a: fermo (A, Kx, Qxx o Jxxx)
              esattamente 1 carta chiave con atout $a
              seme $b: nessun PO
              seme $b: K e 2–3 cartine, oppure Q e 2–3 cartine
              seme $c: nessuna carta sopra l'8
              nessun seme più lungo di $a
              più carte nel seme $a che nel seme $b
              un seme diverso da $a, $b e $c: 0–1 carte (singolo o chicane), nessun PO
              ha Q del seme $a
              non ha 10 del seme $b
              escluso: chicane a ♠
            Avversario a destra dell'apertore
              passa sempre: 0–7 PO, nessun colore da dichiarare
            fit: 8+ carte in un nobile fra apertore e rispondente
            fit: 8+ carte in un minore fra apertore e rispondente
            fit: 9+ carte in un seme qualsiasi fra apertore e rispondente
            fit: 8+ carte nel seme $a fra apertore e rispondente
            apertore e rispondente insieme: 25+ PO
            apertore e rispondente insieme: 26+ punti totali
            i due avversari insieme: 0–15 PO
            $a è un nobile (♠ o ♥)
            $b è un minore (♦ o ♣)
            $c è ♠, ♥ o ♦
            $a, $b e $c sono semi diversi
            mazziere: avversario di sinistra
            in zona: apertore e rispondente
            licita: Passo – 1♥ – X – XX – 1SA – Passo – Passo – Passo
            contratto: 1SA
            dichiarante: avversario di destra
            attacco: ♠K (apertore)
            frequenza relativa: 3

            [fr] all
            Ouvreur (ou premier à employer la convention)
              12–15 points H
              13+ points totaux (H + longueur)
              14–17 points de distribution (H + courtes)
              5–7 perdantes
              main régulière (4333, 4432, 5332)
              ♠ : a K J 10 mais pas A Q 9
              ♠ : arrêt (A, Kx, Qxx ou Jxxx)
              ♥ : exactement 5 cartes
              ♥ : 3+ points H
              2–3 cartes clés avec ♥ pour atout
              ♦ : A K Q et 1 petite carte, ou bien A et 2 petites cartes, ou bien 1–2 petites cartes
              ♦ : pas d'arrêt
              aucune couleur plus longue que ♥
              plus de cartes à ♥ qu'à ♠
              au moins autant de cartes à ♥ qu'à ♦
              moins de cartes à ♦ qu'à ♣
              pas plus de cartes à ♦ qu'à ♣
              autant de cartes à ♠ qu'à ♣
              exactement 2 as
              1–2 rois
              aucune dame
              4+ contrôles (A = 2, K = 1)
              possède ♥Q, ♠10
              sans ♦K
              au moins une de ces conditions : 12+ points H et 4+ cartes à ♠ ; 4+ cartes à ♥ ; 5+ cartes, 4+ points H dans une couleur autre que ♠, ♥ et ♦
              aucune de ces conditions : 6+ cartes à ♦ ; exactement 15 points H et 6+ cartes à ♣
            Adversaire à gauche de l'ouvreur
              passe toujours : 0–9 points H, pas de couleur à nommer
              ♠ : 0–5 cartes
            Répondant (partenaire de l'ouvreur)
              distribution 5-4-x-x, couleurs dans n'importe quel ordre
              couleur $a : 5+ cartes
              couleur $a : arrêt (A, Kx, Qxx ou Jxxx)
              exactement 1 carte clé avec $a pour atout
              couleur $b : aucun point H
              couleur $b : K et 2–3 petites cartes, ou bien Q et 2–3 petites cartes
              couleur $c : aucune carte au-dessus du 8
              aucune couleur plus longue que $a
              plus de cartes dans la couleur $a que dans la couleur $b
              une couleur autre que $a, $b et $c : 0–1 carte (singleton ou chicane), aucun point H
              possède Q de la couleur $a
              sans 10 de la couleur $b
              exclu : chicane à ♠
            Adversaire à droite de l'ouvreur
              passe toujours : 0–7 points H, pas de couleur à nommer
            fit : 8+ cartes dans une majeure entre ouvreur et répondant
            fit : 8+ cartes dans une mineure entre ouvreur et répondant
            fit : 9+ cartes dans une couleur quelconque entre ouvreur et répondant
            fit : 8+ cartes dans la couleur $a entre ouvreur et répondant
            ouvreur et répondant ensemble : 25+ points H
            ouvreur et répondant ensemble : 26+ points totaux
            les deux adversaires ensemble : 0–15 points H
            $a est une majeure (♠ ou ♥)
            $b est une mineure (♦ ou ♣)
            $c est ♠, ♥ ou ♦
            $a, $b et $c sont des couleurs différentes
            donneur : adversaire de gauche
            vulnérables : ouvreur et répondant
            enchères : Passe – 1♥ – X – XX – 1SA – Passe – Passe – Passe
            contrat : 1SA
            déclarant : adversaire de droite
            entame : ♠K (ouvreur)
            fréquence relative : 3

            [es] all
            Abridor (o quien inicia la convención)
              12–15 PH
              13+ puntos totales (PH + longitud)
              14–17 puntos de distribución (PH + cortos)
              5–7 perdedoras
              mano equilibrada (4333, 4432, 5332)
              ♠: tiene K J 10 pero no A Q 9
              ♠: parada (A, Kx, Qxx o Jxxx)
              ♥: exactamente 5 cartas
              ♥: 3+ PH
              2–3 cartas clave con ♥ de triunfo
              ♦: A K Q y 1 carta pequeña, o bien A y 2 cartas pequeñas, o bien 1–2 cartas pequeñas
              ♦: sin parada
              ningún palo más largo que ♥
              más cartas en ♥ que en ♠
              al menos tantas cartas en ♥ como en ♦
              menos cartas en ♦ que en ♣
              no más cartas en ♦ que en ♣
              tantas cartas en ♠ como en ♣
              exactamente 2 ases
              1–2 reyes
              ninguna dama
              4+ controles (A = 2, K = 1)
              tiene ♥Q, ♠10
              no tiene ♦K
              al menos una de estas condiciones: 12+ PH y 4+ cartas en ♠; 4+ cartas en ♥; 5+ cartas, 4+ PH en un palo distinto de ♠, ♥ y ♦
              ninguna de estas condiciones: 6+ cartas en ♦; exactamente 15 PH y 6+ cartas en ♣
            Adversario a la izquierda del abridor
              pasa siempre: 0–9 PH, ningún palo que declarar
              ♠: 0–5 cartas
            Respondedor (compañero del abridor)
              distribución 5-4-x-x, los palos en cualquier orden
              palo $a: 5+ cartas
              palo $a: parada (A, Kx, Qxx o Jxxx)
              exactamente 1 carta clave con $a de triunfo
              palo $b: sin PH
              palo $b: K y 2–3 cartas pequeñas, o bien Q y 2–3 cartas pequeñas
              palo $c: ninguna carta por encima del 8
              ningún palo más largo que $a
              más cartas en el palo $a que en el palo $b
              un palo distinto de $a, $b y $c: 0–1 cartas (semifallo o fallo), sin PH
              tiene Q del palo $a
              no tiene 10 del palo $b
              excluido: fallo en ♠
            Adversario a la derecha del abridor
              pasa siempre: 0–7 PH, ningún palo que declarar
            fit: 8+ cartas en un palo mayor entre abridor y respondedor
            fit: 8+ cartas en un palo menor entre abridor y respondedor
            fit: 9+ cartas en un palo cualquiera entre abridor y respondedor
            fit: 8+ cartas en el palo $a entre abridor y respondedor
            abridor y respondedor juntos: 25+ PH
            abridor y respondedor juntos: 26+ puntos totales
            los dos adversarios juntos: 0–15 PH
            $a es un palo mayor (♠ o ♥)
            $b es un palo menor (♦ o ♣)
            $c es ♠, ♥ o ♦
            $a, $b y $c son palos distintos
            dador: adversario de la izquierda
            vulnerables: abridor y respondedor
            subasta: Paso – 1♥ – X – XX – 1ST – Paso – Paso – Paso
            contrato: 1ST
            declarante: adversario de la derecha
            salida: ♠K (abridor)
            frecuencia relativa: 3

            [de] all
            Eröffner (oder wer die Konvention beginnt)
              12–15 FP
              13+ Gesamtpunkte (FP + Länge)
              14–17 Verteilungspunkte (FP + Kürze)
              5–7 Verlierer
              ausgeglichenes Blatt (4333, 4432, 5332)
              ♠: hat K J 10, aber nicht A Q 9
              ♠: Stopper (A, Kx, Qxx oder Jxxx)
              ♥: genau 5 Karten
              ♥: 3+ FP
              2–3 Schlüsselkarten mit ♥ als Trumpf
              ♦: A K Q und 1 kleine Karte oder A und 2 kleine Karten oder 1–2 kleine Karten
              ♦: kein Stopper
              keine Farbe länger als ♥
              mehr Karten in ♥ als in ♠
              in ♥ mindestens so viele Karten wie in ♦
              weniger Karten in ♦ als in ♣
              in ♦ nicht mehr Karten als in ♣
              in ♠ genauso viele Karten wie in ♣
              genau 2 Asse
              1–2 Könige
              keine Dame
              4+ Kontrollen (A = 2, K = 1)
              hat ♥Q, ♠10
              ohne ♦K
              mindestens eines davon: 12+ FP und 4+ Karten in ♠; 4+ Karten in ♥; 5+ Karten, 4+ FP in einer anderen Farbe als ♠, ♥ und ♦
              nichts davon: 6+ Karten in ♦; genau 15 FP und 6+ Karten in ♣
            Gegner links vom Eröffner
              passt immer: 0–9 FP, keine reizbare Farbe
              ♠: 0–5 Karten
            Antwortender (Partner des Eröffners)
              Verteilung 5-4-x-x, Farben in beliebiger Reihenfolge
              Farbe $a: 5+ Karten
              Farbe $a: Stopper (A, Kx, Qxx oder Jxxx)
              genau 1 Schlüsselkarte mit $a als Trumpf
              Farbe $b: keine FP
              Farbe $b: K und 2–3 kleine Karten oder Q und 2–3 kleine Karten
              Farbe $c: keine Karte über der 8
              keine Farbe länger als $a
              mehr Karten in der Farbe $a als in der Farbe $b
              eine andere Farbe als $a, $b und $c: 0–1 Karten (Singleton oder Chicane), keine FP
              hat Q der Farbe $a
              ohne 10 der Farbe $b
              ausgeschlossen: Chicane in ♠
            Gegner rechts vom Eröffner
              passt immer: 0–7 FP, keine reizbare Farbe
            Fit: 8+ Karten in einer Oberfarbe, Eröffner und Antwortender zusammen
            Fit: 8+ Karten in einer Unterfarbe, Eröffner und Antwortender zusammen
            Fit: 9+ Karten in irgendeiner Farbe, Eröffner und Antwortender zusammen
            Fit: 8+ Karten in der Farbe $a, Eröffner und Antwortender zusammen
            Eröffner und Antwortender zusammen: 25+ FP
            Eröffner und Antwortender zusammen: 26+ Gesamtpunkte
            die beiden Gegner zusammen: 0–15 FP
            $a ist eine Oberfarbe (♠ oder ♥)
            $b ist eine Unterfarbe (♦ oder ♣)
            $c ist ♠, ♥ oder ♦
            $a, $b und $c sind verschiedene Farben
            Teiler: linker Gegner
            in Gefahr: Eröffner und Antwortender
            Reizung: Passe – 1♥ – X – XX – 1SA – Passe – Passe – Passe
            Kontrakt: 1SA
            Alleinspieler: rechter Gegner
            Ausspiel: ♠K (Eröffner)
            relative Häufigkeit: 3
        "#]],
    );
}

#[test]
fn a_position_without_constraints_is_any_hand() {
    let told = describe(&scenario("opener; responder S:5+"), Lang::English, None);
    assert_eq!(told.positions["opener"], ["any hand"]);
}

#[test]
fn a_quiet_opponent_tells_only_what_is_unusual() {
    let told = |dsl: &str| describe(&scenario(dsl), Lang::English, None).positions["opp1"].join(" / ");
    assert_eq!(told("opp1 quiet"), "passes throughout: 0–9 HCP, no suit worth bidding");
    assert_eq!(
        told("opp1 quiet:0-7 S:5"),
        "passes throughout: 0–7 HCP, no suit worth bidding / ♠: exactly 5 cards"
    );
    let same = "S:0-4 H:0-4 D:0-5 C:0-5 hcp:0-9 Shcp:0-3 Hhcp:0-3 Dhcp:0-4 Chcp:0-4";
    assert!(told(&format!("opp1 {same}")).starts_with("0–9 HCP / ♠: 0–4 cards / ♠: 0–3 HCP"));
}

#[test]
fn names_of_the_page_replace_ours() {
    let names = [("opener", "Attaccante"), ("responder", " "), ("dummy", "Morto")];
    let names: BTreeMap<String, String> = names.map(|(role, name)| (role.into(), name.into())).into();
    let told = describe(&scenario("fit:H8+ dealer:opener opener S:5+"), Lang::Italian, Some(&names));
    let labels = [
        ("opener", "Attaccante"),
        ("opp1", "Avversario a sinistra dell'apertore"),
        ("opp2", "Avversario a destra dell'apertore"),
        ("responder", "Rispondente (compagno dell'apertore)"),
    ];
    assert_eq!(told.position_labels, labels.map(|(role, name)| (role.into(), name.into())).into());
    assert_eq!(told.fit, ["fit: 8+ carte a ♥ fra Attaccante e rispondente"]);
    assert_eq!(told.extra["context"], serde_json::json!(["mazziere: Attaccante"]));
}

fn bindings(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(name, value)| (String::from(*name), String::from(*value))).collect()
}

#[test]
fn an_explanation_names_the_suits_of_the_deal() {
    let scenario = scenario(
        "fit:M8+ $a=M opener $a:5+ $a>$b kc:$a2 has:$aQ any($a:6+, hcp:15+) x:0-1 xhcp:0; responder $a~A..|K...",
    );
    let bindings = bindings(&[
        ("$a", "H"),
        ("$b", "D"),
        ("x:opener", "C"),
        ("fit:0", "H"),
        ("$a~:responder", "1"),
        ("$z", "?"),
    ]);
    let told = explanation(&scenario, &bindings, Lang::Italian);
    assert_eq!(told.keys().copied().collect::<Vec<_>>(), [Role::Opener, Role::Responder]);
    expect![[r#"
        ♥: 5+ carte ($a)
        esattamente 2 carte chiave con atout ♥ ($a)
        più carte a ♥ ($a) che a ♦ ($b)
        ♣: 0–1 carte (singolo o chicane), nessun PO (x)
        ha ♥Q ($a)
        almeno una di queste condizioni: 6+ carte a ♥ ($a); 15+ PO
        ♥: K e 3 cartine ($a)
    "#]]
    .assert_eq(&told.values().flatten().map(|line| format!("{line}\n")).collect::<String>());
    assert_eq!(
        pair_explanation(&scenario, &bindings, Lang::English, None),
        ["fit: 8+ cards in ♥, opener and responder together"]
    );
}

#[test]
fn bindings_that_mean_nothing_change_nothing() {
    let scenario = scenario("fit:M8+ $a=M opener $a:5+ x:0-1 S~A..|K...");
    let nonsense =
        bindings(&[("$a", "NT"), ("x:opener", "$a"), ("fit:0", ""), ("S~:opener", "7"), ("x", "S")]);
    let told = describe(&scenario, Lang::German, None);
    assert_eq!(explanation(&scenario, &nonsense, Lang::German)[&Role::Opener], told.positions["opener"]);
    assert_eq!(pair_explanation(&scenario, &nonsense, Lang::German, None), told.fit);
}

#[test]
fn what_is_not_understood_stands_as_it_is() {
    let json = r#"{"positions":{"opener":{"shape":"round","shape_pattern":"5","suit_cards":{"S":"KX"},"cards_held":["HQ","♥Q","$"],
        "compare":[{"left":"S","op":"!=","right":"H"}],"suit_patterns":{"H":[{"cards":"2","low_min":0}],"D":[]},"any":[[]]}},
        "fit":[{"suit_class":"rounded","min":8,"pair":"declarer"},{"min":8,"pair":"kibitzers"}],
        "vars":{"$a":["S","X"],"$z":["S"]},
        "context":{"dealer":"me","vul":"all","auction":["1H","dunno"],"contract":"8H","declarer":"you","lead":"♠K"}}"#;
    let scenario: Scenario = serde_json::from_str(json).unwrap();
    expect![[r#"
        [en] 
        Opener (or first to use the convention)
          `shape: round` (not understood)
          `shape_pattern: 5` (not understood)
          `suit_cards/S: KX` (not understood)
          `suit_patterns/H: 2` (not understood)
          no hand at all (a choice among nothing)
          `compare: S != H` (not understood)
          holds ♥Q
          `cards_held: ♥Q` (not understood)
          `cards_held: $` (not understood)
          no hand at all (a choice among nothing)
        `suit_class: rounded` (not understood)
        `pair: kibitzers` (not understood)
        `$a: S X` (not understood)
        `vars: $z=S` (not understood)
        `dealer: me` (not understood)
        `vul: all` (not understood)
        auction: 1♥ – dunno
        `contract: 8H` (not understood)
        `declarer: you` (not understood)
        `lead: ♠K` (not understood)
    "#]]
    .assert_eq(&shown(&scenario, Lang::English));
}

#[test]
fn a_jolly_is_none_of_the_suits_named_around_it() {
    let told = |dsl: &str| describe(&scenario(dsl), Lang::English, None).positions["opener"].join(" / ");
    assert_eq!(told("opener x:6+"), "some suit: 6+ cards");
    assert_eq!(
        told("fit:H8+ opener $a:4 x:6+ has:CK"),
        "suit $a: exactly 4 cards / a suit other than ♥ and $a: 6+ cards / holds ♣K"
    );
    assert_eq!(
        told("fit:H8+ opener S:4 any(x:6+, D:5 xhcp:0)"),
        "♠: exactly 4 cards / at least one of these: 6+ cards in a suit other than ♠; \
         exactly 5 cards in ♦ and no HCP in a suit other than ♠ and ♦"
    );
}

#[test]
fn identical_patterns_are_one() {
    let json = r#"{"positions":{"opener":{"suit_patterns":{"S":[{"cards":"A","low_min":1,"low_max":7},
        {"cards":"A","low_min":1,"low_max":null},{"cards":"K","low_min":0,"low_max":0}]}}}}"#;
    let scenario: Scenario = serde_json::from_str(json).unwrap();
    let of = |pairs: &[(&str, &str)]| {
        explanation(&scenario, &bindings(pairs), Lang::English)[&Role::Opener].join("")
    };
    assert_eq!(of(&[]), "♠: A and at least 1 small card, or just K");
    assert_eq!(of(&[("S~:opener", "1")]), "♠: just K");
}
