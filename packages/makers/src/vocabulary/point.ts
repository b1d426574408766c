/** Words that cannot be turned into their opposite without contradicting another place of the text. */
import {
  articleFor,
  doublesOf,
  headwordOf,
  inflect,
  isContent,
  oppositeOf,
  oppositesOf,
  relativesOf,
  similarity,
  stemOf,
  toneOf,
  withParticle,
  type Headword,
  type Sentence,
  type Token,
} from "@pulda/english";
import { quoted } from "../quote.ts";

export interface VocabularyPoint {
  readonly sentence: Sentence;
  readonly token: Token;
  /** The opposite, in the word's own form. */
  readonly replacement: string;
  /** The place that contradicts the opposite. */
  readonly evidence: { readonly start: number; readonly end: number };
  /** In Korean, a full sentence: what that place shows. */
  readonly note: string;
  /** How firmly the text speaks against the opposite. */
  readonly strength: number;
}

const NEGATION =
  /^(?:not|n't|n’t|never|no|none|nor|neither|hardly|rarely|seldom|without|less|least|cannot|nothing|little|few)$/u;
const CONTRAST =
  /^(?:but|however|while|whereas|although|though|yet|unlike|instead|rather|than|despite|nevertheless|still|conversely)$/u;
/** Words whose opposite is a matter of degree or of another sense: nothing contradicts it for sure. */
const LOOSE =
  /^(?:like|right|open|light|close|fall|found|well|still|fair|mean|kind|fine|hard|own|present|present|future|past|day|night|end|start|leave|stop|help|use|make|begin|grow|show|find|lead|save|keep|ask|give|add|join|early|late)$/u;
const PARTICLE =
  /^(?:up|down|out|off|away|over|back|on|in|to|apart|together|through|around|along)$/u;

/** The points of a run of sentences, in the order of the text. */
export function vocabularyPoints(sentences: readonly Sentence[]): VocabularyPoint[] {
  const readable = sentences.filter(({ readable: ok }) => ok);
  const views = readable.map(viewOf);
  return views.flatMap((view) =>
    view.sentence.tokens.flatMap((token) => {
      const point = pointAt(views, view, token);
      return point ? [point] : [];
    }),
  );
}

/** A sentence with what is asked of it again and again. */
interface View {
  readonly sentence: Sentence;
  /** The headwords of its content words. */
  readonly words: readonly { readonly token: Token; readonly head: Headword }[];
}

function viewOf(sentence: Sentence): View {
  const words = sentence.tokens.flatMap((token) => {
    const head = headwordOf(token);
    return head ? [{ token, head }] : [];
  });
  return { sentence, words };
}

function pointAt(views: readonly View[], view: View, token: Token): VocabularyPoint | null {
  const found = editOf(view.sentence, token);
  if (!found) return null;
  const { head, replacement } = found;
  const evidence =
    contrast(views, view, token, head) ??
    echo(views, view, token, head) ??
    sameTone(views, view, token, head, found.opposite);
  return evidence ? { sentence: view.sentence, token, replacement, ...evidence } : null;
}

/** The opposite of a word that can take its place without breaking the grammar, or null. */
export function editOf(
  sentence: Sentence,
  token: Token,
): { head: Headword; opposite: string; replacement: string } | null {
  const head = headwordOf(token);
  if (!head || LOOSE.test(head.lemma) || token.text !== token.lower || !token.spaced) return null;
  const opposite = oppositeOf(head.lemma, head.pos);
  if (!opposite || isNegated(sentence, token) || !takesPlace(sentence, token, head)) return null;
  const replacement = inflect(opposite, head.tag);
  if (/\s/u.test(replacement)) return null;
  const before = sentence.tokens[token.index - 1];
  if (/^(?:a|an)$/u.test(before?.lower ?? "") && articleFor(replacement) !== before?.lower)
    return null;
  return { head, opposite, replacement };
}

/** Whether what stands around a word fits its opposite as well. */
function takesPlace(sentence: Sentence, token: Token, { pos }: Headword): boolean {
  const { tokens } = sentence;
  const before = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  if (!before || !after || (!after.spaced && !/^[.,;:!?]$/u.test(after.text))) return false;
  if (/["“”‘’(-]/u.test(before.text) || before.likely?.startsWith("NNP")) return false;
  if (pos === "v") {
    // "allow us to see", "keep going", "turn up": the pattern belongs to the one verb only
    if (PARTICLE.test(after.lower) || /^(?:VBG|TO|JJ|VBN)$/u.test(after.likely ?? "")) return false;
    if (
      /^(?:that|how|what|why|whether|if|from|of|on|with|for|at|into|about|upon)$/u.test(after.lower)
    )
      return false;
    const rest = tokens.slice(token.index + 1, token.index + 7);
    return !rest.some(({ lower }, at) => lower === "to" && rest[at + 1]?.tag === "VB");
  }
  // a word inside a compound or a name does not carry the meaning alone
  if (pos === "n" && after.likely?.startsWith("NN")) return false;
  if (pos === "n" && /^(?:in|at)$/u.test(before.lower)) return false;
  if (pos === "a" && /^(?:to|of|for|with)$/u.test(after.lower)) return false;
  if (pos === "a" && /^years?$/u.test(before.lower)) return false;
  return !/^(?:as|so|too|such)$/u.test(before.lower);
}

function isNegated(sentence: Sentence, token: Token): boolean {
  return sentence.tokens
    .slice(Math.max(0, token.index - 5), token.index)
    .some(({ lower }) => NEGATION.test(lower));
}

type Found = Pick<VocabularyPoint, "evidence" | "note" | "strength">;

/** The opposite stands where the text sets two things against each other. */
function contrast(views: readonly View[], view: View, token: Token, head: Headword): Found | null {
  const opposites = oppositesOf(head.lemma, head.pos);
  const at = views.indexOf(view);
  for (const other of [view, views[at + 1], views[at - 1]]) {
    if (!other) continue;
    const rival = other.words.find(
      ({ token: word, head: { lemma } }) => word !== token && opposites.has(lemma),
    );
    if (!rival || isNegated(other.sentence, rival.token)) continue;
    const marked =
      other === view
        ? hasContrast(view.sentence, token, rival.token)
        : opensContrast(views[Math.max(at, views.indexOf(other))]?.sentence);
    if (!marked) continue;
    const quotedRival = `'${rival.token.text}'`;
    return {
      evidence: { start: other.sentence.start, end: other.sentence.end },
      note: `${quoted(other.sentence.text)}에서 ${withParticle(rival.token.text, "과/와", quotedRival)} 대비되고 있으므로 '${token.text}'${endingFor(token.text)} 맞아요.`,
      strength: 3,
    };
  }
  return null;
}

function hasContrast({ tokens }: Sentence, a: Token, b: Token): boolean {
  const [from, to] = a.index < b.index ? [a.index, b.index] : [b.index, a.index];
  return (
    to - from > 2 &&
    (tokens.slice(from, to).some(({ lower }) => CONTRAST.test(lower)) ||
      /^(?:while|whereas|although|though|unlike|despite|instead)$/u.test(tokens[0]?.lower ?? ""))
  );
}

function opensContrast(sentence: Sentence | undefined): boolean {
  return /^(?:However|But|Yet|In contrast|On the other hand|Unlike|Conversely|By contrast|Still|Instead|Nevertheless)\b/u.test(
    sentence?.text ?? "",
  );
}

/** How far from the word the thing may stand of which it is said, in tokens. */
const CLOSE = 5;

/** The same is said again elsewhere, of the same thing. */
function echo(views: readonly View[], view: View, token: Token, head: Headword): Found | null {
  const kin = kinOf(head);
  const against = oppositesOf(head.lemma, head.pos);
  // a text that speaks of both sides does not say which one is meant here
  if (views.some(({ words }) => words.some(({ head: { lemma } }) => against.has(lemma))))
    return null;
  const things = nearby(view.sentence, token);
  let best: Found | null = null;
  for (const other of views) {
    if (other === view) continue;
    for (const again of other.words) {
      if (!kin.has(again.head.lemma) || isNegated(other.sentence, again.token)) continue;
      const around = nearby(other.sentence, again.token);
      const shared = [...around].find(([stem]) => things.has(stem))?.[1];
      if (!shared) continue;
      const strength = again.head.lemma === head.lemma ? 2 : 1;
      if (best && best.strength >= strength) continue;
      best = {
        evidence: { start: other.sentence.start, end: other.sentence.end },
        note: `${quoted(other.sentence.text)}에서도 ${withParticle(shared.text, "과/와", `'${shared.text}'`)} 함께 ${withParticle(again.token.text, "이라고/라고", `'${again.token.text}'`)} 했으므로 '${token.text}'${endingFor(token.text)} 맞아요.`,
        strength,
      };
    }
  }
  return best;
}

const EMPTY = /^(?:do|make|come|go|get|have|take|give|put|be|let|set)$/u;

/** The word itself, its doubles and what is built on its root, as far as they mean nearly the same. */
function kinOf({ lemma, pos }: Headword): ReadonlySet<string> {
  const others = [...doublesOf(lemma, pos), ...relativesOf(lemma)];
  const near = others.filter((word) => (similarity(lemma, word) ?? 0) > 0.4 && !EMPTY.test(word));
  return new Set([lemma, ...near]);
}

/** The content words close to a token, by stem. */
function nearby(sentence: Sentence, token: Token): ReadonlyMap<string, Token> {
  const around = sentence.tokens.slice(Math.max(0, token.index - CLOSE), token.index + CLOSE + 1);
  return new Map(
    around
      .filter((other) => other !== token && isContent(other) && other.likely?.startsWith("NN"))
      .filter((other) => stemOf(other.text) !== stemOf(token.text))
      .map((other) => [stemOf(other.text), other]),
  );
}

/** So many words of the same tone around, and none of the other, leave no doubt. */
const TONED = 3;

/** Everything around speaks well, or everything ill, of what is told. */
function sameTone(
  views: readonly View[],
  view: View,
  token: Token,
  head: Headword,
  opposite: string,
): Found | null {
  const own = toneOf(token.lower, head.lemma);
  if (own === 0 || toneOf(opposite) === own) return null;
  const at = views.indexOf(view);
  const around = [view, views[at - 1], views[at + 1]].filter((one): one is View => !!one);
  if (around.some(({ sentence }) => sentence.tokens.some(({ lower }) => TURNS.test(lower))))
    return null;
  const toned = around.flatMap(({ words }) =>
    words.flatMap(({ token: word, head: { lemma } }) => {
      const tone = word === token ? 0 : toneOf(word.lower, lemma);
      return tone === 0 ? [] : [{ word, tone, inside: view.sentence.tokens.includes(word) }];
    }),
  );
  if (toned.length < TONED || toned.some(({ tone }) => tone !== own)) return null;
  const inside = toned.filter(({ inside: here }) => here);
  const first = inside[0] ?? null;
  if (!first) return null;
  const shown = [...new Set(toned.map(({ word }) => word.text))].slice(0, 3);
  return {
    evidence: { start: first.word.start, end: first.word.end },
    note: `앞뒤에 ${shown.map((word) => `'${word}'`).join(", ")}처럼 ${own > 0 ? "긍정적인" : "부정적인"} 내용이 이어지므로 '${token.text}'${endingFor(token.text)} 맞아요.`,
    strength: 1,
  };
}

const TURNS =
  /^(?:but|however|not|n't|n’t|never|no|without|although|though|despite|yet|while|unlike|instead|reduce|prevent|avoid|stop|less|fewer|hardly|rarely)$/u;

function endingFor(word: string, pair: "이/가" | "으로/로" = "이/가"): string {
  return withParticle(word, pair, "");
}
