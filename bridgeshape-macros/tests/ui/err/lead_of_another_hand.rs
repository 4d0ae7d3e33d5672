bridgeshape::scenario! { Wrong = "contract:4H declarer:opener lead:SK; opp1 lacks:SK"; }

fn main() {}
