"""Bans of persons and of networks, temporary or permanent."""

import ipaddress
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from virado.refusal import IllegalError, OptionsError, Refusal

HOUR_MS = 60 * 60 * 1000
COLUMNS = "id, person, network, reason, at, until, with_address"
MIN_PREFIX = {4: 8, 6: 16}
"""Minimum prefix length of a banned network, by IP version. It prevents an accidental ban of everybody."""
MAX_PREFIX = {4: 32, 6: 64}
"""Maximum prefix length of a banned network, by IP version. An IPv6 /64 network counts as one address."""
IpAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class StoredBan(msgspec.Struct, frozen=True, kw_only=True):
    """A ban of a person or a network as stored. Times are milliseconds since 1970."""

    id: str
    person: str | None
    """Id of the person; None for a network."""
    network: str
    """The network, such as `192.0.2.0/24`; empty for a person."""
    reason: str
    at: int
    until: int
    """End of the ban; 0: permanent."""
    with_address: int = 0
    """1 if the addresses from which the person is connected are also banned, for a day."""

    def is_over(self, now: int) -> bool:
        """Return True if the ban has expired."""
        return bool(self.until) and self.until <= now

    def refusal(self, code: str, now: int) -> Refusal:
        """Return the refusal for the banned person. Its facts are the remaining hours (0: permanent) and the reason."""
        hours = -(-(self.until - now) // HOUR_MS) if self.until else 0
        return Refusal(code, None, {"number": hours, "sentence": self.reason})


class Bans:
    """The active bans of the database, as last read."""

    def __init__(self) -> None:
        self._by_person: dict[str, StoredBan] = {}
        self._by_network: dict[tuple[int, int], dict[int, StoredBan]] = {}
        """Bans of networks, by IP version and prefix length, then by the network's prefix as an integer."""

    def replace_all(self, bans: Iterable[StoredBan]) -> None:
        """Replace all bans. If the list bans a person or network twice, the later ban applies."""
        self._by_person, self._by_network = {}, {}
        for ban in bans:
            if ban.person is not None:
                self._by_person[ban.person] = ban
            else:
                network = ipaddress.ip_network(ban.network)
                key = network.version, network.prefixlen
                self._by_network.setdefault(key, {})[_take_prefix(network.network_address, key[1])] = ban

    def check_person(self, person: str, now: int) -> None:
        """Raise IllegalError (`banned`) if a person is banned."""
        ban = self._by_person.get(person)
        if ban is not None and not ban.is_over(now):
            raise IllegalError(ban.refusal("banned", now))

    def check_address(self, address: IpAddress | None, now: int) -> None:
        """Raise IllegalError (`address-banned`) if an address is banned."""
        if address is None:
            return
        for (version, length), found in self._by_network.items():
            ban = found.get(_take_prefix(address, length)) if version == address.version else None
            if ban is not None and not ban.is_over(now):
                raise IllegalError(ban.refusal("address-banned", now))


def _take_prefix(address: IpAddress, length: int) -> int:
    return int(address) >> (address.max_prefixlen - length)


def read_network(text: str) -> str:
    """Return an address or network in its stored form. Raises OptionsError (`bad-network`)."""
    try:
        network: Network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise OptionsError("unreadable", text, code="bad-network", problem=str(error)) from None
    if isinstance(network, ipaddress.IPv6Network) and network.network_address.ipv4_mapped is not None:
        length = max(network.prefixlen - 96, 0)
        network = ipaddress.ip_network((network.network_address.ipv4_mapped, length), strict=False)
    if network.prefixlen < MIN_PREFIX[network.version]:
        raise OptionsError("too-wide", text, code="bad-network", limit=MIN_PREFIX[network.version])
    return str(
        network.supernet(new_prefix=MAX_PREFIX[network.version])
        if network.prefixlen > MAX_PREFIX[network.version]
        else network
    )


def is_network(text: str) -> bool:
    """Return True if a text is an address or a network, and not the name of a person."""
    try:
        ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        return False
    return True
