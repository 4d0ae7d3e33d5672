bridgeshape::scenario! { Wrong = r#"label "x": opener S:5+ hpc:9"#; }

fn main() {}
