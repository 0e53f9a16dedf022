"""The machinery of Tensor Fences: read the fences and their records, check, run, change, embed and record them."""
