opener S~[KQ][KQ][KQ]. H~|A.
