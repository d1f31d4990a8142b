import { describe, expect, it, vi } from "vitest";

vi.mock("$/settings.svelte.ts", () => ({ settings: { language: "de" } }));
vi.mock("./words.svelte.ts", () => ({
  capital: (words: string) => words.charAt(0).toUpperCase() + words.slice(1),
  t: (key: string, facts: object = {}) => `${key} ${JSON.stringify(facts)}`,
}));

const { HttpError, call } = await import("$/wire/http.ts");
const { problemOf } = await import("./errorText.ts");

/** Return the error text for a response of the server. */
async function asked(fetched: () => Promise<Response>): Promise<string> {
  vi.stubGlobal("fetch", fetched);
  return call("variants").then(() => "", problemOf);
}

describe("what goes wrong is said in the reader's language", () => {
  it("in the sentence of the server, if there is one", async () => {
    const refusal = { code: "no-such-table", message: "den Tisch gibt es nicht" };
    expect(await asked(async () => Response.json(refusal, { status: 404 }))).toBe("Den Tisch gibt es nicht");
  });
  it("in one of the client, if something else has answered", async () => {
    expect(await asked(async () => new Response("<html>", { status: 502, statusText: "Bad Gateway" }))).toBe(
      'Web-problem-status {"number":502}',
    );
    expect(problemOf(new HttpError(500, ""))).toContain("500");
  });
  it("in one of the client, if nothing has answered", async () => {
    expect(await asked(async () => Promise.reject(new TypeError("Failed to fetch")))).toBe(
      "Web-unreachable {}",
    );
  });
});
