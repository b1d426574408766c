/** Whether a noun can name somebody who acts: a person, an animal, a group, a machine or an institution. */
import type { Token } from "../../analysis.ts";
import { singularOf } from "../../inflection.ts";
import { mainSenses } from "../../lexicon/relations.ts";
import { getSense } from "../../lexicon/senses.ts";
import { MASS } from "../../words/countability.ts";
import { PEOPLE, UNCERTAIN_NUMBER } from "../../words/nouns.ts";
import { wordList } from "../../words/word-list.ts";

/** WordNet's files of animals, groups, places (a city decides) and persons. */
const ACTING = new Set([5, 14, 15, 18]);
const PLACE = 15;
/** Things that speak, think or work of themselves in plain prose. */
const PERSONIFIED = wordList(
  "machine computer robot program software brain mind heart eye ear voice law study report paper book letter story theory research science nature house home office ship plane car app model test company firm bank industry market world nation country life soul spirit body hand other one project plan policy campaign mission survey rule sign question text article poem song film picture image magazine journal newspaper article card",
);

/** Whether the noun is a common noun none of whose main senses can act: "the seeds", "the work". */
export function isThing(noun: Token): boolean {
  // at the start of a sentence a common noun may be tagged as a name
  const isName =
    noun.tag === "NNP" && noun.index === 0 && (MASS.has(noun.lower) || noun.lower === "work");
  if (!isName && !/^NNS?$/u.test(noun.tag ?? "")) return false;
  const singular = singularOf(noun.lower);
  if (PEOPLE.has(noun.lower) || UNCERTAIN_NUMBER.has(noun.lower) || PERSONIFIED.has(singular))
    return false;
  const senses = mainSenses(singular, "n");
  return senses.length > 0 && senses.every((sense) => !ACTING.has(getSense(sense).field));
}

/** Whether the word names a person, an animal or a group in its first sense; names and personal pronouns do. */
export function mayAct(noun: Token): boolean {
  if (noun.tag === "NNP" || !/^NNS?$/u.test(noun.tag ?? "")) return true;
  if (PEOPLE.has(noun.lower)) return true;
  const [first] = mainSenses(singularOf(noun.lower), "n");
  return (
    first !== undefined && ACTING.has(getSense(first).field) && getSense(first).field !== PLACE
  );
}
