/** What is done at an event, by the list of its activities. */
import { findVerbBase, verbForms } from "@pulda/english";
import { fact } from "./label.ts";
import { type Fact, inner, type Notice } from "./notice.ts";
import { toldOf } from "./plain-verbs.ts";

const HEADING =
  /\b(?:activit(?:y|ies)|programs?|programmes?|what you(?:'ll| will)|highlights|what we|you will learn|sessions)\b/iu;

/** "Opening a hive with an expert beekeeper" under "Activities": what people get to do. */
export function activityFacts({ lines, people }: Notice): Fact[] {
  return lines.flatMap((line) => {
    if (line.label !== null || !HEADING.test(line.section) || /[.!?]$/u.test(line.value)) return [];
    const [ing = "", ...rest] = inner(line.value).split(" ");
    const base = ing.endsWith("ing") ? findVerbBase(ing, "") : null;
    if (!base || verbForms(base).ing !== ing || rest.length === 0 || rest.length > 10) return [];
    if (/ and [a-z]+ing\b/u.test(line.value)) return [];
    const told = toldOf(`${base} ${rest.join(" ")}`);
    return told ? [fact(line, [`${people} get a chance to ${told}`], [])] : [];
  });
}
