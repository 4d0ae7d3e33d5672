bridgeshape::scenario! { Any = "opener hcp:0+"; Yarborough = "opener hcp:0 lacks:ST lacks:HT lacks:DT lacks:CT"; }

fn main() {
    const ALL: u128 = 53_644_737_765_488_792_839_237_440_000;
    assert_eq!(Any::probability(), Some((ALL, ALL)));
    // One hand in 1,828: 347,373,600 of 635,013,559,600.
    let (deals, all) = Yarborough::probability().unwrap();
    assert_eq!((deals / (all / 635_013_559_600), all), (347_373_600, ALL));
}
