/** Things that notices include, lend, sell and give, in Korean. Written by us. */
import { singularOf } from "../inflection.ts";
import { lazy, readLines } from "../lexicon/data.ts";

const things = lazy(
  () =>
    new Map(
      readLines("notice-things.txt").flatMap((line): [string, string][] => {
        const [english = "", korean] = line.split(" | ");
        return korean === undefined ? [] : [[english, korean]];
      }),
    ),
);

/** Words before a thing that make no other thing of it. */
const LOOSE =
  /^(?:a|an|the|your|their|our|own|some|any|all|free|extra|small|necessary|basic|each|of|two|three|four|complimentary|delicious|healthy|light|fresh|simple|special|new|clean|full|complete|official|a cup|a bottle|a bowl|a pair|cups|bottles|bowls) /u;

/**
 * What a noun phrase of a notice names, in Korean; null for one that is not known whole.
 * @param phrase in any number, with or without an article
 * @example noticeThing("your own water bottle") // "물병"
 */
export function noticeThing(phrase: string): string | null {
  let rest = phrase.trim().toLowerCase().replace(/\s+/gu, " ");
  for (;;) {
    const found = things().get(rest) ?? things().get(inSingular(rest));
    if (found !== undefined) return found;
    const shorter = rest.replace(LOOSE, "");
    if (shorter === rest) return null;
    rest = shorter;
  }
}

/** With its last word in the singular: "t-shirts", too, which the dictionary does not have. */
function inSingular(phrase: string): string {
  const at = phrase.lastIndexOf(" ") + 1;
  const last = phrase.slice(at);
  const singular = last.includes("-") ? last.replace(/s$/u, "") : singularOf(last);
  return phrase.slice(0, at) + singular;
}
