import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const WIDTH = 164.8;
const HEIGHT = 260.8;
/** The frame of a court card in the package's SVG files, whose centre is the origin. */

/** Softer than the pure colours of the files, to suit the cloth. */
const COLOURS: Record<string, string> = {
  red: "#b3261e",
  "#44F": "#3d5a80",
  "#FC4": "#d9a441",
  blue: "#1c55b8",
  green: "#1f6b34",
};

/**
 * Build the pictures of kings, queens and jacks from `react-playing-card-set`, without index and border: `import
 * faces from "virtual:card-faces"` gives their URLs by number of colours and card (`faces["2"].Kh`).
 */
export function cardFaces(): Plugin {
  const name = "virtual:card-faces";
  const folder = join(
    dirname(createRequire(import.meta.url).resolve("react-playing-card-set/package.json")),
    "src",
    "images",
  );
  let serving = false;
  const cards = ["K", "Q", "J"].flatMap((rank) => ["S", "H", "D", "C"].map((suit) => rank + suit));

  function picture(colours: string, card: string): string {
    let svg = readFileSync(join(folder, `${colours}color`, `${card}.svg`), "utf8");
    svg = svg.replace(
      /viewBox="-120 -168 240 336"/,
      `viewBox="${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}"`,
    );
    svg = svg.replace(/ (?:height|width)="[\d.]+in"/g, "").replace(/ (?:class|face)="\w+"/g, "");
    return svg.replace(
      /"(red|blue|green|#44F|#FC4)"/g,
      (whole, colour: string) => `"${COLOURS[colour] ?? whole}"`,
    );
  }

  return {
    name: "card-faces",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const rows = ["2", "4"].map((colours) => {
        const faces = cards.map((card) => {
          const key = card[0] + (card[1] ?? "").toLowerCase();
          if (serving)
            return `${key}: ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(picture(colours, card))}`)}`;
          const file = this.emitFile({
            type: "asset",
            name: `${card}-${colours}.svg`,
            source: picture(colours, card),
          });
          return `${key}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        return `${colours}: { ${faces.join(", ")} }`;
      });
      return `export default { ${rows.join(", ")} };`;
    },
  };
}
