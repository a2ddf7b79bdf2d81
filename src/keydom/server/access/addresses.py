"""Network addresses: by which one a visitor is counted, and which proxies are believed."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from keydom.core.errors import BadOption

HOUSEHOLD_BITS = 64  # bits of an IPv6 address that a provider gives to one household: the rest is for them to choose
CACHE_SIZE = 10_000


def normalized(address: str) -> str:
    """Return the address as it is usually written: a socket for both kinds writes IPv4 as a part of IPv6."""
    found = _read(address)
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return address


@lru_cache(CACHE_SIZE)
def visitor_of(address: str) -> str:
    """Return what limits are counted by: the address, or the network of an IPv6 address."""
    address = normalized(address)
    found = _read(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), HOUSEHOLD_BITS), strict=False))
    return address


class Proxies:
    """The proxies whose `X-Forwarded-For` is believed: addresses and networks, separated by commas."""

    def __init__(self, text: str) -> None:
        self.names = [name.strip() for name in text.split(",") if name.strip()]
        try:
            self._networks = [ip_network(name) for name in self.names]
        except ValueError as error:
            raise BadOption(f"proxies are addresses and networks such as 10.0.0.0/8: {error}") from None

    def __contains__(self, address: str) -> bool:
        found = _read(address)
        return found is not None and any(found in network for network in self._networks)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(address)
    except ValueError:
        return None
