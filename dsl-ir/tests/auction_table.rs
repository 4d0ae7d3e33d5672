//! The laws of the auction, call by call, and what follows from an auction for the play.
#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::auction::{AuctionFault, Illegal, check, play};
use bridgeshape_dsl_ir::diag::conflict::Conflict;
use bridgeshape_dsl_ir::diag::{Origin, Problem};
use bridgeshape_dsl_ir::ir::{Context, Spelled};
use bridgeshape_runtime::{Card, Rank, Role, Suit};

/// The context of `dealer | calls | contract | declarer | lead`, each part possibly empty.
fn context(text: &str) -> Context {
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let part = |i: usize| parts.get(i).copied().filter(|p| !p.is_empty());
    Context {
        dealer: part(0).map(|p| Role::from_name(p).unwrap()),
        auction: part(1)
            .map_or_else(Vec::new, |p| p.split_whitespace().map(|c| c.parse().unwrap()).collect()),
        contract: part(2).map(|p| p.parse::<Spelled<_>>().unwrap()),
        declarer: part(3).map(|p| Role::from_name(p).unwrap()),
        lead: part(4).map(|p| {
            let mut letters = p.chars();
            let suit = Suit::from_letter(letters.next().unwrap()).unwrap();
            Card::new(suit, Rank::from_letter(letters.next().unwrap()).unwrap())
        }),
        ..Context::default()
    }
}

/// Places and faults.
fn faults(text: &str) -> Vec<(String, AuctionFault)> {
    check(&context(text), 1, &|pointer| Origin::Json(pointer.into()))
        .into_iter()
        .map(|diag| {
            assert_eq!(diag.code(), "dsl_errors");
            assert_eq!(diag.scenario, Some(1));
            for lang in Lang::ALL {
                assert!(diag.message(lang).len() > 10);
            }
            match (diag.problem, diag.places.as_slice()) {
                (Problem::Conflict(Conflict::Auction(fault)), [Origin::Json(place)]) => {
                    (place.clone(), fault)
                }
                other => panic!("{other:?}"),
            }
        })
        .collect()
}

#[test]
fn legal_auctions() {
    for calls in [
        "",
        "P",
        "P P P",
        "P P P P",
        "P P P 1C",
        "P P P 7NT P P P",
        "1C",
        "1SA P 2C P",
        "1NT P 2C P",
        "1N P P P",
        "1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT",
        "1C X",
        "1C P P X",
        "1C X XX",
        "1C X P P XX",
        "1C P P X P P XX P P P",
        "1C X XX 1D",
        "1C X XX P P 1D X",
        "1C X 1D X 1H X 1S X XX",
        "1C X XX P P P",
        "1H P 4H P P P",
        "1H 1S X XX",
        "7NT X XX P P P",
        "7S 7NT",
        "1S P 2S X 3S X",
        "P 1C P 1D P 1H P 1S P P P",
        "1C P P 1D P P 1H P P 1S P P X P P P",
    ] {
        assert_eq!(faults(&format!("|{calls}")), [], "{calls}");
    }
}

#[test]
fn illegal_calls_point_at_the_call() {
    use Illegal::*;
    let insufficient =
        |bid: &str, last: &str| Insufficient { bid: bid.parse().unwrap(), last: last.parse().unwrap() };
    for (calls, place, caller, why) in [
        ("X", 0, Role::Opener, NothingToDouble),
        ("P X", 1, Role::Opp1, NothingToDouble),
        ("XX", 0, Role::Opener, NothingToRedouble),
        ("1C XX", 1, Role::Opp1, NothingToRedouble),
        ("1C P XX", 2, Role::Responder, NothingToRedouble),
        ("1C P X", 2, Role::Responder, DoublesOwnSide),
        ("1C X X", 2, Role::Responder, DoublesOwnSide),
        ("1C X P X", 3, Role::Opp2, AlreadyDoubled),
        ("1C X XX X", 3, Role::Opp2, AlreadyDoubled),
        ("1C X XX P XX", 4, Role::Opener, AlreadyDoubled),
        ("1C X P XX", 3, Role::Opp2, RedoublesTheirs),
        ("1C X XX XX", 3, Role::Opp2, RedoublesTheirs),
        ("1C X 1D XX", 3, Role::Opp2, NothingToRedouble),
        ("1C X 1D P X", 4, Role::Opener, DoublesOwnSide),
        ("1H 1D", 1, Role::Opp1, insufficient("1D", "1H")),
        ("1H 1H", 1, Role::Opp1, insufficient("1H", "1H")),
        ("1SA P 1S", 2, Role::Responder, insufficient("1S", "1NT")),
        ("2C 1NT", 1, Role::Opp1, insufficient("1NT", "2C")),
        ("7NT 7S", 1, Role::Opp1, insufficient("7S", "7NT")),
        ("7NT 7NT", 1, Role::Opp1, insufficient("7NT", "7NT")),
        ("1C X 1C", 2, Role::Responder, insufficient("1C", "1C")),
        ("P P P P P", 4, Role::Opener, AfterTheEnd),
        ("P P P P 1C", 4, Role::Opener, AfterTheEnd),
        ("1C P P P P", 4, Role::Opener, AfterTheEnd),
        ("1C P P P X", 4, Role::Opener, AfterTheEnd),
        ("1C X XX P P P 1D", 6, Role::Responder, AfterTheEnd),
        ("P P 1C P P P 2C", 6, Role::Responder, AfterTheEnd),
    ] {
        let call = calls.split(' ').nth(place).unwrap().to_string();
        assert_eq!(
            faults(&format!("|{calls}")),
            [(format!("/context/auction/{place}"), AuctionFault::Illegal { call, caller, why })],
            "{calls}"
        );
    }
}

#[test]
fn the_dealer_calls_first() {
    let [(_, AuctionFault::Illegal { caller, .. })] = &faults("opp1|1C P P P 1D")[..] else { panic!() };
    assert_eq!(*caller, Role::Opp1);
    assert_eq!(play(&context("opp2|1H P P P")).declarer, Some(Role::Opp2));
    assert_eq!(play(&context("|1H P P P")).declarer, Some(Role::Opener));
}

#[test]
fn a_finished_auction_settles_contract_and_declarer() {
    for (text, contract, declarer) in [
        ("|1H P 4H P P P", "4H", Role::Opener),
        ("|1C P 1H P 4H P P P", "4H", Role::Responder),
        ("|1SA P 2C P 2H P 4H P P P", "4H", Role::Opener),
        ("|1SA P 2D P 2H P 4H P P P", "4H", Role::Opener),
        ("|1H 1S 2H 2S P P P", "2S", Role::Opp1),
        ("|P P 1NT X P P P", "1NTX", Role::Responder),
        ("|1C X XX P P P", "1CXX", Role::Opener),
        ("|1H X 2H P P P", "2H", Role::Opener),
        ("|1D 1H P 2D P 3H P P P", "3H", Role::Opp1),
        ("opp1|1S P 2S P P P", "2S", Role::Opp1),
        ("responder|P P P 1C P P P", "1C", Role::Opp1),
    ] {
        let known = play(&context(text));
        assert_eq!(known.contract.unwrap().to_string(), contract, "{text}");
        assert_eq!(known.declarer, Some(declarer), "{text}");
    }
    let none = play(&context("|P P P P"));
    assert_eq!((none.contract, none.declarer), (None, None));
}

#[test]
fn an_unfinished_auction_settles_nothing_by_itself() {
    for text in ["|1SA P 2C P", "|1H", "|1H P P", "|P P", "|"] {
        let known = play(&context(text));
        assert_eq!((known.contract, known.declarer), (None, None), "{text}");
    }
}

#[test]
fn an_unfinished_auction_helps_where_the_play_is_told() {
    for (text, contract, declarer) in [
        ("|1NT|||SK", Some("1NT"), Some(Role::Opener)),
        ("|1H P 2H P|4H", Some("4H"), Some(Role::Opener)),
        ("|1H P 2H P|4H||SK", Some("4H"), Some(Role::Opener)),
        ("|1H 1S P 2S|4H||SK", Some("4H"), Some(Role::Opener)),
        ("|1H P 1S P|4C", Some("4C"), None),
        ("|1H 1NT X P|3NT", Some("3NT"), Some(Role::Opp1)),
        ("|1H 2H 3H 4H P|5H", Some("5H"), None),
        ("|1C P 1H P||opp1", None, Some(Role::Opp1)),
        ("|1C P 1H P||responder", Some("1H"), Some(Role::Responder)),
        ("|1C P 1H P 2H P||responder", Some("2H"), Some(Role::Responder)),
        ("||3NT|opp1", Some("3NT"), Some(Role::Opp1)),
        ("||3NT", Some("3NT"), None),
        ("|1H P 2H P|2H", Some("2H"), Some(Role::Opener)),
    ] {
        let known = play(&context(text));
        assert_eq!(known.contract.map(|c| c.to_string()).as_deref(), contract, "{text}");
        assert_eq!(known.declarer, declarer, "{text}");
    }
    assert_eq!(context("|1NT|||SK").leader(), Some(Role::Opp1));
    assert_eq!(context("||4H|responder|SK").leader(), Some(Role::Opp2));
}

#[test]
fn what_agrees_is_accepted() {
    for text in [
        "|1H P 4H P P P|4H|opener|SK",
        "|1H P 4H P P P|||SK",
        "|1H P 4H X P P P|4HX",
        "|1H P 2H P|4H|opener|SK",
        "|1H P 2H P|2H",
        "|1H P 2H P|2HX",
        "|1H P 2H P|2HXX",
        "|1H X|1HXX",
        "|1H P 2H P|4S|opp2",
        "|1H P 2H P|3NT|responder",
        "|1H P 2H P||opp1",
        "|1SA P 2C P|6NT|opener",
        "|1C P 1NT P|3C|opener",
        "|7NT X||opener|SA",
        "||4H|responder|SK",
        "|||opener|SK",
        "|P P P P",
    ] {
        assert_eq!(faults(text), [], "{text}");
    }
}

#[test]
fn what_disagrees_is_refused() {
    for (text, place, wanted) in [
        ("|1H P 4H P P P|3H", "contract", "ContractDiffers"),
        ("|1H P 4H P P P|4HX", "contract", "ContractDiffers"),
        ("|1H P 4H X P P P|4H", "contract", "ContractDiffers"),
        ("|1H P 4H P P P|5H", "contract", "ContractDiffers"),
        ("|1H P 4H P P P|4H|responder", "declarer", "DeclarerDiffers"),
        ("|1H P 4H P P P||opp1", "declarer", "DeclarerDiffers"),
        ("|1H P 2H P|1NT", "contract", "ContractTooLow"),
        ("|1H P 2H P|2D|opener", "contract", "ContractTooLow"),
        ("|1H X|1H", "contract", "ContractTooLow"),
        ("|1H X XX|1HX", "contract", "ContractTooLow"),
        ("|1H P 2H P|4H|responder", "declarer", "DeclarerImpossible"),
        ("|1H P 2H P|2H|opp1", "declarer", "DeclarerImpossible"),
        ("|1H P 2H P|2HX|opp2", "declarer", "DeclarerImpossible"),
        ("|1SA P 2C P|3NT|responder", "declarer", "DeclarerImpossible"),
        ("|7NT X||opp1", "declarer", "DeclarerImpossible"),
        ("|7NT||responder", "declarer", "DeclarerImpossible"),
        ("|P P P P|1C", "contract", "PassedOut"),
        ("|P P P P||opener", "declarer", "PassedOut"),
        ("|P P P P|||SK", "lead", "PassedOut"),
        ("||||SK", "lead", "LeadWithoutDeclarer"),
        ("||4H||SK", "lead", "LeadWithoutDeclarer"),
        ("|P P|||SK", "lead", "LeadWithoutDeclarer"),
        ("|1H P 1S P|4C||SK", "lead", "LeadWithoutDeclarer"),
    ] {
        let found = faults(text);
        let [(pointer, fault)] = &found[..] else { panic!("{text}: {found:?}") };
        assert_eq!(pointer, &format!("/context/{place}"), "{text}");
        assert!(format!("{fault:?}").starts_with(wanted), "{text}: {fault:?}");
    }
}
