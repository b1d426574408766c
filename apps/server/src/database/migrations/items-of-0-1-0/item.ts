/**
 * Items as 0.1.0 stored them, in the form that came after: rules as a list, with the rule of each marked place
 * and the words that are asked for. For migrations alone; nothing of it may change with the domain.
 */
import { RULE_NAMES } from "./rule-names.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

type Operation =
  | { readonly kind: "replace"; span: Span; original: string; replacement: string }
  | { readonly kind: "blank"; span: Span; original: string }
  | { readonly kind: "boxes"; boxes: readonly { span: Span; original: string; other?: string }[] }
  | { readonly kind: "blanks"; blanks: readonly { span: Span; original: string }[] }
  | { readonly kind: "keep" | "remove" | "shuffle" | "insert" | "arrange" };

interface OldMade {
  readonly kind: "made";
  readonly passage: number;
  readonly operation: Operation;
  /** "a+b" of an item with several, "meaning:" and the dictionary form of one on a word's meaning. */
  readonly rule: string;
  readonly evidence: readonly { readonly span: Span; readonly note: string }[];
  readonly distractors: readonly { readonly choice: number; readonly reason: string }[];
}

export interface OldItem {
  readonly type: string;
  readonly blocks: readonly {
    readonly runs: readonly { kind: string; text?: string; place?: number }[];
  }[];
  readonly explanation: string;
  readonly rivals?: readonly string[];
  readonly proof: OldMade | { readonly kind: "word"; rule: string } | { readonly kind: "author" };
}

/** A rule with the place that it decides. */
export interface Decided {
  readonly rule: string;
  readonly span: Span;
}

const MEANING = /^meaning:(.+)$/u;

/**
 * The item in the form of 0.2.0: its rules as a list, and its fields under their new names.
 * @throws when it is no item
 */
export function inNewForm(item: OldItem): OldItem {
  const { rivals, ...rest } = withRuleLists(item);
  const named = rivals === undefined ? rest : { ...rest, neighbours: rivals };
  const { proof } = named;
  if (proof.kind !== "made" || proof.operation.kind !== "boxes") return named;
  const boxes = proof.operation.boxes.map(({ other, ...box }) =>
    other === undefined ? box : { ...box, distractor: other },
  );
  return { ...named, proof: { ...proof, operation: { ...proof.operation, boxes } } };
}

/** As it is where it has no rules, or has them as a list already. */
function withRuleLists<T extends OldItem>(item: T): T {
  const { proof } = item;
  if (proof.kind === "author" || !("rule" in proof)) return item;
  const { rule, ...rest } = proof;
  if (rest.kind === "word") return { ...item, proof: { ...rest, rules: [rule] } };
  const made = proof as OldMade;
  const places = placesOf(item, made);
  const words = wordsOf(item, made);
  return {
    ...item,
    proof: {
      ...rest,
      rules: rulesOf(made),
      ...(places.length > 0 && { places }),
      ...(words.length > 0 && { words }),
      review: isGrammar(item) ? "rule" : "type",
    },
  };
}

/** The rules of an old item, each with the place that it decides, where both are known. */
export function decidedPlaces({ proof }: OldItem): Decided[] {
  if (proof.kind !== "made" || !("rule" in proof)) return [];
  const rules = rulesOf(proof);
  const spans = spansOf(proof.operation);
  if (spans.length !== rules.length) return [];
  return spans.flatMap((span, at) => {
    const rule = rules[at];
    return rule === undefined ? [] : [{ rule, span }];
  });
}

/** What stood in the table of answers for the rule of a word's meaning. */
export function ruleWithoutWord(rule: string): string {
  return MEANING.test(rule) ? "meaning" : rule;
}

function isGrammar({ type }: OldItem): boolean {
  return type.startsWith("grammar-");
}

/** One for each box and blank: 0.1.0 named a rule of several blanks once. */
function rulesOf({ operation, rule, evidence }: OldMade): string[] {
  if (MEANING.test(rule)) return ["meaning"];
  const named = rule.split("+");
  if (operation.kind !== "blanks" || operation.blanks.length === named.length) return named;
  // each blank has its evidence, whose note begins with the rule's name, and rules stand in their order
  const names = evidence.map(({ note }) => note.split(": ", 1)[0] ?? "");
  const different = [...new Set(names)];
  if (names.length !== operation.blanks.length || different.length !== named.length) return named;
  return names.map((name) => named[different.indexOf(name)] ?? "");
}

function spansOf(operation: Operation): Span[] {
  switch (operation.kind) {
    case "replace":
    case "blank":
      return [operation.span];
    case "boxes":
      return operation.boxes.map(({ span }) => span);
    case "blanks":
      return operation.blanks.map(({ span }) => span);
    default:
      return [];
  }
}

/**
 * The rules of five underlined places. The edited one shows the item's own; of another it is known only
 * where the 해설 still says of it what the proof says, behind the rule's name.
 */
function placesOf(item: OldItem, proof: OldMade): { place: number; rule: string }[] {
  const { operation } = proof;
  if (!isGrammar(item) || operation.kind !== "replace") return [];
  const lines = item.explanation.split("\n");
  return item.blocks
    .flatMap(({ runs }) => runs)
    .flatMap(({ kind, place, text }) => {
      if (kind !== "underlined" || place === undefined) return [];
      const against = proof.distractors.find(({ choice }) => choice === place);
      if (!against) return text === operation.replacement ? [{ place, rule: proof.rule }] : [];
      const line = lines.find((one) => one.startsWith(`${"①②③④⑤"[place - 1]} `)) ?? "";
      if (!line.endsWith(`: ${against.reason}`)) return [];
      const rule = RULE_NAMES[line.slice(2, -against.reason.length - 2)];
      return rule === undefined ? [] : [{ place, rule }];
    });
}

/** The types of 0.1.0 that asked for words of their passage. */
const VOCABULARY: ReadonlySet<string> = new Set([
  "word-in-context",
  "word-choice",
  "definition",
  "synonym",
  "word-meaning",
  "word-spelling",
]);

function wordsOf({ type }: OldItem, { operation, rule, evidence }: OldMade) {
  if (!VOCABULARY.has(type)) return [];
  switch (operation.kind) {
    case "keep": {
      const lemma = MEANING.exec(rule)?.[1];
      const span = evidence[0]?.span;
      return lemma && span ? [{ text: lemma, span }] : [];
    }
    case "replace":
    case "blank":
      return [{ text: operation.original, span: operation.span }];
    case "boxes":
      return operation.boxes.map(({ original, span }) => ({ text: original, span }));
    default:
      return [];
  }
}
