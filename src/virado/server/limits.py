"""Limits per client: requests over time, and connections and new guests per address."""

import ipaddress
from collections import OrderedDict

MAX_TRACKED = 20_000
"""Maximum number of addresses for which a bucket is stored."""


class TokenBucket:
    """A token bucket with `rate` tokens per second, up to `burst`."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._refilled_at = now

    def is_full(self, now: float) -> bool:
        """Return True if the bucket is as it was at the beginning."""
        return self._tokens + (now - self._refilled_at) * self._rate >= self._burst

    def try_acquire(self, now: float, number: float = 1) -> bool:
        """Take `number` tokens at time `now`, in seconds. Return False if there are too few."""
        self._tokens = min(self._burst, self._tokens + (now - self._refilled_at) * self._rate)
        self._refilled_at = now
        if self._tokens < number:
            return False
        self._tokens -= number
        return True


class RateLimiter:
    """A token bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def try_acquire(self, address: str, now: float, number: float = 1) -> bool:
        """Take `number` tokens from the bucket of an address at time `now`, in seconds.

        Return False if there are too few. Addresses that have not been used for so long that their bucket is full are
        forgotten.
        """
        while self._buckets and next(iter(self._buckets.values())).is_full(now):
            self._buckets.popitem(last=False)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._rate, self._burst, now)
            if len(self._buckets) > MAX_TRACKED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.try_acquire(now, number)

    def __len__(self) -> int:
        """Return the number of addresses for which a bucket is stored."""
        return len(self._buckets)

    def refund(self, address: str, now: float) -> None:
        """Return one token to the bucket of an address."""
        self.try_acquire(address, now, -1)


class CapacityLimiter:
    """A counter with a limit for each address or person."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._counts: dict[str, int] = {}

    def try_acquire(self, key: str) -> bool:
        """Increment a counter and return True, unless it has reached the limit (0: unlimited)."""
        count = self._counts.get(key, 0)
        if self.limit and count >= self.limit:
            return False
        self._counts[key] = count + 1
        return True

    def __len__(self) -> int:
        """Return the number of addresses or persons with a count above 0."""
        return len(self._counts)

    def get_count(self, key: str) -> int:
        """Return the count of one address or person."""
        return self._counts.get(key, 0)

    def release(self, key: str) -> None:
        """Decrement the counter of one address or person."""
        left = self._counts.get(key, 0) - 1
        if left > 0:
            self._counts[key] = left
        else:
            self._counts.pop(key, None)


def parse_ip(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return the IP address in a text, or None. An IPv4-mapped IPv6 address becomes IPv4."""
    try:
        parsed = ipaddress.ip_address(address.strip().strip("[]"))
    except ValueError:
        return None
    return getattr(parsed, "ipv4_mapped", None) or parsed


def get_network(address: str) -> str:
    """Return the network that counts as one address for limits.

    It is the IPv4 address itself, or the /64 network of an IPv6 address; '' for any other text.
    """
    parsed = parse_ip(address)
    if parsed is None:
        return ""
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    return str(ipaddress.ip_network((int(parsed), 64), strict=False).network_address)


def get_wide_network(address: str) -> str:
    """Return the IPv4 address itself, or the /48 network of an IPv6 address; '' for any other text.

    Providers assign whole /48 networks to one customer, who then has 65,536 networks of `get_network`.
    """
    parsed = parse_ip(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(parsed), 48), strict=False))
    return get_network(address)
