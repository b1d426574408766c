/** How words can be read, in the form that is shown and in every other. */
import {
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
  "abandon abolish accept accuse acknowledge address adopt advise allot amaze analyze announce anticipate apply appreciate approve arrest associate assume assure attach attack attain award base betray block boost bore borrow bother build buy calculate cancel carry catch celebrate cherish choose cite collect command compare compile complete compose conceal conceive concern conduct connect conquer consume convey copy correct count cultivate cure cut declare decorate dedicate defeat defend deliver demand deny depict derive deserve design despise detain dilute direct disappoint discourage discover dismiss display distinguish distort distribute disturb divide donate draw edit elect embrace emphasize enact endanger enhance erase evaluate evoke exaggerate exceed execute exhibit expect export facilitate fascinate fill find fix forbid forget foster frustrate fulfill gain generate give govern grant grasp greet guarantee guide handle harm haul hide highlight hire hold identify imitate import impose impress indicate influence inform inherit inhibit initiate insert inspect install instruct insult intend interpret irritate isolate issue judge justify keep kidnap know launch lay lend lift limit list locate lock lose make manufacture mark mean measure memorize misunderstand mix modify monitor need nominate notice notify occupy offer oppose order organize overcome overlook overwhelm owe own paint permit place plan plant portray postpone predict prefer preserve print process produce program prohibit pronounce propose prosecute protect prove publish pull punish purchase pursue push quote reach reassure receive record reinforce remember renew repair report request reserve resolve restore restrict retain revise ridicule rinse sacrifice satisfy save seek seize select sell send shape share shock sign simplify sing solve specify spend sponsor steal store strap study summarize suppose surpass surprise suspect take teach tell tempt terrify threaten throw tolerate touch trace train translate transport uncover undermine understand undertake update upset verify violate wash wear welcome witness wrap write".split(
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
      : INTRANSITIVE.has(base) || /^(?:seem|fail)$/u.test(base)
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
