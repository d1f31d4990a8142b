"""Answers that are the same for every client: made once, with an ETag, and sent without their body if it is known."""

import hashlib
from typing import NamedTuple

from aiohttp import ETag, web

from virado.server.routing import CONTENT_POLICY, REVALIDATE

ETAG_BYTES = 12


class KeptAnswer(NamedTuple):
    """The body of an answer with its headers."""

    body: str
    content_type: str
    etag: str
    policy: str
    """Content security policy; empty for the default one."""

    @classmethod
    def make(cls, body: str, content_type: str, policy: str = "") -> "KeptAnswer":
        """Return the answer with its ETag."""
        etag = hashlib.blake2b(body.encode(), digest_size=ETAG_BYTES).hexdigest()
        return cls(body, content_type, etag, policy)

    def respond(self, request: web.Request) -> web.Response:
        """Return the response, without its body if the client has it already."""
        known = {each.value for each in request.if_none_match or ()}
        is_known = self.etag in known or "*" in known
        response = (
            web.Response(status=304)
            if is_known
            else web.Response(text=self.body, content_type=self.content_type, charset="utf-8")
        )
        response.etag = ETag(self.etag, is_weak=True)  # weak, because the body may be sent compressed or not
        response.headers["Cache-Control"] = REVALIDATE
        response.headers["Vary"] = "Accept-Encoding"
        if self.policy:
            response.headers[CONTENT_POLICY] = self.policy
        if not is_known:
            response.enable_compression()
        return response
