/**
 * Texts made to cost time: repetition, nesting, no stops, one word, combining marks, right-to-left, runs of one
 * character. Each has at most 2,000 words and 50,000 characters, as a passage may, and most of them pass as English.
 */
import { SAMPLES } from "../src/index.ts";
import { seeded, type Random } from "../src/shared/random.ts";

const MAX_WORDS = 2000;
const MAX_CHARACTERS = 50_000;

/** Ordinary English, so that a text passes as a passage whatever follows. */
const [{ text: ORDINARY } = { text: "" }] = SAMPLES;

/** Sentences that suit many makers at once. */
const SENTENCES = [
  "It is clear that it is true.",
  "It is true.",
  "He is.",
  "The boy who lives in the house is happy because his friend was kind to him.",
  "However, the people who were called were not as happy as they had been.",
  "For example, this is what makes it possible for them to find the way to the sea.",
  "Not only is it true, but it is also what they said that it was.",
  "If I were you, I would have them go there, having been told to do so by her.",
  "There are three kinds of bees, and each of them is one of the most useful animals.",
  "These results show that the more we know, the less we think that we know.",
  "She said that what he had done was so good that nobody could have done it better.",
  "Increase leads to decrease, and the beginning of the end is the end of the beginning.",
  "Why is it so? Because it is.",
  "The old man, the young woman, the big dog and the small cat are in the garden.",
  "In 1905, 3,000 people in the U.S. were asked to write 12 letters to Dr. Kim.",
];
/** Words that many rules look at. */
const WORDS =
  "the a that which who what it is are was were be been being to of in on as for with and or but not have has had do does did done so such more most than other another each every if when while because he she they him her them himself this these people good well quickly increase decrease happy sad making made called known seeing see".split(
    " ",
  );
/** What is repeated without anything between. */
const RUNS = [
  ".", "!", "?", "…", ". ", ".\n", " ", "\t", "\u00a0", "\n", " \n", "\n ", "\r\n", '"', "“", "”", "'", "’", "(", "[", ")", "]",
  '."', ".)", ".a", "a.", ".a.", "a'", "n't", "a-", "-", "—", ",", ", ", ";", "1,", "1.", "1", "a", "A", "Aa", "the", "é", "e\u0301",
  "\u0301", "\u200b", "\u200f", "\u202e", "שלום ", "ﷺ", "ﬁ", "𝒜", "👩‍👩‍👧", "\ud800", "_", "=", "<", "&", "\u0000", "es", "ies", "ing",
]; // oxfmt-ignore

type Kind = (random: Random) => string;

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)]!;
}
function times(count: number, piece: () => string, between = " "): string {
  return Array.from({ length: count }, piece).join(between);
}

const KINDS: Readonly<Record<string, Kind>> = {
  "a sentence again and again": (random) => {
    const sentence = pick(SENTENCES, random);
    return times(Math.floor(MAX_WORDS / sentence.split(" ").length), () => sentence);
  },
  "two sentences in turn": (random) => {
    const pair = [pick(SENTENCES, random), pick(SENTENCES, random)].join(" ");
    return times(Math.floor(MAX_WORDS / pair.split(" ").length), () => pair);
  },
  "sentences in any order": (random) => times(200, () => pick(SENTENCES, random)),
  "a sample again and again": (random) => {
    const { text } = pick(SAMPLES, random);
    return times(Math.floor(MAX_WORDS / text.split(/\s+/u).length), () => text);
  },
  "words without a stop": (random) => times(MAX_WORDS, () => pick(WORDS, random)),
  "sentences of any words": (random) => {
    const length = 1 + random.below(60);
    return times(
      Math.floor(MAX_WORDS / length),
      () => `${times(length, () => pick(WORDS, random)).replace(/^./u, (one) => one.toUpperCase())}.`,
    );
  },
  "one word a sentence": (random) => times(MAX_WORDS, () => `${pick(["The", "Is", "It", "That"], random)}.`),
  "one word": (random) => {
    const word = pick(WORDS, random);
    return times(MAX_WORDS, () => word);
  },
  "one word between others": (random) => {
    const [first, second] = [pick(WORDS, random), pick(WORDS, random)];
    return times(MAX_WORDS / 20, () => `The ${times(18, () => pick([first, second], random))} is.`);
  },
  "nested clauses": (random) => {
    const depth = 2 + random.below(25);
    const sentence = `The man ${times(depth, () => pick(["who knew that the boy", "which the dog that", "what the girl said is that"], random))} is ${times(depth, () => "is")} happy.`;
    return times(Math.floor(MAX_WORDS / sentence.split(" ").length), () => sentence);
  },
  "nested brackets": (random) => {
    const depth = 1 + random.below(800);
    const [open, close] = pick([["(", ")"], ['"', '"'], ["“", "”"], ["[", "]"]], random) as [string, string];
    return `${ORDINARY} ${open.repeat(depth)}it is the boy${close.repeat(depth)} ${times(20, () => `The ${open}boy is${close} happy.`)}`;
  },
  "a run of one piece after English": (random) => ORDINARY + runOf(random) + pick(["", "a", " The end.", "x y."], random),
  "a run of one piece before English": (random) => `${runOf(random)} ${ORDINARY}`,
  "runs between words": (random) => {
    const run = pick(RUNS, random).repeat(1 + random.below(40));
    return ORDINARY.replaceAll(" ", () => (random.below(4) === 0 ? run : " "));
  },
  "marks on letters": (random) => {
    const mark = pick(["\u0301", "\u0308", "\u0301\u0327", "\u200d", "\u200f"], random);
    const count = 1 + random.below(12);
    return ORDINARY.replaceAll(/[aeiou]/gu, (letter) => (random.below(3) === 0 ? letter + mark.repeat(count) : letter));
  },
  "right to left among English": (random) =>
    times(60, () => `The boy ${pick(["שלום", "مرحبا", "\u202egreet\u202c", "\u2067is\u2069"], random)} is happy and she is kind.`),
  "long words": (random) => {
    const word = pick(["a", "es", "ing", "ous", "th", "un", "re", "o'", "x-"], random).repeat(10 + random.below(400));
    return `${ORDINARY} ${times(Math.min(300, Math.floor(20_000 / word.length)), () => `The ${word} is the ${word}ed.`)}`;
  },
  "lines": (random) => times(MAX_WORDS / 2, () => `${pick(WORDS, random)} ${pick(WORDS, random)}`, pick(["\n", "\n\n", " \n\t", "\r\n"], random)),
  "names and pronouns": (random) =>
    times(250, () => `${pick(["Anna", "Mr. Kim", "He", "She", "It", "The dog", "This dog", "These dogs"], random)} saw ${pick(["Anna", "him", "her", "it", "the dog", "Tom's dog"], random)} there.`),
  "numbers": (random) => times(180, () => `In ${1900 + random.below(100)}, ${random.below(99_999)} of the ${random.below(900)},000 people were ${random.below(99)}.5% of it.`),
}; // oxfmt-ignore

function runOf(random: Random): string {
  const piece = pick(RUNS, random);
  return piece.repeat(Math.floor(48_000 / piece.length));
}

const NAMES = Object.keys(KINDS);

/** A text that a user could send, named by what is hostile about it; the same for the same number. */
export function hostileText(number: number): { readonly name: string; readonly text: string } {
  const name = NAMES[number % NAMES.length]!;
  const text = KINDS[name]!(seeded(number, "hostile"));
  return { name: `${number}: ${name}`, text: cut(text) };
}

/** At most as many words and characters as a passage may have. */
function cut(text: string): string {
  let words = 0;
  const end = [...text.matchAll(/\S+/gu)].find(() => ++words > MAX_WORDS)?.index ?? text.length;
  return text.slice(0, Math.min(end, MAX_CHARACTERS));
}
