/**
 * Reflexives of the first and second person: "I would never forgive myself for it" → me.
 *
 * Only one person can be meant, so that a plain pronoun right behind the verb is wrong. Not tested: reflexives behind
 * prepositions ("took it with me") and verbs of getting, whose "me" is dialect ("I bought me a car"),
 * and verbs of seeing and liking, where "me" may be the person as others see it (Quirk et al. 1985
 * §6.23–27).
 */
import { wordTable } from "../../../words/word-table.ts";
import type { Sentence, Token } from "../../../analysis.ts";
import { withParticle } from "../../../korean.ts";
import { STRICTLY_TRANSITIVE } from "../../../words/verbs.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isFiniteVerb } from "../../syntax/tokens.ts";

const OBJECTIVE: Readonly<Record<string, readonly [subject: RegExp, edit: string]>> = wordTable({
  myself: [/^i$/u, "me"],
  ourselves: [/^we$/u, "us"],
  yourself: [/^you$/u, "you"],
  yourselves: [/^you$/u, "you"],
});
const OF_GETTING = wordList(
  "be become feel buy get make find build cook pour fix grab catch order earn win pick set sit lay take do go see imagine picture remember want like love hate hear watch know miss mean think",
);
/** Verbs whose infinitive has the same subject: "we need to prepare ourselves". */
const SAME_SUBJECT = wordList("begin continue fail have learn need seem start tend try");

export function firstPersonReflexives(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((reflexive) => {
    const [person, edit] = OBJECTIVE[reflexive.lower] ?? [];
    const verb = tokens[reflexive.index - 1];
    if (!person || !edit || !/^VB[ZPDN]?$/u.test(verb?.tag ?? "") || !verb) return [];
    if (OF_GETTING.has(verb.lemma)) return [];
    // "when we talk ourselves": beside a finished clause a reflexive may be emphatic
    const isLast = !/\p{L}/u.test(tokens[reflexive.index + 1]?.text ?? "");
    if (isLast && !STRICTLY_TRANSITIVE.has(verb.lemma)) return [];
    const subject = subjectOf(tokens, verb);
    if (!subject || !person.test(subject.lower)) return [];
    const shown = withParticle(subject.text, "과/와", `'${subject.text}'`);
    return pointOf(sentence, {
      rule: "reflexive",
      first: reflexive,
      replacement: edit,
      cue: subject,
      right: `동사 '${verb.text}'의 목적어가 주어 ${shown} 같은 사람이므로 재귀대명사 '${reflexive.text}'`,
      wrong: `목적어가 주어 ${shown} 같은 사람이므로 목적격 ${withParticle(edit, "은/는", `'${edit}'`)} 쓸 수 없어요.`,
    });
  });
}

/** The pronoun right before the verb group that ends with the verb. */
function subjectOf(tokens: readonly Token[], verb: Token): Token | null {
  let at = verb.index;
  while (!isFiniteVerb(tokens[at])) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (token?.lower === "to" && before && !SAME_SUBJECT.has(before.lemma)) return null;
    if (!/^(?:VB|VBN|VBG|RB|TO)$/u.test(token?.tag ?? "")) return null;
    at--;
  }
  do at--;
  while (tokens[at]?.tag === "RB");
  return tokens[at] ?? null;
}
