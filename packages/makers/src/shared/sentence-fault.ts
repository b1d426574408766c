/** What keeps a sentence out of an excerpt. */
import {
  entryOf,
  proofread,
  type Analysis,
  type Finding,
  type Sentence,
  type Tie,
} from "@pulda/english";
import { tiesOf } from "./cohesion.ts";
import { quoted } from "./quote.ts";

export interface SentenceFault {
  /** In Korean, of the whole passage. */
  readonly reason: string;
  /** Whether a passage that its teacher chose may be used whole in spite of it. */
  readonly isTolerable: boolean;
  /** Whether it is said aside, to the reader of a letter or a publication: the text can end before it. */
  readonly isAside?: true;
}

/** What a text says about its sentences. */
export interface SentenceFacts {
  /** By sentence: what is wrong with it, or null. */
  readonly faults: readonly (SentenceFault | null)[];
  /**
   * By sentence: the last sentence with which an excerpt that holds it may begin, since what it refers to (a
   * noun, a name, an abbreviation) is introduced there. Its own index where it refers to nothing.
   */
  readonly beginsBy: readonly number[];
}

/** "(Figure 2)", "neuron 1": what only the printed page shows. */
const FIGURE =
  /\b(?:Figs?\.|Figures?|Tables?|Box|Videos?|Photos?|Diagrams?) ?(?:\d|[A-D]\b)|\b(?:figure|table|picture|diagram|photo|image|graph|video) (?:above|below)\b|\b(?:neuron|cell|arrow|panel|circle|box|mouse|molecule) \d\b|\bplant \d\b(?! (?:\w+ )?(?:trees?|seeds?|flowers|bushes|crops|acres|rows|kinds)\b)|\[\d{1,3}\]/u;

/** What points to another part of the publication. */
const ELSEWHERE =
  /\bas (?:(?:was|we|has been) )?(?:mentioned|described|discussed|noted|explained|stated|shown) (?:above|before|earlier|previously|below)\b|\bas (?:mentioned|discussed|noted|stated),|\bas (?:you (?:now |already )?know|we (?:saw|have (?:already )?(?:seen|said|mentioned|described|discussed|learned)))\b|\b(?:we|I) (?:have )?(?:just )?(?:described|mentioned|discussed|explained) (?:above|earlier|before)\b|\b(?:mentioned|described|discussed|explained|listed) (?:above|earlier|below)\b|\bsee (?:above|below)\b|\b(?:we|I) will (?:now )?(?:describe|discuss|explain|introduce|review|present)\b|\b(?:in|of|for) (?:this|our) (?:article|paper(?! (?:bags?|cups?|plates?|boats?|planes?|lanterns?)\b)|section|chapter|issue|review)\b|\bin the (?:previous|next|following|last) (?:section|chapter|paragraph|article|part)\b|\bthe (?:above|aforementioned|following figure)\b/iu;

const LETTER =
  /^(?:Dear\b[^.!?]{0,60}[,:]?$|Dear (?:Mr|Mrs|Ms|Dr)\. |(?:Yours )?[Ss]incerely\b|Yours (?:truly|faithfully)|(?:Best|Kind|Warm|With) (?:regards|wishes)\b|Regards,|To whom it may concern)/u;

const LIST_ITEM = /^(?:[-–—•*·▶■□]|\(?\d{1,2}[.)]|\(?[a-eA-E][.)])\s/u;

/** Abbreviations that need no expansion. */
const KNOWN = new Set(
  "DNA RNA TV UV US USA UK UN EU NASA GPS CEO PC AI IQ HIV AIDS BBC CNN FBI CIA NBA FIFA UNESCO UNICEF WHO IT PE OK ID DIY VIP LED USB CD DVD ATM SNS AM PM BC AD BCE CE PTA GDP FAQ MBA WWI WWII SUV UFO II III IV VI VII VIII IX XI XII XIV MRI MP OPEC NATO HTML PDF SOS LP CV ER EV QR RSVP NY LA DC".split(
    " ",
  ),
);

/** Ties that leave a word without its meaning where their source is cut off. */
const REFERRING: ReadonlySet<Tie["kind"]> = new Set([
  "demonstrative",
  "definite",
  "term",
  "name",
  "person",
  "sequence",
  "opening",
  "answer",
  "encapsulation",
]);

/** So many sentences on, a noun may be named anew. */
const FAR = 12;

const cache = new WeakMap<Analysis, SentenceFacts>();

/** The faults of a text's sentences, and how far back they refer; cached. */
export function sentenceFacts(analysis: Analysis): SentenceFacts {
  let facts = cache.get(analysis);
  if (!facts) cache.set(analysis, (facts = findFacts(analysis)));
  return facts;
}

function findFacts(analysis: Analysis): SentenceFacts {
  const { sentences } = analysis;
  const beginsBy = sentences.map(({ index }) => index);
  const require = (index: number, from: number): void => {
    beginsBy[index] = Math.min(beginsBy[index] ?? from, from);
  };
  for (const { kind, dependent, sources, near, strength } of tiesOf(analysis)) {
    if (!REFERRING.has(kind)) continue;
    const last = near ? dependent - 1 : sources.findLast((source) => source < dependent);
    // "the sun" does not mean the sun of another page
    if (kind === "definite" && strength === 1 && dependent - (last ?? dependent) > FAR) continue;
    // what a heading names is introduced by the text itself
    if (last !== undefined && isEnded(sentences[last]!)) require(dependent, last);
  }
  for (const { index, first } of namesUsedAgain(sentences)) require(index, first);
  const abbreviations = unexpandedIn(sentences, require);
  const faults = sentences.map(
    (sentence, at) => faultOf(sentence) ?? abbreviations.get(at) ?? null,
  );
  markLanguage(analysis, faults);
  return { faults, beginsBy };
}

const tolerable = (reason: string): SentenceFault => ({ reason, isTolerable: true });
const aside = (reason: string): SentenceFault => ({ reason, isTolerable: false, isAside: true });
const fault = (reason: string): SentenceFault => ({ reason, isTolerable: false });

const UNREADABLE = tolerable("지문에 영어 문장으로 읽을 수 없는 부분이 있어요.");
/** Longer texts are no sentences; the patterns are not tried on them. */
const MAX_LENGTH = 900;

function faultOf(sentence: Sentence): SentenceFault | null {
  const { text, readable } = sentence;
  if (!readable && text.length > MAX_LENGTH) return UNREADABLE;
  const figure = FIGURE.exec(text)?.[0];
  if (figure)
    return fault(
      `지문이 함께 실린 그림이나 표(${quoted(figure)})를 가리켜서, 따로 떼어 문제로 낼 수 없어요.`,
    );
  const elsewhere = ELSEWHERE.exec(text)?.[0];
  if (elsewhere)
    return aside(
      `지문이 다른 글의 내용을 가리키는 말(${quoted(elsewhere)})을 담고 있어서, 따로 떼어 문제로 낼 수 없어요.`,
    );
  if (LETTER.test(text))
    return aside("편지의 인사말과 맺음말을 빼면 문제로 낼 만한 길이의 글이 남지 않아요.");
  if (LIST_ITEM.test(text))
    return tolerable("지문이 항목을 나열한 목록이라서 문제로 내기 어려워요.");
  if (!readable) return UNREADABLE;
  if (/\p{Ll}\.["”’] (?!(?:said|says|asked|he|she|they|we|I)\b)\p{Ll}/u.test(text))
    return tolerable("지문에 문장 부호가 잘못 놓인 문장이 있어요.");
  if (!isEnded(sentence)) return tolerable("지문에 끝나지 않은 문장이나 제목이 섞여 있어요.");
  return null;
}

/** False for a heading, or a sentence that is cut off. */
function isEnded({ text }: Sentence): boolean {
  return /[.!?…:]["'”’)\]]*$/u.test(text.slice(-12));
}

/**
 * Kinds of which a finding that is the only one of its text is false as often as not: one text in ten without an error has
 * one (docs/quality.md). 지문 점검 shows it to the teacher, who lets it stand or mends it.
 */
const DOUBTFUL: ReadonlySet<Finding["kind"]> = new Set([
  "agreement",
  "article",
  "confusion",
  "missing",
]);

/** Sentences with an error of language, whatever else is wrong with them. */
function markLanguage(analysis: Analysis, faults: (SentenceFault | null)[]): void {
  let at = 0;
  const { sentences, text } = analysis;
  const findings = proofread(analysis);
  if (findings.length === 1 && DOUBTFUL.has(findings[0]!.kind)) return;
  for (const { start, end } of findings) {
    while (at < sentences.length && (sentences[at]?.end ?? 0) <= start) at++;
    faults[at] = fault(
      `지문에 고쳐야 할 것 같은 곳(${quoted(text.slice(start, end))})이 있어요. 지문 점검을 확인해 주세요.`,
    );
  }
}

/** Uses of a name that the dictionary does not know, after the sentence that names it first. */
function* namesUsedAgain(
  sentences: readonly Sentence[],
): Generator<{ index: number; first: number }> {
  const named = new Map<string, number>();
  for (const { tokens, index } of sentences)
    for (const { text, lower, likely } of tokens) {
      if (!likely?.startsWith("NNP") || !/^\p{Lu}\p{Ll}{2,}$/u.test(text)) continue;
      const first = named.get(lower);
      if (first === undefined) {
        if (entryOf(lower) === null) named.set(lower, index);
      } else if (first < index) yield { index, first };
    }
}

/** Abbreviations that are nowhere expanded, by sentence; those that are need their expansion. */
function unexpandedIn(
  sentences: readonly Sentence[],
  require: (index: number, from: number) => void,
): ReadonlyMap<number, SentenceFault> {
  const expanded = new Map<string, number>();
  const found = new Map<number, SentenceFault>();
  for (const { text, index, readable } of sentences) {
    if (!readable) continue;
    const uses = [
      ...[...text.matchAll(/\b([A-Za-z]?[A-Z]{2,6})s?\b/gu)].map(([, word = ""]) => word),
      ...[...text.matchAll(/(?<![.\p{L}])[A-Z]\. ([a-z]{4,})\b/gu)].map(
        ([, species = ""]) => species,
      ),
    ].filter((word) => !KNOWN.has(word) && word !== "coli");
    for (const word of uses) {
      const from = expanded.get(word);
      if (from !== undefined) require(index, from);
      else if (isExpandedIn(text, word)) expanded.set(word, index);
      else if (!found.has(index))
        found.set(index, tolerable(`지문에 풀이 없이 쓰인 줄임말('${word}')이 있어요.`));
    }
    // "Toxoplasma gondii", later "T. gondii"
    for (const [, species = ""] of text.matchAll(/\b[A-Z][a-z]{3,} ([a-z]{4,})\b/gu))
      if (!expanded.has(species)) expanded.set(species, index);
  }
  return found;
}

/** "functional MRI (fMRI)", "BBB (blood–brain barrier)", "is called FA". */
function isExpandedIn(text: string, word: string): boolean {
  const at = text.search(new RegExp(`\\b${word}s?\\b`, "u"));
  const before = text.slice(Math.max(0, at - 30), at);
  const after = text.slice(at + word.length, at + word.length + 14);
  return (
    /(?:[("“‘]|\b(?:called|named|abbreviated|abbreviate|short|known|or)\b[^.]*)$/u.test(before) ||
    /^s? ?\(|^s?, (?:which|or|short)\b|^s? (?:stands|is short)/u.test(after)
  );
}
