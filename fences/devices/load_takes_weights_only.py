"""torch.load takes tensors and containers, and no pickled module

Proves: weights_only is True by default, so that a saved module raises
UnpicklingError and its state_dict loads; weights_only=False loads the module,
and runs code that the file names, which the default refuses.
Leaves out: which other classes are refused, and how to allow one (see
safe_globals_admit_a_class).
Source: torch.load; notes/serialization
"""

import io
import pickle

import pytest
import torch


def reloaded(saved, **keywords):
    file = io.BytesIO()
    torch.save(saved, file)
    file.seek(0)
    return torch.load(file, **keywords)


layer = torch.nn.Linear(2, 1)
with torch.no_grad():
    layer.weight.fill_(3.0)

state = reloaded({"step": 7, "model": layer.state_dict()})
assert state["step"] == 7
assert state["model"]["weight"].tolist() == [[3.0, 3.0]]

with pytest.raises(pickle.UnpicklingError, match="Weights only load failed"):
    reloaded(layer)
trusted = reloaded(layer, weights_only=False)
assert trusted.weight.tolist() == [[3.0, 3.0]]


class Payload:
    def __reduce__(self):
        return (eval, ("6 * 7",))  # could be any code


payload = Payload()
with pytest.raises(pickle.UnpicklingError, match="GLOBAL eval was not an all"):
    reloaded(payload)
assert reloaded(payload, weights_only=False) == 42  # the file has run code

print("fence devices/load_takes_weights_only: ok")
