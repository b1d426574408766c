/** What the labelled lines of a notice say. */
import { fact } from "./label.ts";
import type { Fact, Line, Notice } from "./notice.ts";
import { costFact, feeFacts, peopleFact } from "./people-and-costs.ts";
import { bannedFacts, orderFacts, prizeFacts, roundFact, weightFact } from "./programme.ts";
import { placeFact, timeFact } from "./times-and-places.ts";

/** The facts of the labelled lines, in order. */
export function labelFacts(notice: Notice): Fact[] {
  return [
    ...notice.lines.flatMap((line) =>
      line.label === null ? weightFact(line) : ofLine(line, notice),
    ),
    ...orderFacts(notice),
    ...prizeFacts(notice),
    ...bannedFacts(notice),
    ...feeFacts(notice),
  ];
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
