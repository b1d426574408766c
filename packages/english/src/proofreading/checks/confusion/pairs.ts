/** Words that are written for another word: where one stands, by its neighbours only the other can. */
import type { Sentence, Token } from "../../../analysis.ts";
import { findingAt, inCaseOf, named, type Finding } from "../../finding.ts";

interface Pair {
  readonly wrong: RegExp;
  readonly right: string;
  readonly before: RegExp;
  readonly after: RegExp;
}

const ANY = /^/u;
const MODAL = /^(?:to|can|could|will|would|may|might|must|should|cannot|n['’]t)$/u;
const DETERMINER = /^(?:the|a|an|this|that|these|those|my|your|his|her|its|our|their)$/u;
const OBJECT =
  /^(?:the|a|an|this|that|these|those|my|your|his|her|its|our|their|it|them|him|us|me|you|how|many|people)$/u;

const PAIRS: readonly Pair[] = [
  {
    wrong: /^form$/u,
    right: "from",
    before:
      /^(?:come|comes|came|coming|different|away|far|apart|derived|received|suffer|suffers|suffered|suffering|range|ranges|ranging|result|resulted|resulting|originated|removed|protect|protects|protected|prevent|prevents|prevented|separated|recover|recovered|escape|escaped|benefit|benefits|benefited|back|home|out|up|down)$/u,
    after: ANY,
  },
  {
    wrong: /^from$/u,
    right: "form",
    before: /^(?:to|can|could|will|would|may|might|must)$/u,
    after: DETERMINER,
  },
  {
    wrong: /^from$/u,
    right: "form",
    before: /^(?:a|an|this|another|each|every|any|one|some)$/u,
    after: /^of$/u,
  },
  {
    wrong: /^trough$/u,
    right: "through",
    before:
      /^(?:[a-z]+(?:s|ed|ing)|go|went|gone|walk|pass|come|came|move|run|ran|flow|look|get|got|it|them|way|sun|light|out)$/u,
    after: DETERMINER,
  },
  {
    wrong: /^quiet$/u,
    right: "quite",
    before:
      /^(?:is|are|was|were|be|been|feel|feels|look|looks|not|had|have|has|do|does|this|it|they)$/u,
    after: /^(?:a|an|different|similar|often|well|likely|sure|important|difficult|easy|common)$/u,
  },
  {
    wrong: /^weather$/u,
    right: "whether",
    before: ANY,
    after: /^(?:or|they|we|he|she|you|it|these|those|people)$/u,
  },
  {
    wrong: /^(?:effect)$/u,
    right: "affect",
    before:
      /^(?:can|could|will|would|may|might|must|should|cannot|also|directly|greatly|strongly|negatively|positively)$/u,
    after: OBJECT,
  },
  {
    wrong: /^effects$/u,
    right: "affects",
    before: /^(?:it|this|that|which|also|directly|greatly|strongly)$/u,
    after: OBJECT,
  },
  {
    wrong: /^advice$/u,
    right: "advise",
    before: MODAL,
    after: /^(?:the|them|him|her|us|me|you|people|students|that|against)$/u,
  },
  {
    wrong: /^advise$/u,
    right: "advice",
    before: /^(?:the|this|some|of|good|any|his|her|their|my|your|an)$/u,
    after: ANY,
  },
  { wrong: /^breath$/u, right: "breathe", before: MODAL, after: ANY },
  {
    wrong: /^where$/u,
    right: "were",
    before: /^(?:we|they|there|you)$/u,
    after: /^(?:[a-z]+ed|[a-z]+ing|not|no|many|very|in|the|a|so|two|three|some)$/u,
  },
  {
    wrong: /^were$/u,
    right: "where",
    before:
      /^(?:place|places|area|areas|know|knows|knew|explain|explains|show|shows|situations|cases)$/u,
    after: /^(?:we|they|he|she|it|you|i|people)$/u,
  },
  {
    wrong: /^except$/u,
    right: "accept",
    before: /^(?:to|can|could|will|would|may|might|must|should|cannot|n['’]t)$/u,
    after: DETERMINER,
  },
  { wrong: /^accept$/u, right: "except", before: ANY, after: /^for$/u },
  { wrong: /^loose$/u, right: "lose", before: MODAL, after: ANY },
  { wrong: /^choose$/u, right: "chose", before: /^(?:he|she|it)$/u, after: OBJECT },
  {
    wrong: /^quite$/u,
    right: "quiet",
    before: /^(?:be|keep|stay|kept|stayed)$/u,
    after: /^(?:[.,;!?]|and)$/u,
  },
  { wrong: /^who['’]s$/u, right: "whose", before: ANY, after: /^own$/u },
  {
    wrong: /^an$/u,
    right: "and",
    before: /^(?:[a-z]+s|[a-z]+ing|it|them|him|us)$/u,
    after: /^(?:the|their|its|his|her|our|they|we|he|she|it|then|to|in|is|are|was|were|can|will)$/u,
  },
  {
    wrong: /^you$/u,
    right: "your",
    before: /^(?:in|on|of|with|for|from|to)$/u,
    after: /^(?:own)$/u,
  },
  {
    wrong: /^to$/u,
    right: "too",
    before: /^(?:is|are|was|were|be|been|far|get|gets|got|become|becomes|became)$/u,
    after:
      /^(?:late|early|small|big|large|fast|slow|hot|cold|long|short|hard|difficult|heavy|high|low|old|young|weak|strong|tired|expensive|busy|often|few|little)$/u,
  },
  {
    wrong: /^lead$/u,
    right: "led",
    before: /^(?:has|have|had|was|were|been|is)$/u,
    after: /^(?:to|by|the|him|her|them|us|many|scientists|researchers|people)$/u,
  },
];

export function confusedPair({ tokens }: Sentence, token: Token): Finding | null {
  if (!token.spaced || !/^[A-Za-z’']+$/u.test(token.text)) return null;
  const before = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  if (!after) return null;
  for (const { wrong, right, before: left, after: next } of PAIRS) {
    if (!wrong.test(token.lower) || !left.test(before?.lower ?? "") || !next.test(after.lower))
      continue;
    if (!before && left !== ANY) continue;
    // "needs to form", "a form": the word is a noun or verb of its own
    if (right === "from" && /^(?:to|a|an|the|this)$/u.test(before?.lower ?? "")) continue;
    // "proposed to except the poor": rare, but right
    const outer = tokens[token.index - 2]?.likely ?? "";
    if (right === "accept" && before?.lower === "to" && !/^(?:NN|VB)/u.test(outer)) continue;
    return findingAt(
      "confusion",
      token,
      token,
      inCaseOf(token.text, right),
      `여기에는 ${named(token.text, "이/가")} 아니라 ${named(right, "을/를")} 써요.`,
    );
  }
  return null;
}
