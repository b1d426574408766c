/** The noun that a relative clause describes. */
import type { Token } from "../../../analysis.ts";
import type { SubjectBefore } from "../../subject-before.ts";
import { canBeSingular, isPlural, isPluralForm } from "../../word-class.ts";

/** "Scientists who study the brain has": the plural at the start, where its relative clause has a verb already. */
export function beforeRelativeClause(tokens: readonly Token[], verb: Token): SubjectBefore | null {
  if (!/^(?:is|has|was|does)$/u.test(verb.lower)) return null;
  const who = tokens.findIndex(({ lower }) => lower === "who");
  const head = tokens[who - 1];
  if (who < 1 || who > 4 || who > verb.index || !head || !isPluralForm({ ...head, likely: "NNS" }))
    return null;
  const inside = tokens.slice(who + 1, verb.index);
  const finite = inside.filter(({ likely }) => /^(?:VBP|VBD|VBZ|MD)$/u.test(likely ?? ""));
  const isPlain =
    finite.length === 1 &&
    !inside.some(
      ({ text, lower }) =>
        /^[,;:()]$/u.test(text) || /^(?:that|and|or|how|what|which|who)$/u.test(lower),
    );
  const object = tokens[verb.index - 1];
  return isPlain && finite[0] === inside[0] && object?.likely === "NN"
    ? { head, first: head, plural: true }
    : null;
}

/** The noun before "that", "which" or "who", where no other noun can be meant. */
export function antecedentOf(tokens: readonly Token[], verb: Token): SubjectBefore | null {
  let at = verb.index - 1;
  while (tokens[at]?.likely === "RB") at--;
  const relative = tokens[at];
  const isAside = tokens[at - 1]?.text === "," && relative?.lower === "who";
  const noun = isAside ? tokens[at - 2] : tokens[at - 1];
  if (!relative || !noun || !/^(?:that|which|who)$/u.test(relative.lower) || noun.text === ",")
    return null;
  if (isAside && noun.likely !== "NN") return null;
  let from = noun.index;
  while (from >= 0 && /^(?:NN|NNS|JJ|JJR|JJS|VBN|VBG|CD|RB)$/u.test(tokens[from]?.likely ?? ""))
    from--;
  const determiner = tokens[from];
  const isDetermined = /^(?:DT|PRP\$)$/u.test(determiner?.likely ?? "");
  const before = tokens[isDetermined ? from - 1 : from];
  // "one of the values that": which noun is meant is open; "it is the values that" is a cleft
  if (
    before &&
    !(
      before.lower === "of" &&
      (isPluralForm(tokens[before.index - 1] ?? before) ||
        /^(?:millions|thousands|hundreds|kinds|types|parts)$/u.test(
          tokens[before.index - 1]?.lower ?? "",
        ))
    ) &&
    /^(?:of|and|or|in|on|with|between|for|as|from|than|is|was|it)$/u.test(before.lower) &&
    // "comes from stories that": no noun stands before the preposition
    !(
      /^(?:from|in|on|for)$/u.test(before.lower) &&
      /^(?:VB[ZPD]|JJR?|RB)$/u.test(tokens[before.index - 1]?.likely ?? "")
    )
  )
    return null;
  if (
    (isPlural(noun.lower) || isPluralForm(noun)) &&
    !(isDetermined && /^(?:a|an|this|each|every)$/u.test(determiner?.lower ?? ""))
  )
    return { head: noun, first: noun, plural: true };
  const isSingular =
    isDetermined &&
    (/^(?:a|an|this)$/u.test(determiner?.lower ?? "") ||
      (isAside && /^(?:my|his|her|your|the)$/u.test(determiner?.lower ?? ""))) &&
    canBeSingular(noun.lower) &&
    noun.likely === "NN" &&
    // "citizens of a republic who were": the plural before "of" is meant
    before?.lower !== "of";
  return isSingular ? { head: noun, first: noun, plural: false } : null;
}
