import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("$/settings.svelte.ts", () => ({ settings: { language: "de", pattern: "french" } }));
const { addressOf, call, HttpError } = await import("./http.ts");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Mock a server whose answer has this head and body; undefined if it never comes. */
function serve(head: object | undefined, body: object | undefined): void {
  const never = (signal: AbortSignal): Promise<never> =>
    new Promise((_, fail) =>
      signal.addEventListener("abort", () => fail(new DOMException("stopped", "AbortError"))),
    );
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) =>
    head
      ? Promise.resolve({
          ...head,
          text: () => (body ? Promise.resolve(JSON.stringify(body)) : never(signal)),
        })
      : never(signal),
  );
}

it("gives the answer, and leaves no timer behind", async () => {
  serve({ ok: true, status: 200 }, { person: "p1" });
  expect(await call("me")).toEqual({ person: "p1" });
  expect(vi.getTimerCount()).toBe(0);
});

it("gives a refusal in the server's words", async () => {
  serve({ ok: false, status: 429 }, { code: "too-fast", message: "Slower." });
  const answer = call("me");
  await expect(answer).rejects.toThrow(HttpError);
  await expect(answer).rejects.toThrow("Slower.");
});

it.each([
  ["head", undefined, 30_000],
  ["body", { ok: true, status: 200 }, 120_000],
])("fails as an unreachable server does where the %s of an answer never comes", async (_, head, ms) => {
  serve(head, undefined);
  let failed: unknown;
  call("me").catch((error: unknown) => (failed = error));
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(failed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toBeInstanceOf(TypeError);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ["the reader's language", { variant: "casino" }, "/api/rules/casino?lang=de"],
  ["an explicit language", { variant: "casino", lang: "fa" }, "/api/rules/casino?lang=fa"],
  [
    "the reader's language for an empty field",
    { variant: "casino", lang: null },
    "/api/rules/casino?lang=de",
  ],
  ["an escaped path", { variant: "a/b c", lang: "en" }, "/api/rules/a%2Fb%20c?lang=en"],
])("an address has %s", (_, fields, address) => {
  expect(addressOf("rules", fields)).toBe(address);
});
