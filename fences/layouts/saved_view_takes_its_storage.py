"""Saving, pickling or deep-copying a slice takes its whole storage along

Proves: the file of three samples out of a thousand is as large as that of all,
and contiguous() makes it no smaller, clone() does; strides and offset come
back with the storage; `deepcopy` and `pickle` carry it too; what goes into one
file together is stored once.
Leaves out: that views share again after loading (see
creation/saving_keeps_sharing).
Source: notes/serialization; torch.save; storage; pytorch#40157
"""

import copy
import io
import pickle

import torch


def saved(value):
    file = io.BytesIO()
    torch.save(value, file)
    return file


samples = torch.zeros(1000, 10)  # 40000 bytes
head = samples[:3]
assert len(saved(samples).getvalue()) > 40000
assert len(saved(head).getvalue()) > 40000
assert len(saved(head.contiguous()).getvalue()) > 40000  # `head` itself
assert len(saved(head.clone()).getvalue()) < 4000
assert len(saved([head, samples, samples.t()]).getvalue()) < 80000  # once
assert len(pickle.dumps(head)) > 40000
assert copy.deepcopy(head).untyped_storage().nbytes() == 40000

column = samples[5:, 2]
file = saved(column)
file.seek(0)
loaded = torch.load(file)
assert loaded.shape == (995,)
assert loaded.stride() == (10,)
assert loaded.storage_offset() == 52
assert loaded.untyped_storage().nbytes() == 40000

assert len(pickle.dumps(head.numpy())) < 4000  # NumPy writes what it shows

print("fence layouts/saved_view_takes_its_storage: ok")
