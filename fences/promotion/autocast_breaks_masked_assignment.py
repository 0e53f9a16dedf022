"""Autocast leaves embeddings float32: projected features no longer fit in

Proves: inside the region an embedding is float32 and a projection bfloat16, so
that assigning the one into the other by mask or index raises, and through a
slice casts; the cure is .to(embeds.dtype); `cat` and `where` promote.
Leaves out: accelerators, where index_put has another rule.
Source: torch.autocast; amp; torch.Tensor.index_put_; transformers#47689
"""

import pytest
import torch
from torch.nn import functional

table = torch.zeros(4, 2)
tokens = torch.tensor([1, 3, 2])
is_image = torch.tensor([False, True, True])

with torch.autocast("cpu"):
    embeds = functional.embedding(tokens, table)
    features = functional.linear(torch.ones(2, 2), torch.eye(2))
    assert embeds.dtype == torch.float32
    assert features.dtype == torch.bfloat16

    with pytest.raises(RuntimeError, match="source and destination dtypes"):
        embeds[is_image] = features
    with pytest.raises(RuntimeError, match="source and destination dtypes"):
        embeds[[1, 2]] = features
    with pytest.raises(RuntimeError, match="to have same dtypes"):
        embeds.masked_scatter_(is_image[:, None], features)
    embeds[1:] = features
    assert embeds.tolist() == [[0.0, 0.0], [1.0, 1.0], [1.0, 1.0]]
    embeds[is_image] = features.to(embeds.dtype) * 2
    assert embeds.tolist() == [[0.0, 0.0], [2.0, 2.0], [2.0, 2.0]]

    joined = torch.cat([embeds[:1], features])
    assert joined.dtype == torch.float32
    chosen = torch.where(is_image[1:, None], features, embeds[1:])
    assert chosen.dtype == torch.float32

print("fence promotion/autocast_breaks_masked_assignment: ok")
