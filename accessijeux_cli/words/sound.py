"""A sound: what stands beside words for the ear, as four numbers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sound:
    """loudness from 0 to 1; pitch in hertz; seconds; roughness from 0, smooth, to 1."""

    loudness: float
    pitch: float
    seconds: float
    roughness: float
