"""A server that only forwards messages, over the server's own transport.

python benchmarks/bare_broadcast.py BYTES
"""

import asyncio
import sys

import uvloop
from aiohttp import WSMsgType, web

from virado.server.connections.frame_writer import FlushScheduler, FrameWriter


async def serve(size: int) -> None:
    payload = b'{"type": "entries", "text": "' + b"x" * size + b'"}'
    groups: dict[str, list[FrameWriter]] = {}
    writing = FlushScheduler()

    async def join(request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(heartbeat=20.0, compress=False)
        await socket.prepare(request)
        assert request.transport is not None
        group = groups.setdefault(request.path, [])
        group.append(FrameWriter(request.transport, writing, lambda: None))
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                for other in group:
                    other.put_nowait(payload)
        return socket

    app = web.Application()
    app.add_routes([web.get("/{group}", join)])
    running = web.AppRunner(app, access_log=None)
    await running.setup()
    await web.TCPSite(running, "127.0.0.1", 0, backlog=4096).start()
    print(f"at http://127.0.0.1:{running.addresses[0][1]}", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1])))
