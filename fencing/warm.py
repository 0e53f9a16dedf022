"""What the process from which others are forked imports before it forks: everything that most fences import."""

import signal

signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that reports

import numpy  # noqa: E402, F401
import pytest  # noqa: E402, F401
import torch  # noqa: E402, F401

import fencing.running  # noqa: E402, F401
