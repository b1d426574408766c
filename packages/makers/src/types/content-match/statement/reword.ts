/** Rewordings: words of a clause in other words of the same meaning, from our paraphrases and synonyms. */
import {
  companyFit,
  goesWith,
  headwordOf,
  inflect,
  paraphrasesOf,
  pluralOf,
  singularOf,
  usageAt,
  type Paraphrase,
  type Sentence,
  type Token,
} from "@pulda/english";
import { nounPhraseAt } from "../../../shared/clause/noun-phrase.ts";
import { tagOf } from "../../../shared/clause/tags.ts";
import { baseOf } from "../../../shared/clause/verb-group.ts";
import type { Rewording } from "../../../shared/clause/print.ts";

/** The words that stand for a verb, so that its form can be changed. */
export interface VerbRewording extends Rewording {
  /** The verb's token. */
  readonly verb: Token;
  /** In base form: "put _ off" is not among them. */
  readonly base: string;
  readonly particles: string;
}

export const isVerbRewording = (one: Rewording): one is VerbRewording => "base" in one;

/**
 * All rewordings of a clause's tokens, which may overlap.
 * @param subject the lemma of the clause's subject, or null
 */
export function rewordingsOf(
  tokens: readonly Token[],
  sentence: Sentence,
  main: Token,
  subject: { readonly lemma: string; readonly isPlural: boolean } | null,
): Rewording[] {
  const context: Context = { tokens, sentence, main, subject };
  return tokens.flatMap((_, at) => [
    ...verbsAt(context, at),
    ...adjectivesAt(context, at),
    ...phrasesAt(context, at),
    ...nounsAt(context, at),
    ...synonymsAt(context, at),
  ]);
}

interface Context {
  readonly tokens: readonly Token[];
  readonly sentence: Sentence;
  readonly main: Token;
  readonly subject: { readonly lemma: string; readonly isPlural: boolean } | null;
}

/** The number of tokens after `at` that are the rest of a source; null where they are others. */
function restLength(tokens: readonly Token[], at: number, source: string): number | null {
  const words = source.split(" ").slice(1);
  return words.every((word, index) => tokens[at + 1 + index]?.lower === word) ? words.length : null;
}

function rewording(tokens: readonly Token[], words: string): Rewording {
  return { tokens, words, original: tokens.map(({ text }) => text).join(" ") };
}

function verbsAt(context: Context, at: number): Rewording[] {
  const { tokens, main, subject } = context;
  const token = tokens[at]!;
  const tag = tagOf(token);
  if (!tag.startsWith("VB") || token.text !== token.lower || !token.spaced) return [];
  // of an embedded verb neither subject nor sense is certain
  if (token !== main) return [];
  const base = baseOf(token);
  if (!base || base === "be" || base === "do") return [];
  const isPassive =
    tag === "VBN" && /^(?:be|been|being|is|are|was|were)$/u.test(before(tokens, at)?.lower ?? "");
  const made = (entry: Paraphrase, length: number): Rewording[] => {
    const form = formed(entry.words, token, tag, subject, token === main);
    if (form === null || /_|\b(?:one|one's|someone|somebody)\b|^get\b/u.test(entry.words))
      return [];
    const [first = "", ...particles] = entry.words.split(" ");
    const covered = tokens.slice(at, at + 1 + length);
    return [
      {
        ...rewording(covered, form),
        verb: token,
        base: first,
        particles: particles.join(" "),
      } as VerbRewording,
    ];
  };
  const transitive = paraphrasesOf("vt", base).flatMap((entry) => {
    const length = restLength(tokens, at, entry.source);
    if (length === null) return [];
    const object = isPassive ? (subject?.lemma ?? null) : objectAt(tokens, at + 1 + length);
    if (
      isPassive &&
      (entry.words.startsWith("be ") ||
        (entry.words.includes(" ") &&
          length === 0 &&
          /^(?:by|in|on|at|with|from|to|for)$/u.test(tokens[at + 1]?.lower ?? "")))
    )
      return [];
    return object !== null && goesWith(entry, object) ? made(entry, length) : [];
  });
  if (isPassive) return transitive;
  const intransitive = [...paraphrasesOf("vi", base), ...paraphrasesOf("neg", base)].flatMap(
    (entry) => {
      const length = restLength(tokens, at, entry.source);
      if (length === null || (entry.kind === "neg" && token !== main)) return [];
      const next = at + 1 + length;
      const isFree =
        entry.source.split(" ").at(-1) === "to"
          ? /^VBP?$/u.test(tagOf(tokens[next]))
          : objectAt(tokens, next) === null;
      // a preposition that follows may belong to the verb: "look at"
      if (
        entry.source === base &&
        /^(?:at|for|to|into|of|on|with|from|about|after|over|upon)$/u.test(
          tokens[next]?.lower ?? "",
        )
      )
        return [];
      const own = token === main ? (subject?.lemma ?? null) : null;
      return isFree && goesWith(entry, own) ? made(entry, length) : [];
    },
  );
  return [...transitive, ...intransitive];
}

const before = (tokens: readonly Token[], at: number): Token | undefined =>
  tagOf(tokens[at - 1]).startsWith("RB") ? tokens[at - 2] : tokens[at - 1];

/** The lemma of the head of the object at an index; null where there is none. */
function objectAt(tokens: readonly Token[], at: number): string | null {
  const noun = nounPhraseAt(tokens, at, tokens.length);
  if (!noun) return null;
  const head = tokens[noun.head]!;
  return noun.isPronoun ? head.lower : lemmaOf(head);
}

export function lemmaOf(token: Token): string {
  return singularOf(token.lower);
}

/** A wording in the form of a verb's token; null where it has none. */
function formed(
  words: string,
  token: Token,
  tag: string,
  subject: Context["subject"],
  isMain: boolean,
): string | null {
  if (words.startsWith("do not ")) {
    const rest = words.slice(7);
    if (!isMain || tag === "VB" || tag === "VBN" || tag === "VBG") return null;
    return `${tag === "VBD" ? "did" : tag === "VBZ" ? "does" : "do"} not ${rest}`;
  }
  const [verb = "", ...rest] = words.split(" ");
  const tail = rest.length > 0 ? ` ${rest.join(" ")}` : "";
  if (verb === "be") {
    if (tag === "VBZ") return `is${tail}`;
    if (tag === "VBP") return token.lower === "am" ? null : `are${tail}`;
    if (tag === "VBD")
      return isMain && subject ? `${subject.isPlural ? "were" : "was"}${tail}` : null;
    return `${{ VB: "be", VBN: "been", VBG: "being" }[tag] ?? "be"}${tail}`;
  }
  return `${inflect(verb, tag)}${tail}`;
}

const LINKING =
  /^(?:be|am|is|are|was|were|been|being|become|becomes|became|seem|seems|seemed|remain|remains|remained|feel|feels|felt|look|looks|looked)$/u;

/** "Is not common", but neither "may be not common" nor "became not common". */
const COPULA = /^(?:am|is|are|was|were)$/u;

/** "More luxurious" is neither "more very comfortable" nor "more excellent". */
const DEGREE =
  /^(?:very|so|too|as|how|such|more|most|less|least|quite|rather|fairly|really|truly|highly|extremely|far|much|even|increasingly)$/u;
/** What may belong to an adjective before it: "famous for", "sure that". */
const COMPLEMENT = /^(?:of|to|for|with|about|at|from|on|in|by|that|than)$/u;

function adjectivesAt({ tokens, subject }: Context, at: number): Rewording[] {
  const token = tokens[at]!;
  if (token.tag !== "JJ" || DEGREE.test(tokens[at - 1]?.lower ?? "")) return [];
  const next = tokens[at + 1];
  const noun = next && tagOf(next).startsWith("NN") ? lemmaOf(next) : null;
  const isPredicative = LINKING.test(before(tokens, at)?.lower ?? "") && noun === null;
  if (!isPredicative && noun === null) return [];
  return paraphrasesOf("adj", token.lower).flatMap((entry) => {
    const length = restLength(tokens, at, entry.source);
    if (length === null || (length === 0 && COMPLEMENT.test(next?.lower ?? ""))) return [];
    const isFit = isPredicative
      ? goesWith(entry, subject?.lemma ?? null) &&
        (!entry.words.startsWith("not ") || COPULA.test(tokens[at - 1]?.lower ?? ""))
      : entry.company !== null &&
        length === 0 &&
        !entry.words.includes(" ") &&
        goesWith(entry, noun);
    return isFit ? [rewording(tokens.slice(at, at + 1 + length), entry.words)] : [];
  });
}

/** Adverbs, prepositions and conjunctions, in the same place. */
function phrasesAt({ tokens }: Context, at: number): Rewording[] {
  const token = tokens[at]!;
  return (["adv", "prep", "conj"] as const).flatMap((kind) =>
    paraphrasesOf(kind, token.lower).flatMap((entry) => {
      const length = restLength(tokens, at, entry.source);
      if (length === null || !isKind(kind, tokens, at, length)) return [];
      const next = tokens[at + 1 + length];
      // "He in the end left" reads badly: several words stand at the edge of a clause
      if (kind === "adv" && entry.words.includes(" ") && !isAtEdge(at, next)) return [];
      const company = entry.company === null ? null : next ? lemmaOf(next) : null;
      return goesWith(entry, company)
        ? [rewording(tokens.slice(at, at + 1 + length), entry.words)]
        : [];
    }),
  );
}

function isAtEdge(at: number, next: Token | undefined): boolean {
  return at === 0 || next === undefined || /^[.,;:!?]/u.test(next.text);
}

function isKind(
  kind: "adv" | "prep" | "conj",
  tokens: readonly Token[],
  at: number,
  length: number,
): boolean {
  if (kind === "adv") return length > 0 || tagOf(tokens[at]).startsWith("RB");
  const noun = nounPhraseAt(tokens, at + 1 + length, tokens.length);
  const isClause = noun !== null && /^(?:VBZ|VBP|VBD|MD)$/u.test(tagOf(tokens[noun.to]));
  if (kind === "conj") return isClause;
  return !isClause && (noun !== null || tagOf(tokens[at + 1 + length]) === "VBG");
}

function nounsAt({ tokens }: Context, at: number): Rewording[] {
  const token = tokens[at]!;
  if (
    !/^NNS?$/u.test(token.tag ?? "") ||
    tagOf(tokens[at - 1]).startsWith("NN") ||
    /^NN|POS/u.test(tagOf(tokens[at + 1]))
  )
    return [];
  const isPlural = tagOf(token) === "NNS";
  const near = new Set(tokens.slice(Math.max(0, at - 5), at + 6).map(lemmaOf));
  return paraphrasesOf("np", isPlural ? lemmaOf(token) : token.lower).flatMap((entry) => {
    if (entry.source.includes(" ")) return [];
    if (entry.company !== null && ![...entry.company].some((one) => near.has(one))) return [];
    const words = entry.words.split(" ");
    if (isPlural && words.length > 1 && !/^[a-z]+ [a-z]+$/u.test(entry.words)) return [];
    return [
      rewording(
        [token],
        isPlural ? [...words.slice(0, -1), pluralOf(words.at(-1)!)].join(" ") : entry.words,
      ),
    ];
  });
}

/** Synonyms of words in a sense that is certain. */
function synonymsAt({ sentence, tokens }: Context, at: number): Rewording[] {
  const token = tokens[at]!;
  const head = headwordOf(token);
  if (!head || head.pos === "n" || token.text !== token.lower || !token.spaced) return [];
  if (
    head.pos === "v" &&
    (baseOf(token) === "be" ||
      PATTERN.test(tokens[at + 1]?.lower ?? "") ||
      /^(?:VBG|TO|JJ|VBN)$/u.test(tagOf(tokens[at + 1])))
  )
    return [];
  if (
    head.pos === "a" &&
    /^(?:to|of|for|with|from|at|in|on|that)$/u.test(tokens[at + 1]?.lower ?? "")
  )
    return [];
  const here = usageAt(sentence, token);
  if (!here) return [];
  return here.usage.synonyms.flatMap((one) =>
    one.company !== "any" &&
    companyFit(one, sentence, token) >= 1 &&
    /^[a-z]+$/u.test(one.words) &&
    one.words !== "get"
      ? [
          head.pos === "v"
            ? ({
                ...rewording([token], inflect(one.words, head.tag)),
                verb: token,
                base: one.words,
                particles: "",
              } as VerbRewording)
            : rewording([token], inflect(one.words, head.tag)),
        ]
      : [],
  );
}

const PATTERN =
  /^(?:up|down|out|off|away|over|back|on|in|to|apart|together|through|around|along|that|how|what|why|whether|if|from|of|with|for|at|into|about|upon)$/u;
