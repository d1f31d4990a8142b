import { describe, expect, it, vi } from "vitest";

vi.mock("$/cards/Card.svelte", () => ({ default: {} }));
vi.mock("$/settings.svelte.ts", () => ({ tempo: () => 1 }));
vi.mock("$/table/sound.ts", () => ({ play: () => undefined }));

const { Scene } = await import("$/table/motion.ts");
const { phases } = await import("./motion.ts");
type TricksView = Parameters<typeof phases>[2];

describe("a card that is turned up", () => {
  it("says what is trump once it lies there, and is told of no earlier", () => {
    const nothing = new Scene({ querySelectorAll: () => [] } as unknown as Element);
    const scenes = { before: nothing, after: nothing };
    const [turned] = phases({ type: "turn-up", seat: 0, card: "7h", trump: "h" }, scenes, {} as TricksView);
    expect(turned?.flights.map(({ reveals }) => reveals)).toEqual(["trump"]);
    expect(turned?.shows).toEqual(["told"]);
  });
});
