fn main() {
    for text in std::env::args().skip(1) {
        let p = bridgeshape_dsl_ir::text::parse(&text);
        println!("{}", serde_json::to_string(&p.scenarios).unwrap());
        for d in &p.diags {
            let at = match d.places.first() {
                Some(bridgeshape_dsl_ir::diag::Origin::Dsl(r)) => &text[r.clone()],
                _ => "",
            };
            println!("  {:?} {} [{}] {}", d.severity, d.code(), at, d.message(Default::default()));
        }
    }
}
