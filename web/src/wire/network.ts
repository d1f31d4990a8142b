/** The transport to a server: a WebSocket, and `fetch`. */
import type { Answer, Duplex, Transport } from "./transport.ts";

/**
 * Timeouts in milliseconds for the head of an answer, and for its body. They are long because some answers take time
 * to compute and some networks are slow. The connection notices a dead network earlier.
 */
const HEAD_MS = 30_000;
const BODY_MS = 120_000;

function open(): Duplex {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  const line: Duplex = {
    onopen: () => undefined,
    onmessage: () => undefined,
    onclose: () => undefined,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onopen = () => line.onopen();
  socket.onmessage = (event) => line.onmessage(event.data);
  socket.onclose = () => line.onclose();
  return line;
}

async function call(method: string, path: string, language: string, body: string | null): Promise<Answer> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), HEAD_MS);
  try {
    const response = await fetch(path, {
      method,
      headers: {
        "Accept-Language": language,
        ...(body === null ? {} : { "Content-Type": "application/json" }),
      },
      body,
      signal: silence.signal,
    });
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), BODY_MS);
    return { status: response.status, body: await response.text() };
  } catch (error) {
    throw silence.signal.aborted ? new TypeError("the server is silent") : error;
  } finally {
    clearTimeout(timer);
  }
}

export const network: Transport = { canFallSilent: true, open, call };
