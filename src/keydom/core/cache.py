"""A dictionary of limited size: when it is full, the entry that was used least recently goes."""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(Generic[K, V]):
    """At most `size` entries. To read or to write an entry is to use it; to ask whether it is there is not.

    >>> cache: Cache[str, int] = Cache(2)
    >>> cache["a"], cache["b"] = 1, 2
    >>> cache["a"]
    1
    >>> cache["c"] = 3
    >>> "b" in cache, cache.get("b"), cache.pop("a"), len(cache)
    (False, None, 1, 1)
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._entries: dict[K, V] = {}  # in the order of their last use

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def __getitem__(self, key: K) -> V:
        value = self._entries.pop(key)
        self._entries[key] = value
        return value

    def __setitem__(self, key: K, value: V) -> None:
        self._entries.pop(key, None)
        self._entries[key] = value
        if len(self._entries) > self._size:
            self._entries.pop(next(iter(self._entries)), None)

    def get(self, key: K) -> V | None:
        """The value of a key; None where there is none. Among threads use this and not `in`."""
        try:
            return self[key]
        except KeyError:
            return None

    def pop(self, key: K) -> V | None:
        """Remove a key and return its value; None where there is none."""
        return self._entries.pop(key, None)

    def values(self) -> list[V]:
        return list(self._entries.values())

    def clear(self) -> None:
        self._entries.clear()
