/**
 * `npm run fonts`: makes the two small fonts that every page loads first, into apps/web/src/fonts. They hold what our own
 * texts need of Pretendard and Source Serif 4, in the weights that the pages have; rarer characters come from those
 * families' own files. They have names of their own, as the licence asks of what is changed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import fontverter from "fontverter";
import subsetFont from "subset-font";
import { fontSizes } from "../apps/web/font-file.ts";
import { rename } from "./font-names.mjs";
import { frequentSyllables, interfaceCharacters, passageCharacters } from "./our-characters.mjs";
import { ROOT } from "./prepare.mjs";

const FOLDER = join(ROOT, "apps", "web", "src", "fonts");
const WEIGHTS = { min: 400, max: 700 };
/** What browsers apply by themselves, and figures of one width. */
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig", "tnum"];

const FONTS = [
  {
    family: "Pulda Interface",
    name: "interface",
    source: "pretendard/dist/web/variable/woff2/PretendardVariable.woff2",
    characters: interfaceCharacters().union(frequentSyllables()),
  },
  {
    family: "Pulda Passage",
    name: "passage",
    source: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
    characters: passageCharacters(),
  },
];

const { resolve } = createRequire(join(ROOT, "apps", "web", "package.json"));
const faces = [];
for (const { family, name, source, characters } of FONTS) {
  const path = resolve(source);
  const { has } = fontSizes(path);
  const codes = [...characters]
    .filter(has)
    .map((character) => character.codePointAt(0))
    .toSorted((a, b) => a - b);
  const subset = await subsetFont(readFileSync(path), String.fromCodePoint(...codes), {
    targetFormat: "truetype",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
  const font = await fontverter.convert(rename(subset, family), "woff2", "truetype");
  writeFileSync(join(FOLDER, `${name}.woff2`), font);
  faces.push(face(family, name, codes));
  console.log(`${family}: ${codes.length} characters, ${(font.length / 1000).toFixed(0)} kB`);
}
writeFileSync(join(FOLDER, "core.css"), `/* Made by \`npm run fonts\`. */\n${faces.join("\n")}`);

function face(family, name, codes) {
  return `@font-face {
  font-family: "${family}";
  src: url("./${name}.woff2") format("woff2");
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  unicode-range: ${ranges(codes).join(", ")};
}
`;
}

/** @example ranges([65, 66, 67, 97]) // ["U+41-43", "U+61"] */
function ranges(codes) {
  const found = [];
  for (const code of codes) {
    const last = found.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else found.push([code, code]);
  }
  return found.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`));
}

function hex(code) {
  return code.toString(16).toUpperCase();
}
