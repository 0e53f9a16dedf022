"""A tensor made on "mps" is on "mps:0", and its device equals only that

Proves: x.device has the index 0 though none was asked for; comparing `type`
or two tensors works, and a default device is named with its index.
Leaves out: other indices: there is one MPS device.
Source: tensor_attributes; notes/mps; pytorch#115405
Needs: mps
"""

import torch

if not torch.backends.mps.is_available():
    print("skipped: no mps device")
else:
    asked = torch.device("mps")
    weights = torch.zeros(2, device=asked)

    assert weights.device != asked
    assert weights.device == torch.device("mps:0")
    assert weights.device.index == 0
    assert weights.get_device() == 0
    assert weights.device.type == "mps"
    assert weights.device == torch.ones(3, device="mps:0").device
    assert weights.is_mps is True
    with asked:
        made = torch.zeros(2)
        assert made.device == torch.device("mps", 0)
        assert torch.get_default_device() == made.device

    print("fence devices/mps_device_has_its_index: ok")
