"""Who is shut out: persons, and networks of addresses, for so long or for good."""

import ipaddress
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from virado.refusal import IllegalError, OptionsError, Refusal

HOUR_MS = 60 * 60 * 1000
COLUMNS = "id, person, network, reason, at, until, with_address"
LEAST_PREFIX = {4: 8, 6: 16}
"""By version of IP, how long the prefix of a network must be at least, so that nobody shuts everybody out by a slip."""
MOST_PREFIX = {4: 32, 6: 64}
"""... and at most: of IPv6, a /64 network counts as one address."""
IpAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class StoredBan(msgspec.Struct, frozen=True, kw_only=True):
    """A person or a network that is shut out. Times are milliseconds since 1970."""

    id: str
    person: str | None
    """Id; None if a network is shut out."""
    network: str
    """As `192.0.2.0/24`; empty if a person is shut out."""
    reason: str
    at: int
    until: int
    """0: for good."""
    with_address: int = 0
    """1 if the addresses from which the person is connected are shut out for a day, too."""

    def is_over(self, now: int) -> bool:
        """Whether its time is up."""
        return bool(self.until) and self.until <= now

    def refusal(self, code: str, now: int) -> Refusal:
        """What who is shut out is told: for how many hours still (0: for good), and why."""
        hours = -(-(self.until - now) // HOUR_MS) if self.until else 0
        return Refusal(code, None, {"number": hours, "sentence": self.reason})


class Bans:
    """The bans of the database, as they have been read last."""

    def __init__(self) -> None:
        self._of_person: dict[str, StoredBan] = {}
        self._of_network: dict[tuple[int, int], dict[int, StoredBan]] = {}
        """By version and length of the prefix, by the first bits of an address."""

    def replace_all(self, bans: Iterable[StoredBan]) -> None:
        """Know these bans and no others; of two of the same, the later one."""
        self._of_person, self._of_network = {}, {}
        for ban in bans:
            if ban.person is not None:
                self._of_person[ban.person] = ban
            else:
                network = ipaddress.ip_network(ban.network)
                key = network.version, network.prefixlen
                self._of_network.setdefault(key, {})[_first_bits(network.network_address, key[1])] = ban

    def check_person(self, person: str, now: int) -> None:
        """IllegalError (`banned`) if a person is shut out."""
        ban = self._of_person.get(person)
        if ban is not None and not ban.is_over(now):
            raise IllegalError(ban.refusal("banned", now))

    def check_address(self, address: IpAddress | None, now: int) -> None:
        """IllegalError (`address-banned`) if an address is shut out."""
        if address is None:
            return
        for (version, length), found in self._of_network.items():
            ban = found.get(_first_bits(address, length)) if version == address.version else None
            if ban is not None and not ban.is_over(now):
                raise IllegalError(ban.refusal("address-banned", now))


def _first_bits(address: IpAddress, length: int) -> int:
    return int(address) >> (address.max_prefixlen - length)


def read_network(text: str) -> str:
    """An address or a network as it is kept; OptionsError (`bad-network`)."""
    try:
        network: Network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise OptionsError("unreadable", text, code="bad-network", problem=str(error)) from None
    if isinstance(network, ipaddress.IPv6Network) and network.network_address.ipv4_mapped is not None:
        length = max(network.prefixlen - 96, 0)
        network = ipaddress.ip_network((network.network_address.ipv4_mapped, length), strict=False)
    if network.prefixlen < LEAST_PREFIX[network.version]:
        raise OptionsError("too-wide", text, code="bad-network", limit=LEAST_PREFIX[network.version])
    return str(
        network.supernet(new_prefix=MOST_PREFIX[network.version])
        if network.prefixlen > MOST_PREFIX[network.version]
        else network
    )


def is_network(text: str) -> bool:
    """Whether a text is an address or a network, not the name of a person."""
    try:
        ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        return False
    return True
