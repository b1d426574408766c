/** A clause whose "be" is missing: "this belief correct.", "where our neighbor waiting with bread", "you convinced that". */
import { wordTable } from "../../../words/word-table.ts";
import type { Sentence, Token } from "../../../analysis.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { findingAt, type Finding } from "../../finding.ts";
import { canBeVerb } from "../../word-class.ts";

const SUBORDINATE = /^(?:where|because|although|though|if|unless|until|since|whereas|whenever)$/u;
const DETERMINER = /^(?:the|a|an|this|these|that|those|my|your|his|her|its|our|their)$/u;
/** Participles that are no pasts before these words. */
const FEELING: Readonly<Record<string, RegExp>> = wordTable({
  convinced: /^(?:that|of)$/u,
  interested: /^in$/u,
  excited: /^(?:that|about)$/u,
  disappointed: /^(?:that|in|with)$/u,
  amazed: /^(?:that|at)$/u,
  satisfied: /^(?:that|with)$/u,
  pleased: /^(?:that|with)$/u,
  concerned: /^(?:that|about)$/u,
  ashamed: /^(?:that|of)$/u,
  impressed: /^(?:with|by)$/u,
  fascinated: /^(?:with|by)$/u,
  delighted: /^(?:that|with)$/u,
  involved: /^in$/u,
  located: /^(?:in|on|near)$/u,
});
const ADJECTIVE_ENDING = /(?:ful|ous|ive|able|ible|ical|less|ic|ent|ant|al|ect|ue|se|ar)$/u;

export function missingCopula(sentence: Sentence, token: Token): Finding | null {
  return feeling(sentence, token) ?? participle(sentence, token) ?? adjective(sentence, token);
}

function missingBe(subject: Token): Finding {
  const be =
    subject.likely === "NNS" || /^(?:we|you|they)$/u.test(subject.lower)
      ? "are"
      : subject.lower === "i"
        ? "am"
        : "is";
  return findingAt(
    "missing",
    subject,
    subject,
    `${subject.text} ${be}`,
    `'${subject.text}' 뒤에 be동사가 빠졌어요.`,
  );
}

/** "suddenly you convinced that", "they interested in". */
function feeling({ tokens }: Sentence, token: Token): Finding | null {
  const subject = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  const next = FEELING[token.text];
  if (!next || !subject || !/^(?:i|you|we|they|he|she|it)$/u.test(subject.lower)) return null;
  if (!next.test(after?.lower ?? "")) return null;
  // "kept him interested in", "what it involved in"
  const before = tokens[subject.index - 1];
  const isClause =
    !before ||
    /^(?:[,;]|and|but|so|because|when|if|that|although|while|since)$/u.test(before.lower) ||
    before.likely === "RB";
  return isClause ? missingBe(subject) : null;
}

/** "where our neighbor waiting with fresh bread." */
function participle({ tokens }: Sentence, token: Token): Finding | null {
  if (!SUBORDINATE.test(token.lower)) return null;
  const determiner = tokens[token.index + 1];
  let at = token.index + 2;
  if (!determiner || !DETERMINER.test(determiner.lower)) return null;
  while (tokens[at]?.likely === "JJ") at++;
  const noun = tokens[at];
  const verb = tokens[at + 1];
  if (!/^NNS?$/u.test(noun?.likely ?? "") || verb?.likely !== "VBG" || !noun || !verb.spaced)
    return null;
  if (!/^(?:IN|DT|PRP|PRP\$|RB|TO|[.])$/u.test(tokens[at + 2]?.likely ?? "")) return null;
  for (let next = at + 2; next < tokens.length; next++) {
    const word = tokens[next];
    if (!word || /^[,;.]$/u.test(word.text)) break;
    if (/^(?:VBZ|VBP|VBD|MD)$/u.test(word.likely ?? "") || canBeFinite(word)) return null;
  }
  return missingBe(noun);
}

function canBeFinite(word: Token): boolean {
  return /^(?:NNS|VBN|-)$/u.test(word.likely ?? "-") && canBeVerb(word);
}

/** "In the short run, this belief correct.": determiner, noun and adjective are the whole clause. */
function adjective({ tokens, inQuotation, text }: Sentence, stop: Token): Finding | null {
  if (stop.text !== "." || inQuotation || /[“”":;()—]/u.test(text)) return null;
  const quality = tokens[stop.index - 1];
  const isAdverb =
    tokens[stop.index - 2]?.likely === "RB" &&
    /^(?:very|quite|really|so|too|always|often|not|completely)$/u.test(
      tokens[stop.index - 2]?.lower ?? "",
    );
  const noun = tokens[stop.index - (isAdverb ? 3 : 2)];
  const determiner = noun ? tokens[noun.index - 1] : undefined;
  const before = noun ? tokens[noun.index - 2] : undefined;
  if (!noun || !quality || quality.likely !== "JJ" || !/^NNS?$/u.test(noun.likely ?? ""))
    return null;
  if (!/^(?:this|these|the|its|their|our|his|her|my|your)$/u.test(determiner?.lower ?? ""))
    return null;
  const isQuality =
    ADJECTIVE_ENDING.test(quality.lower) &&
    ["n", "v", "r"].every((pos) => usesAs(quality.lower, pos as "n").length === 0);
  if (!isQuality || (before && before.text !== ",")) return null;
  // "They left, the reasons unclear.": an absolute phrase after a clause
  const opener = before ? tokens.slice(0, before.index) : [];
  if (opener.some((word) => /^(?:VBZ|VBP|VBD|MD|VB)$/u.test(word.likely ?? ""))) return null;
  return missingBe(noun);
}
