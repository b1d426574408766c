/** A missing "be" or "have". */
import type { Sentence, Token } from "../../../analysis.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { findingAt, type Finding } from "../../finding.ts";
import { canBeVerb } from "../../word-class.ts";
import { NOMINATIVE } from "./words.ts";

/** "they been", "can found in", "can also very useful". */
export function missingAuxiliary({ tokens }: Sentence, token: Token): Finding | null {
  const before = tokens[token.index - 1];
  if (token.text === "been" && before) {
    const has = tokens
      .slice(Math.max(0, token.index - 7), token.index)
      .some(({ lower }) => /^(?:have|has|had|having|['’](?:ve|s|d))$/u.test(lower));
    if (has || /^(?:[,(]|and|or)$/u.test(before.lower)) return null;
    return findingAt("missing", token, token, "have been", "'been' 앞에 have·has·had가 빠졌어요.");
  }
  if (
    before?.likely !== "MD" ||
    !/^(?:can|could|may|might|must|should|will|would|cannot)$/u.test(before.text)
  ) {
    const modal = tokens[token.index - 2];
    const isAdverb =
      /^(?:also|only|often|always|never|even|still)$/u.test(before?.lower ?? "") &&
      modal?.likely === "MD";
    if (!isAdverb) return null;
  }
  const next = tokens[token.index + 1];
  const isIntensified =
    /^(?:very|so|too|extremely|quite)$/u.test(token.text) &&
    next?.likely === "JJ" &&
    next.spaced &&
    usesAs(next.lower, "v").length === 0;
  const isPassive =
    /^(?:found|seen|known|given|taken|shown|done|written|chosen|eaten|driven|grown|thrown)$/u.test(
      token.text,
    ) && /^(?:in|by|on|at|from|to|with|as|[.])$/u.test(next?.lower ?? "");
  if (!isIntensified && !isPassive) return null;
  return findingAt(
    "missing",
    token,
    token,
    `be ${token.text}`,
    `조동사와 '${token.text}' 사이에 'be'가 빠졌어요.`,
  );
}

/** "There two ways", "while there a difference", "That why". */
export function missingAfterThere({ tokens }: Sentence, token: Token): Finding | null {
  const before = tokens[token.index - 1];
  const next = tokens[token.index + 1];
  const isStart =
    !before || /^(?:[,;]|while|because|although|if|and|but|so|when)$/u.test(before.lower);
  if (!isStart || !next?.spaced) return null;
  if (token.lower === "there" && /^(?:two|three|four|five|six|many|several)$/u.test(next.lower))
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} are`,
      "'there' 뒤에 be동사가 빠졌어요.",
    );
  if (
    token.lower === "there" &&
    /^(?:a|an)$/u.test(next.lower) &&
    (tokens[next.index + 1]?.likely ?? "").startsWith("N")
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} is`,
      "'there' 뒤에 be동사가 빠졌어요.",
    );
  if (/^(?:That|This)$/u.test(token.text) && /^(?:why|how)$/u.test(next.lower))
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} is`,
      `'${token.text}' 뒤에 'is'가 빠졌어요.`,
    );
  return null;
}

const CLAUSE_START =
  /^(?:[,;]|and|but|so|because|when|if|although|though|while|since|that|where|until|what|how|why)$/u;
const ADJECTIVE =
  /^(?:able|unable|important|necessary|possible|impossible|likely|unlikely|afraid|aware|interested|ready|happy|surprised|different|similar|responsible|famous|useful|difficult|easy)$/u;

/** "they going", "it important to". */
export function missingBe({ tokens }: Sentence, token: Token): Finding | null {
  // "doctors very busy": a noun with an intensified adjective, and no verb before
  const [intensifier, adjective] = tokens.slice(token.index + 1, token.index + 3);
  if (
    token.likely === "NNS" &&
    /^(?:very|always|often|not)$/u.test(intensifier?.text ?? "") &&
    /^(?:busy|able|important|different|similar|useful|happy|ready|likely|aware|sure|common|rare)$/u.test(
      adjective?.text ?? "",
    ) &&
    !tokens.slice(0, token.index).some(canBeVerb)
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} are`,
      `'${token.text}' 뒤에 be동사가 빠졌어요.`,
    );
  if (
    token.likely === "NNS" &&
    intensifier?.lower === "not" &&
    /^(?:able|ready|sure|aware)$/u.test(adjective?.lower ?? "")
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} are`,
      `'${token.text}' 뒤에 be동사가 빠졌어요.`,
    );
  const isPronoun = NOMINATIVE.test(token.lower);
  const before = tokens[token.index - 1];
  if (!isPronoun && token.lower !== "it") return null;
  if (before && !CLAUSE_START.test(before.lower)) return null;
  const next = tokens[token.index + 1];
  if (!next?.spaced) return null;
  const isProgressive =
    isPronoun &&
    /^[a-z]{2,}ing$/u.test(next.text) &&
    next.likely === "VBG" &&
    tokens[next.index + 1]?.lower !== "of";
  if (!isProgressive && !ADJECTIVE.test(next.text)) return null;
  if (/^(?:being|having)$/u.test(next.lower)) return null;
  // "they likely built": an adverb
  if (/^(?:un)?likely$/u.test(next.lower) && tokens[next.index + 1]?.lower !== "to") return null;
  const be = /^(?:he|she|it)$/u.test(token.lower) ? "is" : token.lower === "i" ? "am" : "are";
  return findingAt(
    "missing",
    token,
    token,
    `${token.text} ${be}`,
    `'${token.text}' 뒤에 be동사가 빠졌어요.`,
  );
}
