/** What the labelled lines of a notice say. */
import { activityFacts } from "./activities.ts";
import { fact } from "./label.ts";
import type { Fact, Line, Notice } from "./notice.ts";
import { costFact, feeFacts, peopleFact } from "./people-and-costs.ts";
import { bannedFacts, orderFacts, prizeFacts, roundFact, weightFact } from "./programme.ts";
import { moreOf } from "./more-labels.ts";
import { headedFacts, rateFacts } from "./rates.ts";
import { earlierFacts, spanFacts, startFacts } from "./spans.ts";
import { placeFact, timeFact } from "./times-and-places.ts";

/** The facts of the labelled lines, in order. */
export function labelFacts(notice: Notice): Fact[] {
  return [
    ...notice.lines.flatMap((line) =>
      line.label === null ? weightFact(line) : ofAnyLine(line, notice),
    ),
    ...earlierFacts(notice),
    ...activityFacts(notice),
    ...headedFacts(notice),
    ...orderFacts(notice),
    ...prizeFacts(notice),
    ...bannedFacts(notice),
    ...feeFacts(notice),
  ];
}

/** What a labelled line says: by its label, or by the form of its value. */
function ofAnyLine(line: Line, notice: Notice): Fact[] {
  const label = line.label!;
  if (/^(?:start|starting|departure) times?$/iu.test(label)) {
    const start = startFacts(line, notice);
    if (start) return [start];
  }
  if (
    /^(?:[A-Za-z]+ )?(?:dates?|when|day|period|times?|schedule|hours|date (?:and|&) time)$/iu.test(
      label,
    )
  ) {
    const span = / \([a-z][a-z ]+\), /u.test(line.value) ? null : spanFacts(line, notice);
    if (span) return [span];
  }
  if (/\$\d/u.test(line.value)) {
    const rates = rateFacts(line);
    if (rates.length > 0) return rates;
  }
  if (/\d \([a-z][a-z ]+\),? .*\d \([a-z][a-z ]+\)$/u.test(line.value)) {
    const paired = moreOf(line, notice);
    if (paired) return [paired];
  }
  const known = ofLine(line, notice);
  if (known.length > 0) return known;
  const more = moreOf(line, notice);
  return more ? [more] : [];
}

function ofLine(line: Line, notice: Notice): Fact[] {
  const label = line.label!.toLowerCase();
  if (/^(?:dates?|when|date and time|date & time|time|day|schedule|hours)\b/u.test(label))
    return timeFact(line, notice);
  if (/^(?:meeting (?:point|place)|place|where|location|venue)\b/u.test(label))
    return placeFact(line, notice, label);
  if (
    /^(?:participants|who|ages?|age group|eligibility|open to|for|capacity|number of participants|who can (?:join|enter|apply|participate))\b/u.test(
      label,
    )
  )
    return peopleFact(line, notice);
  if (
    /^(?:(?:participation |registration |entry |admission |tour )?fees?|cost|price|admission|tickets?)\b/u.test(
      label,
    )
  )
    return costFact(line, notice);
  if (
    /^(?:duration|length)$/u.test(label) &&
    /^(?:about |around )?[\w.]+ (?:hours?|minutes)$/u.test(line.value)
  )
    return [fact(line, [`${notice.event} goes on for ${line.value}`], [])];
  if (/^(?:judging|evaluation|criteria)/u.test(label)) return weightFact(line);
  if (/\bround\b/u.test(label)) return roundFact(line, notice);
  return [];
}
