"""Some operations cast into out=, others want its very dtype

Proves: for each call of the table what an out= of another dtype gets of 1.5,
300 or 3+4j: cast to float64, truncate to 1, wrap to 44, drop the imaginary
part with a warning, `truth` for a comparison, `warned` where it warns as well;
or why it is refused: a higher category, dtypes that differ, a value out of
range. A refusal writes nothing.
Leaves out: mean, std and norm, and out= for several results; whether the cast
comes before the sum or after it (see sum_casts_before_it_adds).
Source: tensor_attributes; torch.add; torch.cat; torch.where; torch.sum;
torch.prod; torch.cumsum; torch.full; torch.eq; torch.gather; torch.matmul;
torch.neg; torch.index_select; torch.masked_select; torch.take
"""

import re
import warnings

import torch

ways_to_fill_an_out = """
dtype of the result               float32  float32   int64   complex64
dtype of out=                     float64  int64     uint8   float32
torch.add(given, 0)               cast     category  wrap    category
torch.sub(given, 0)               cast     category  wrap    category
torch.mul(given, 1)               cast     category  wrap    category
torch.div(given, 1)               cast     category  category  category
torch.cat([given])                cast     category  wrap    category
torch.stack([given[0]] * 2)       cast     category  wrap    category
torch.sum(row, 0)                 cast     truncate  wrap    drop
torch.prod(row, 0)                cast     truncate  wrap    drop
torch.cumsum(given, 0)            cast     truncate  wrap    drop
torch.cumprod(given, 0)           cast     truncate  wrap    drop
torch.full((2,), number)          cast     truncate  range   range
torch.eq(given, given)            truth    truth     truth   warned
torch.logical_or(given, given)    truth    truth     truth   warned
torch.neg(-given)                 differ   differ    differ  differ
torch.where(mask, given, given)   differ   differ    differ  differ
torch.gather(given, 0, at)        differ   differ    differ  differ
torch.index_select(given, 0, at)  differ   differ    differ  differ
torch.masked_select(given, mask)  differ   differ    differ  differ
torch.take(given, at)             differ   differ    differ  differ
torch.matmul(given, square)       differ   differ    differ  differ
"""

VALUES = {"float32": 1.5, "int64": 300, "complex64": 3 + 4j}
WRITTEN = {"cast": 1.5, "truncate": 1, "wrap": 44, "drop": 3.0, "truth": 1,
           "warned": 1}
REFUSALS = {"category": "can't be cast to the desired output type",
            "differ": "Found dtype|Expected out t|same scalar|the same dtype",
            "range": "without overflow"}


def refusal_of(call, into, given, number):
    row, square = given.view(1, 2), torch.eye(2, dtype=given.dtype)
    at, mask = torch.tensor([0, 1]), torch.tensor([True, True])
    try:
        eval(f"{call[:-1]}, out=into)")
    except (RuntimeError, TypeError) as error:
        return [name for name, text in REFUSALS.items()
                if re.search(text, str(error))]
    return []


results, targets, *calls = [re.split(r"\s{2,}", line) for line in
                            ways_to_fill_an_out.strip().splitlines()]
warned_always = torch.is_warn_always_enabled()
torch.set_warn_always(True)
try:
    for call, *outcomes in calls:
        columns = zip(results[1:], targets[1:], outcomes, strict=True)
        for old, new, outcome in columns:
            given = torch.tensor([VALUES[old]] * 2, dtype=getattr(torch, old))
            into = torch.zeros(2, dtype=getattr(torch, new))
            with warnings.catch_warnings(record=True) as heard:
                warnings.simplefilter("always")
                refusal = refusal_of(call, into, given, VALUES[old])
            if outcome in REFUSALS:
                assert refusal == [outcome], (call, old)
                assert into.tolist() == [0, 0], call
            else:
                assert into[0].item() == WRITTEN[outcome], (call, old)
            assert str(into.dtype) == f"torch.{new}", call
            told = "discards the imaginary part" in "".join(
                str(warning.message) for warning in heard)
            assert told is (outcome in ("drop", "warned")), call
finally:
    torch.set_warn_always(warned_always)

print("fence promotion/ways_to_fill_an_out: ok")
