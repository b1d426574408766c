/** Tags that a clause decides where the taggers differ: "he let", "At thirteen", "taught her to draw". */
import { findVerbBase, verbForms, type Analysis, type Sentence, type Token } from "@pulda/english";
import { isFinite, OPENER, tagOf } from "./tags.ts";

const NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?)$/u;

/**
 * The analysis with tags that are settled by the words around them.
 * @param name the name of the person whom the text is about; no tagger knows it
 */
export function retagged(analysis: Analysis, name: string | null): Analysis {
  return {
    text: analysis.text,
    sentences: analysis.sentences.map((sentence) => retaggedSentence(sentence, name)),
  };
}

function retaggedSentence(sentence: Sentence, name: string | null): Sentence {
  const tokens: Token[] = [];
  for (const [at, token] of sentence.tokens.entries()) {
    const tag = settled(token, tokens, sentence.tokens[at + 1], sentence.tokens, name);
    tokens.push(tag === null ? token : { ...token, tag, likely: tag });
  }
  return { ...sentence, tokens };
}

function settled(
  token: Token,
  before: readonly Token[],
  next: Token | undefined,
  all: readonly Token[],
  name: string | null,
): string | null {
  const { lower, tag } = token;
  const last = before.at(-1);
  if (name !== null && token.text === name) return "NNP";
  if (
    lower === "there" &&
    (tagOf(next) === "PRP" || next === undefined || /^[.,]$/u.test(next.text))
  )
    return "RB";
  if (
    tag === "VBN" &&
    last?.lower === "and" &&
    isPast(token) &&
    /^(?:PRP|PRP\$|DT)$/u.test(tagOf(next)) &&
    segmentOf(token.index, all).find((one) => isFinite(one))?.tag === "VBD"
  )
    return "VBD";
  if (token.text === "I" && last?.text === "War") return "CD";
  if (tag !== null) return null;
  if (token.likely === null && lower.includes("-") && /^(?:NN|JJ)/u.test(tagOf(next))) return "JJ";
  if (NUMBER.test(lower) && !/^one$/u.test(lower)) return "CD";
  if (lower === "her") return /^(?:NN|JJ|CD|VBN|VBG)/u.test(tagOf(next)) ? "PRP$" : "PRP";
  if (/^(?:out|off|up|down|away|back)$/u.test(lower) && tagOf(last).startsWith("VB")) return "RP";
  if (!isPast(token) || last === undefined) return null;
  if (isAuxiliaryBefore(before)) return "VBN";
  if (/^(?:he|she|they|we|i|it)$/u.test(last.lower)) return "VBD";
  if (
    /^(?:PRP|PRP\$|DT)$/u.test(tagOf(next)) &&
    /^(?:NN|,|RB)/u.test(tagOf(last) || last.text) &&
    !/^(?:called|named|given|known|dubbed)$/u.test(lower)
  )
    return "VBD";
  const segment = segmentOf(token.index, all);
  const hasFinite = segment.some(
    (one) => one !== token && isFinite(one) && !OPENER.test(all[one.index - 1]?.lower ?? ""),
  );
  if (tagOf(last).startsWith("NN")) return hasFinite ? null : "VBD";
  if (last.lower === "and" || last.lower === "but")
    return segment.find((one) => isFinite(one))?.tag === "VBD" ? "VBD" : null;
  return null;
}

/** Whether a word can be the past of a verb. */
function isPast({ lower, lemma, likely }: Token): boolean {
  if (likely?.startsWith("VB") !== true) return false;
  const base = findVerbBase(lower, lemma);
  return base !== null && verbForms(base).past === lower;
}

function isAuxiliaryBefore(before: readonly Token[]): boolean {
  const last = before.findLast((token) => !tagOf(token).startsWith("RB"));
  return /^(?:be|been|being|is|are|was|were|am|have|has|had|having)$/u.test(last?.lower ?? "");
}

/** The tokens between the commas around an index. */
function segmentOf(index: number, tokens: readonly Token[]): Token[] {
  let from = index;
  let to = index;
  while (from > 0 && !/^[,;:]$/u.test(tokens[from - 1]!.text)) from--;
  while (to < tokens.length && !/^[,;:]$/u.test(tokens[to]!.text)) to++;
  return tokens.slice(from, to);
}
