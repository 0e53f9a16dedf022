"""Whether a write casts, truncates, wraps or raises depends on its form

Proves: for each way of the table what becomes of 0.1, 1.9, 300 and 3+4j: cast
to float32, truncate to 1, wrap to 44, drop the imaginary part with a warning,
or `becomes`, which changes the target's dtype; or why it is refused: a higher
category, dtypes that differ, a value out of range. A refusal writes nothing.
Leaves out: out=, which has its own table.
Source: tensor_attributes; torch.Tensor.copy_; torch.Tensor.index_put_;
torch.Tensor.masked_fill_; torch.Tensor.scatter_; torch.Tensor.index_copy_;
torch.Tensor.index_fill_; torch.Tensor.masked_scatter_; torch.Tensor.put_;
torch.Tensor.set_; torch.Tensor.fill_; torch.Tensor.lerp_; pytorch#63935
"""

import re
import warnings

import torch

ways_to_write = """
source                              float64  float32   int64    complex64
into                                float32  int64     uint8    float32
into += source                      cast     category  wrap     category
into += zero_dim                    cast     category  wrap     category
into += number                      cast     category  wrap     category
into[at] += source                  cast     category  wrap     category
into.copy_(source)                  cast     truncate  wrap     drop
into[:] = source                    cast     truncate  wrap     drop
into[0] = zero_dim                  cast     truncate  wrap     drop
into[0] = number                    cast     truncate  range    range
into[mask] = source                 differ   differ    differ   differ
into[mask] = zero_dim               cast     truncate  range    range
into[mask] = number                 cast     truncate  range    range
into[at] = source                   differ   differ    differ   differ
into[at] = zero_dim                 differ   differ    differ   differ
into[at] = number                   cast     truncate  range    range
into.index_put_((at,), source)      differ   differ    differ   differ
into.put_(at, source)               differ   differ    differ   differ
into.index_copy_(0, at, source)     differ   differ    differ   differ
into.index_add_(0, at, source)      differ   differ    differ   differ
into.index_fill_(0, at, zero_dim)   cast     truncate  range    range
into.index_fill_(0, at, number)     cast     truncate  range    range
into.scatter_(0, at, source)        differ   differ    differ   differ
into.scatter_(0, at, number)        cast     truncate  range    range
into.scatter_add_(0, at, source)    differ   differ    differ   differ
into.masked_scatter_(mask, source)  differ   differ    differ   differ
into.masked_fill_(mask, zero_dim)   cast     truncate  range    range
into.masked_fill_(mask, number)     cast     truncate  range    range
into.fill_(zero_dim)                cast     truncate  wrap     drop
into.fill_(number)                  cast     truncate  range    range
into.lerp_(source, 1.0)             differ   differ    differ   differ
into.set_(source)                   differ   differ    differ   differ
into.data = source                  becomes  becomes   becomes  becomes
"""

VALUES = {"float64": 0.1, "float32": 1.9, "int64": 300, "complex64": 3 + 4j}
STORED = {0.10000000149011612: "cast", 1: "truncate", 44: "wrap", 3.0: "drop"}
REFUSALS = {"category": "can't be cast to the desired output type",
            "differ": "dtypes match|same dtype|same scalar|self.dtype to be "
                      "equal|expected dtype .* for `end`|Could not set tensor",
            "range": "without overflow|complex Scalar to non-complex"}


def outcome_of(way, into, source, number):
    zero_dim, at = source[0], torch.tensor([0, 1])
    mask = torch.tensor([True, True])
    try:
        exec(way)
    except RuntimeError as error:
        assert into.tolist() == [0, 0], way  # nothing has been written
        return [name for name, text in REFUSALS.items()
                if re.search(text, str(error))]
    if into.dtype == source.dtype:
        return ["becomes"]
    return [STORED.get(into[0].item())]


sources, targets, *ways = [re.split(r"\s{2,}", line) for line in
                           ways_to_write.strip().splitlines()]
warned_always = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    for way, *outcomes in ways:
        columns = zip(sources[1:], targets[1:], outcomes, strict=True)
        for old, new, outcome in columns:
            source = torch.tensor([VALUES[old]] * 2, dtype=getattr(torch, old))
            into = torch.zeros(2, dtype=getattr(torch, new))
            with warnings.catch_warnings(record=True) as heard:
                warnings.simplefilter("always")
                found = outcome_of(way, into, source, VALUES[old])
            assert found == [outcome], (way, old)
            told = "discards the imaginary part" in "".join(
                str(warning.message) for warning in heard)
            assert told is (outcome == "drop"), way
            assert str(into.dtype) == (
                f"torch.{old}" if outcome == "becomes" else f"torch.{new}")
finally:
    torch.set_warn_always(warned_always)

print("fence promotion/ways_to_write: ok")
