/** How words can be read, in the form that is shown and in every other. */
import {
  comparativeOf,
  INTRANSITIVE,
  isLemma,
  STRICTLY_TRANSITIVE,
  TAKES_CLAUSE,
  TWO_OBJECTS,
  verbForms,
} from "@pulda/english";
import type { Reading } from "./orders.ts";

/** Verbs with an object and a bare infinitive, a participle or an adjective behind it. */
const WITH_BARE_VERB = new Set(
  "make let have help see watch hear feel notice find keep get leave".split(" "),
);
/** Verbs that ask or settle something: "decide whether", "measure how". */
const ASKING = new Set(
  "ask decide determine examine influence investigate measure predict test check learn choose explain see".split(
    " ",
  ),
);
/** Verbs with a clause, and with no noun as their object. */
const SAYING = new Set("say think hope agree argue conclude insist wonder wish realize".split(" "));
/** Verbs whose passive has a noun behind it: "was given a book", "is called a lock". */
const NAMED = new Set(
  "give show teach offer send pay award grant lend call name elect appoint label dub make consider".split(
    " ",
  ),
);
/** Verbs behind which an adjective tells what the subject is or becomes. */
const LINKING = new Set(
  "become seem look feel taste smell sound appear remain stay keep get grow turn".split(" "),
);
/** Verbs with a gerund or a participle behind them, or behind their object. */
const WITH_GERUND = new Set(
  "start begin keep stop enjoy avoid continue finish mind consider suggest practice risk involve spend go like love hate try remember".split(
    " ",
  ),
);
/** Verbs that are hardly ever met without an object, beside `STRICTLY_TRANSITIVE`. */
const NEEDS_OBJECT = new Set(
  "adopt advise allot analyze announce apply attach award base block borrow build buy calculate carry catch choose collect compose conduct connect copy count cut decorate deliver demand design direct discover display distribute divide donate draw edit evaluate execute exhibit expect fill find fix forbid forget give grant guide hide hire hold influence inform inherit isolate judge keep know lay lend lift list lock lose make mark mean measure memorize mix occupy offer order organize own paint permit place plan plant predict prefer print process produce program protect prove publish pull push reach receive record remember repair report request reserve restore sacrifice save say sell send share sign sing solve spend steal store strap study take teach tell throw touch trace train translate transport tell understand wash wear welcome wrap write".split(
    " ",
  ),
);

/**
 * Every way to read a verb's forms, and that of an adjective that is spelled as its base form.
 * @example verbReadings("open").filter(({ text }) => text === "open") // a base form, a plural's form, an adjective
 */
export function verbReadings(base: string): Reading[] {
  if (base === "be") return BE;
  const kinds = kindsOf(base);
  const { s, past, participle, ing } = verbForms(base);
  const isPassive = !kinds.includes("i");
  return [
    ...verbsAs(base, kinds, base, "p"),
    ...verbsAs(base, kinds, base, "b"),
    ...verbsAs(base, kinds, s, "s"),
    ...verbsAs(base, kinds, past, "s"),
    ...verbsAs(base, kinds, past, "p"),
    ...verbsAs(base, kinds, participle, "n"),
    ...verbsAs(base, kinds, ing, "g"),
    ...(isPassive ? read(participle, NAMED.has(base) ? ["P", "Pd"] : ["P"]) : []),
    // "open" is an adjective as well
    ...(isLemma(base, "a") ? read(base, ["ADJ"]) : []),
  ];
}

const BE: Reading[] = [
  ...read("is", ["Be.s"]),
  ...read("was", ["Be.s"]),
  ...read("are", ["Be.p"]),
  ...read("were", ["Be.p"]),
  ...read("be", ["Be.b"]),
  ...read("being", ["Be.g"]),
  ...read("been", ["Be.n"]),
];

function verbsAs(base: string, kinds: readonly string[], text: string, form: string): Reading[] {
  const isDo = base === "do" && /^[sp]$/u.test(form);
  return read(text, [
    ...kinds.map((kind) => `V${kind}.${form}`),
    ...(base === "have" ? [`H.${form}`] : []),
    ...(isDo ? [`D.${form}`] : []),
  ]);
}

/**
 * t with or without an object, x with one, i without; and a where an adjective may follow, c a clause, q a question, d two
 * objects, g a gerund, m an object and a bare verb; h is "have" itself, and k takes a clause alone.
 */
function kindsOf(base: string): string[] {
  if (base === "have") return ["h"];
  if (SAYING.has(base)) return ["k"];
  return [
    NEEDS_OBJECT.has(base) || STRICTLY_TRANSITIVE.has(base)
      ? "x"
      : INTRANSITIVE.has(base) || base === "seem"
        ? "i"
        : "t",
    ...(LINKING.has(base) ? ["a"] : []),
    ...(TAKES_CLAUSE.has(base) ? ["c"] : []),
    ...(ASKING.has(base) ? ["q"] : []),
    ...(TWO_OBJECTS.has(base) || WITH_BARE_VERB.has(base) ? ["d"] : []),
    ...(WITH_GERUND.has(base) ? ["g"] : []),
    ...(WITH_BARE_VERB.has(base) ? ["m"] : []),
  ];
}

/** Every way to read an adjective and its comparative. */
export function adjectiveReadings(positive: string): Reading[] {
  return [...read(positive, ["ADJ"]), ...read(comparativeOf(positive), ["ADJC"])];
}

/** What pronouns can be: a subject or an object alone, or either. */
const PRONOUNS: ReadonlyMap<string, readonly string[]> = new Map([
  ...words("he she", "NN.s"),
  ...words("they we i", "NN.p"),
  ...words("him them us me", "NA"),
  ...words("you", "NP.p"),
]);

/** Every way to read a pronoun. */
export function pronounReadings(pronoun: string): Reading[] {
  const isReflexive = /sel(?:f|ves)$/u.test(pronoun);
  return read(pronoun, PRONOUNS.get(pronoun.toLowerCase()) ?? [isReflexive ? "NA" : "NP.s"]);
}

/** What words that only join, and auxiliaries that have one form, can be. */
const FUNCTION_WORDS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["that", ["THAT"]],
  ["which", ["WS", "WHICH"]],
  ["who", ["WW"]],
  ["whom", ["WO"]],
  ["what", ["WHAT"]],
  ["how", ["WQ", "HOW"]],
  ["whether", ["WQ"]],
  ["why", ["WQ", "WO"]],
  ["when", ["WQ", "WO", "CONJ"]],
  ["where", ["WQ", "WO", "CONJ"]],
  ["if", ["WQ", "CONJ"]],
  ...words("because although though unless", "CONJ"),
  ...["while", "since", "before", "after", "until"].map(
    (word) => [word, ["CONJ", "PREP"]] as const,
  ),
  ["to", ["TO", "PREP"]],
  ["as", ["AS", "CONJ"]],
  ["than", ["THAN"]],
  ["not", ["NOT"]],
  ...words("about at by for from in into of on through with without", "PREP"),
  ...words("and or but", "CC"),
  ...words("can could will would should may might must", "M"),
]);

function words(list: string, category: string): [string, readonly string[]][] {
  return list.split(" ").map((word) => [word, [category]]);
}

/** Every way to read a word that joins, an auxiliary or "not"; none for any other. */
export function functionReadings(word: string): Reading[] {
  return read(word, FUNCTION_WORDS.get(word) ?? []);
}

/** Every way to read whatever one word might be added: each that joins, each auxiliary, a pronoun. */
export function addedReadings(): Reading[] {
  return [
    ...[...FUNCTION_WORDS.keys()].flatMap(functionReadings),
    ...["be", "have", "do"].flatMap(verbReadings),
    // no relative clause without its pronoun is thought of ("the library they visit")
    ...read("it", ["NP.s"]),
    ...read("they", ["NP.p"]),
    ...read("that", ["NP.s"]),
  ];
}

function read(text: string, categories: readonly string[]): Reading[] {
  return categories.map((category) => ({ category, text }));
}
