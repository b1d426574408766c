/** Which characters our own texts have: those that the two small fonts hold (`fonts.mjs`). */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./prepare.mjs";

/** Where the pages' own texts are written, and those of the server and of the makers, which reach the pages. */
const PAGES = "apps/web/src";
const TEXTS = [
  PAGES,
  "apps/server/src",
  ...["contract", "documents", "english", "makers", "model", "question"].map(
    (name) => `packages/${name}/src`,
  ),
];
const SOURCE = /\.tsx?$/;
const NO_TEXT = /\.test\.tsx?$|[\\/]testing[\\/]/;

/** Meanings of words and explanations: far more than one page shows, of which the frequent syllables count. */
const DATA = ["packages/english/data", "packages/library"];
const DATA_FILE = /\.(?:txt|json|ts)$/;
const FREQUENT = 20;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const HANGUL = /[가-힣]/gu;
/** All but spaces and control characters. */
const VISIBLE = /[^\s\p{C}]/gu;

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
/** What passages and exam papers have besides. */
const MARKS = "‘’“”「」–—…·•×①②③④⑤⑥⑦⑧⑨⑩";
/** What keeps the height of an empty line, and words together. */
const SPACES = "\u200B\u00A0";
const ACCENTED = "éèêëáàâäçíîïñóôöúûüÉ";

/** @returns {Set<string>} of the interface: every Korean syllable of our texts, and every mark of the pages */
export function interfaceCharacters() {
  const syllables = TEXTS.flatMap((folder) => textsIn(folder)).flatMap((text) =>
    text.match(HANGUL),
  );
  const marks = textsIn(PAGES).flatMap((text) => text.match(VISIBLE));
  return new Set([...ASCII, ...MARKS, ...SPACES, ...marks, ...syllables].filter(Boolean));
}

/** @returns {Set<string>} Korean syllables that meanings and explanations have again and again */
export function frequentSyllables() {
  const files = DATA.flatMap((folder) => filesIn(folder)).filter((path) => DATA_FILE.test(path));
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files)
    for (const syllable of readFileSync(file, "utf8").match(HANGUL) ?? [])
      counts.set(syllable, (counts.get(syllable) ?? 0) + 1);
  return new Set(
    [...counts].filter(([, count]) => count >= FREQUENT).map(([syllable]) => syllable),
  );
}

/** @returns {Set<string>} of English passages */
export function passageCharacters() {
  return new Set([...ASCII, ...MARKS, ...SPACES, ...ACCENTED]);
}

/** The sources of a folder without what no page shows. */
function textsIn(folder) {
  return filesIn(folder)
    .filter((path) => SOURCE.test(path) && !NO_TEXT.test(path))
    .map((path) => readFileSync(path, "utf8").replaceAll(COMMENT, ""));
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/[\\/]node_modules[\\/]/.test(path));
}
