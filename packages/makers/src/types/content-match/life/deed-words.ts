/** Words and phrases of deeds. */
import { findVerbBase, verbForms } from "@pulda/english";

/** A thing that was made, or several; a group of its own. */
export const NP =
  "((?:[a-z]+s(?= |$)|an?|the|several|many|some|over|more than|about|nearly|two|three|four|five|six|ten|twenty|[A-Z])[^,.]*)";
/** A place; a group of its own. */
export const PLACE = "([A-Z][A-Za-zé' -]{2,40}|the [A-Z][A-Za-z ]{2,40})";
/** "going" of "go". */
export const ing = (base: string): string => verbForms(base).ing;

/** "change the oil" of "to change the oil": whether its first word is a verb. */
export const isAct = (act: string): boolean => {
  const verb = /^[a-z]+/u.exec(act)?.[0] ?? "";
  return findVerbBase(verb, verb) === verb;
};
/** "changing the oil" of "change the oil". */
export const gerund = (act: string): string => act.replace(/^[a-z]+/u, (verb) => ing(verb));
/** Whether a thing takes a plural verb. */
export const plural = (thing: string): boolean =>
  /^(?:several|many|some|over|more than|about|nearly|two|three|four|five|six|ten|twenty)\b/u.test(
    thing,
  ) ||
  (/^(?!an? )/u.test(thing) &&
    (/[^s]s$/u.test(
      thing.replace(/ (?:of|for|in|on|to|about|that|who|with|from|at|by) .*$/u, ""),
    ) ||
      / and /u.test(thing)));

/** A long thing without what is told of it last. */
export function shortened(thing: string): string {
  const words = thing.replace(/ (?:through|with the help of|by|using|during) .*$/u, "").split(" ");
  if (words.length < thing.split(" ").length) return words.join(" ");
  if (words.length <= 10) return thing;
  const cut = words.findLastIndex(
    (word, at) =>
      at >= 4 && at <= 9 && /^(?:between|with|in|during|under|from|for|at|on|by)$/u.test(word),
  );
  return cut < 0 ? thing : words.slice(0, cut).join(" ");
}
