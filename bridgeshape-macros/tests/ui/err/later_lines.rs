bridgeshape::scenario! {
    Wrong = "a: opener hcp:12+
        // b: opener S:5+
           hcp:9-6 // c: opener H:14";
}

fn main() {}
