//! Twenty scenarios: what they cost in a debug `cargo check` is measured with this file, see `docs/performance.md`.
//!
//! ```sh
//! cargo check -p bridgeshape-tests --example twenty && touch tests/examples/twenty.rs
//! time cargo check -p bridgeshape-tests --example twenty
//! ```

use bridgeshape::scenario;

scenario! {
    A = "opener";
    B = "opener hcp:15-17 shape:balanced";
    C = "opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15";
    D = "fit:H8+ opener hcp:15-17 S:2-4 H:2-4 D:2-5 C:2-5; responder H:4+ hcp:8+";
    E = "opener hcp:12-21; opp1 S:5+ H:4+ hcp:10-15; responder S:0-2";
    F = "pairhcp:25+ opp1 quiet; opp2 quiet";
    G = "opener shape:54xx H:5 hcp:17-20; responder H:3 hcp:0-5 aces:0; opp1 S:5+ hcp:10-15";
    H = "opp2 S:5 S=KJT; opener S:3 S=x; responder shape:balanced hcp:15-17";
    Barrage = page("Barrage", 1);
    Bergen = page("Bergen", 1);
    Blackwood = page("Blackwood", 1);
    Drury = page("Drury", 1);
    Jacoby = page("Jacoby 2NT", 1);
    Landy = page("Landy", 1);
    Lebensohl = page("Lebensohl", 1);
    Multi = page("Multi", 1);
    Overcall = page("Overcall", 1);
    Smolen = page("Smolen", 1);
    Sputnik = page("Sputnik", 1);
    Stayman = page("Stayman", 1);
}

/// The name and the number of deals of each.
macro_rules! counts {
    ($($name:ident)*) => { [$((stringify!($name), $name::DEALS)),*] };
}

fn main() {
    let counts = counts! {
        A B C D E F G H Barrage Bergen Blackwood Drury Jacoby Landy Lebensohl Multi Overcall Smolen Sputnik Stayman
    };
    for (name, deals) in counts {
        println!("{name}: {}", deals.map_or("not counted".into(), |deals| format!("{deals} deals")));
    }
}
