opener S~A8. H~K?. D~A.{3,2} C~[KQ
