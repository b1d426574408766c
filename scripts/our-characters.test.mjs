import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { fontSizes, fontTables } from "../apps/web/font-file.ts";
import { namesOf } from "./font-names.mjs";
import { interfaceCharacters, passageCharacters } from "./our-characters.mjs";
import { ROOT } from "./prepare.mjs";

const FONTS = join(ROOT, "apps", "web", "src", "fonts");
const PRETENDARD = "pretendard/dist/web/variable/woff2/PretendardVariable.woff2";
const SERIF = "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2";

describe("the fonts of our texts", () => {
  it.each([
    { name: "interface", source: PRETENDARD, characters: interfaceCharacters() },
    { name: "passage", source: SERIF, characters: passageCharacters() },
  ])("$name has every character that its family has; else: npm run fonts", (font) => {
    const { has } = fontSizes(join(FONTS, `${font.name}.woff2`));
    const family = fontSizes(fileURLToPath(import.meta.resolve(font.source)));
    expect(font.characters.size).toBeGreaterThan(100);
    expect(
      [...font.characters].filter((character) => family.has(character) && !has(character)),
    ).toEqual([]);
  });

  it("are as wide as their families", () => {
    const widths = [join(FONTS, "interface.woff2"), fileURLToPath(import.meta.resolve(PRETENDARD))];
    const [ours, theirs] = widths.map((path) => fontSizes(path).widthOf("문제집 12"));
    expect(ours).toBeCloseTo(theirs ?? 0, 2);
  });

  it.each(["interface", "passage"])("%s does not have the name of what it was made of", (name) => {
    const table = fontTables(join(FONTS, `${name}.woff2`)).get("name");
    const names = namesOf(table).filter(({ id }) => ![0, 9, 13, 14].includes(id));
    expect(names.find(({ id }) => id === 1)?.text).toMatch(/^Pulda \w+$/);
    expect(names.filter(({ text }) => /pretendard|source/i.test(text))).toEqual([]);
  });
});

it("knows the pages' own texts", () => {
  expect([..."문제집을풀어요"].every((character) => interfaceCharacters().has(character))).toBe(
    true,
  );
});
