"""torch.save writes storages, so that views still share memory after loading

Proves: two views saved together alias again when loaded; a small view brings
its whole storage along, a clone does not; plain pickle cuts the sharing.
Leaves out: tensors saved by separate calls, which share nothing afterwards.
Source: storage; notes/serialization; torch.save; pytorch#40157
"""

import io
import pickle

import pytest
import torch


def reloaded(saved):
    file = io.BytesIO()
    torch.save(saved, file)
    file.seek(0)
    return torch.load(file)


samples = torch.zeros(1000)
state = reloaded({"samples": samples, "head": samples[:3]})
state["head"][0] = 7.0
assert state["samples"][0] == 7.0  # one storage again
assert samples[0] == 0.0  # but not the storage that was saved

head = reloaded(samples[:3])
assert head.tolist() == [0.0, 0.0, 0.0]
assert head.untyped_storage().nbytes() == 4000  # 997 floats too many
assert reloaded(samples[:3].clone()).untyped_storage().nbytes() == 12

whole, part = pickle.loads(pickle.dumps([samples, samples[:3]]))
part[0] = 7.0
assert whole[0] == 0.0

with pytest.raises(RuntimeError, match="view the same data as different"):
    reloaded([samples, samples.view(torch.int32)])

print("fence creation/saving_keeps_sharing: ok")
