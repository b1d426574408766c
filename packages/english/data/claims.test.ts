/** The form of `themes.txt` and of the files in `claims/`: a claim is printed as an option as it stands. */
import { describe, expect, it } from "vitest";
import { claimFields, type Claim } from "../src/claims/bank.ts";
import { BRACED, inflectClaim } from "../src/claims/inflect-claim.ts";
import { themeIds, themeOf } from "../src/claims/themes.ts";

const MOST_WORDS = 10;
/** A clause has its subject, too. */
const MOST_WORDS_OF_CLAUSE = 12;

function problemsOf({ theme, form, phrase }: Claim): string[] {
  const words = phrase.split(" ");
  const braced = [...phrase.matchAll(/\{(\w+)\}/gu)].map(([, word = ""]) => word);
  const most = form === "cl" ? MOST_WORDS_OF_CLAUSE : MOST_WORDS;
  return [
    ...(themeOf(theme) ? [] : [`theme ${theme}`]),
    ...(["vp", "np", "cl"].includes(form) ? [] : [`form ${form}`]),
    ...(words.length >= 3 && words.length <= most ? [] : ["length"]),
    ...(/^[a-z*{}N][a-zA-Z*{}',;é -]*[a-z}]$/u.test(phrase) ? [] : ["characters"]),
    ...(braced.every((word) => BRACED.includes(word) || (form === "cl" && word === "N"))
      ? []
      : ["braces"]),
    ...((form === "cl") === braced.includes("N") ? [] : ["{N}"]),
    ...(form === "vp" || !phrase.includes("*") ? [] : ["a verb that agrees with nothing"]),
    ...(form !== "vp" || phrase.startsWith("*") ? [] : ["no verb at the beginning"]),
    ...(form !== "vp" || inflectClaim(claimOf(phrase), "present", "they") ? [] : ["verb"]),
  ];
}

const claimOf = (phrase: string): Claim => ({ theme: "", form: "vp", phrase });

describe("claims", () => {
  it("are written in the form that is read", () => {
    const wrong = claimFields().flatMap(({ id, claims }) =>
      claims.flatMap((claim) =>
        problemsOf(claim).map((one) => `${id}: ${one}: ${claim.theme} | ${claim.phrase}`),
      ),
    );
    expect(wrong).toEqual([]);
    expect(claimFields().flatMap(({ claims }) => claims).length).toBeGreaterThan(3000);
  });

  it("stand once in a field, sorted by theme", () => {
    for (const { id, claims } of claimFields()) {
      const phrases = claims.map(({ phrase }) => phrase);
      expect([id, phrases.filter((one, at) => phrases.indexOf(one) !== at)]).toEqual([id, []]);
      const themes = claims.map(({ theme }) => theme);
      expect([id, themes]).toEqual([id, themes.toSorted()]);
    }
  });

  it("are about nouns in the singular", () => {
    for (const { id, nouns } of claimFields()) {
      expect([id, nouns.filter((noun) => !/^[a-z]+(?:[ -][a-z]+)*$/u.test(noun))]).toEqual([
        id,
        [],
      ]);
      expect([id, new Set(nouns).size]).toEqual([id, nouns.length]);
    }
  });
});

describe("themes", () => {
  it("have a Korean name and eight to fifteen words", () => {
    expect(themeIds()).toEqual(themeIds().toSorted());
    for (const id of themeIds()) {
      const { name, words } = themeOf(id)!;
      expect(name).toMatch(/^[가-힣 ]+$/u);
      expect([id, words.length >= 8 && words.length <= 15]).toEqual([id, true]);
      expect([id, new Set(words).size]).toEqual([id, words.length]);
    }
  });
});

describe("a claim in its place", () => {
  const printed = claimOf("*become outdated as soon as {they} {are} printed");

  it.each([
    ["present", "it", "becomes outdated as soon as it is printed"],
    ["present", "they", "become outdated as soon as they are printed"],
    ["bare", "it", "become outdated as soon as it is printed"],
    ["gerund", "they", "becoming outdated as soon as they are printed"],
    ["past", "it", "became outdated as soon as it is printed"],
  ] as const)("is %s of %s", (as, subject, text) => {
    expect(inflectClaim(printed, as, subject)).toBe(text);
  });

  it("loses its be after another one", () => {
    expect(inflectClaim(claimOf("*are the outcome of many choices"), "complement", "it")).toBe(
      "the outcome of many choices",
    );
    expect(inflectClaim(claimOf("*save time"), "complement", "it")).toBeNull();
  });

  it("speaks of us where we are the subject", () => {
    expect(inflectClaim(claimOf("*hide {their} doubts from {themselves}"), "present", "we")).toBe(
      "hide our doubts from ourselves",
    );
  });
});
