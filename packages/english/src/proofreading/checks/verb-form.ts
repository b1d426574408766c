/** Forms of verbs after modals, "to", "do", "have" and "be". */
import { wordTable } from "../../words/word-table.ts";
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { usesAs } from "../../lexicon/entries.ts";
import { findingAt, named, type Check, type Finding } from "../finding.ts";
import { baseOfThirdPerson, pastOnly } from "../word-class.ts";
import { afterTo, participleAfterModal, plainAfterHave } from "./verb-form/infinitive.ts";

export const verbForm: Check = function* (sentence) {
  for (const token of sentence.tokens) {
    yield* afterModal(sentence, token);
    yield* afterHaveOrBe(sentence, token);
    yield* plainAfterBe(sentence, token);
    yield* progressiveAfterModal(sentence, token);
    const found =
      afterTo(sentence, token) ??
      participleAfterModal(sentence, token) ??
      plainAfterHave(sentence, token);
    if (found) yield found;
  }
};

const MODAL = /^(?:can|could|will|would|shall|should|may|might|must|cannot|ca|wo|['’]ll)$/u;
const DO = /^(?:do|does|did)$/u;

/** The verb after an auxiliary, past "not" and an adverb. */
function verbAfter(tokens: readonly Token[], from: number): Token | null {
  let at = from + 1;
  while (
    at < from + 3 &&
    (/^(?:not|n['’]t|also|never|always|often|only|still|even|just)$/u.test(
      tokens[at]?.lower ?? "",
    ) ||
      (tokens[at]?.lower ?? "").endsWith("ly"))
  )
    at++;
  const verb = tokens[at];
  return verb && /^[a-z]+$/u.test(verb.text) ? verb : null;
}

function* afterModal({ tokens }: Sentence, aux: Token): Generator<Finding> {
  // the month and the name are no modals
  const isModal = !/^(?:May|Will)$/u.test(aux.text) && MODAL.test(aux.lower) && aux.likely === "MD";
  const isTo = aux.lower === "to";
  const isDo = DO.test(aux.lower) && /^(?:not|n['’]t)$/u.test(tokens[aux.index + 1]?.lower ?? "");
  if (!isModal && !isTo && !isDo) return;
  const verb = verbAfter(tokens, aux.index);
  if (!verb) return;
  // "the tin can suggests", "what she referred to is": no modal, and no infinitive
  if (aux.lower === "can" && isTin(tokens, aux)) return;
  if (isTo && /^VB[NDG]?$/u.test(tokens[aux.index - 1]?.likely ?? "") && FINITE_BE.test(verb.lower))
    return;
  // "lay" and "found" are plain forms of their own
  if (/^(?:lay|found|saw|felt|wound|ground|bound|bore)$/u.test(verb.lower)) return;
  const third = baseOfThirdPerson(verb.lower);
  const past = pastOnly(verb.lower);
  const regular =
    /[^e]ed$/u.test(verb.lower) && !isTo ? findVerbBase(verb.lower, verb.lemma) : null;
  const be = /^(?:is|are|was|were|am)$/u.test(verb.lower)
    ? "be"
    : verb.lower === "had" && !isTo
      ? "have"
      : null;
  const after = tokens[verb.index + 1];
  // "to increased risk": an adjective
  const reacted =
    isTo &&
    /[a-z]{3}ed$/u.test(verb.lower) &&
    /^(?:in|on|at|by|with|from|a|an|the|their|its|it|them|him|her|us|this|these)$/u.test(
      after?.lower ?? "",
    )
      ? findVerbBase(verb.lower, verb.lemma)
      : null;
  const base =
    be ??
    (reacted && reacted !== verb.lower && usesAs(verb.lower, "a").length === 0 ? reacted : null) ??
    third ??
    past?.base ??
    (regular !== verb.lower ? regular : null);
  if (!base || base === verb.lower) return;
  if (third && !be && !isVerbHere(tokens, verb, isTo)) return;
  // "what you can is …", "all we do is …", "to" as a preposition before a noun
  if (be && (isDo || /^(?:what|all|than|as)$/u.test(tokens[aux.index - 2]?.lower ?? ""))) return;
  if (isTo && past && !be && !opensObject(tokens[verb.index + 1]) && !ONLY_PAST.test(verb.lower))
    return;
  // "can studied": by the form alone "can study" and "can be studied" are both possible
  if (isModal && base === regular)
    yield findingAt(
      "verb-form",
      verb,
      verb,
      null,
      `'${aux.text}' 뒤에는 동사원형 ${named(base, "을/를")} 쓰거나 'be ${verb.text}'처럼 수동태로 써요.`,
    );
  else yield baseWanted(aux, verb, base);
}

const FINITE_BE = /^(?:is|are|was|were|has|does)$/u;

/** Whether "can" is what soup comes in. */
function isTin(tokens: readonly Token[], can: Token): boolean {
  const before = tokens[can.index - 1];
  return (
    /^(?:tin|trash|garbage|watering|soda|paint|metal|soup|oil|beer|steel|aluminum|a|an|the|this|that|each|every|empty|opened)$/u.test(
      before?.lower ?? "",
    ) && /^(?:VB[ZD]|NN)$/u.test(tokens[can.index + 1]?.likely ?? "")
  );
}

/** Pasts that are no nouns, adjectives or plain forms of other verbs. */
const ONLY_PAST =
  /^(?:went|came|became|began|took|gave|wrote|knew|grew|chose|forgot|threw|spoke|ate|drove|drank|sang|swam|began)$/u;

/** Whether a form with -s is a verb and not a plural: an object or adverb follows. */
function isVerbHere(tokens: readonly Token[], verb: Token, isTo: boolean): boolean {
  if (verb.lower === "has" || verb.lower === "does" || verb.lower === "goes") return true;
  if (!isTo) return verb.likely?.startsWith("VB") === true || opensObject(tokens[verb.index + 1]);
  return verb.likely === "VBZ" && opensObject(tokens[verb.index + 1]);
}

function opensObject(token: Token | undefined): boolean {
  return /^(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|it|them|him|us|me)$/u.test(
    token?.lower ?? "",
  );
}

/** "has went", "was wrote", "have be", "is know". */
function* afterHaveOrBe({ tokens }: Sentence, aux: Token): Generator<Finding> {
  const isHave = /^(?:has|have|had|having)$/u.test(aux.lower);
  const isBe = /^(?:is|are|was|were|been|being)$/u.test(aux.lower);
  if (!isHave && !isBe) return;
  const verb = verbAfter(tokens, aux.index);
  if (!verb) return;
  // "the form that I have was named": the relative clause ends with "have"
  const past = /^(?:was|were|got|forgot|trod)$/u.test(verb.lower) ? null : pastOnly(verb.lower);
  if (
    past &&
    !/^(?:broke|bore|wore|saw|fell|rode|drove|lay|wound|ate|rose|dove|shook|woke|swam|stank|swelled|showed|proved|sewed|mowed|sowed)$/u.test(
      verb.lower,
    )
  )
    yield participleWanted(aux, verb, past.participle);
  else if (
    past &&
    isHave &&
    /^(?:saw|fell|drove|ate|rose|shook|wore|broke)$/u.test(verb.lower) &&
    verb.index === aux.index + 1
  )
    yield participleWanted(aux, verb, past.participle);
  const participle = BARE_AFTER_BE[verb.lower];
  // "all they need to do is make a list"
  const isDone = tokens.slice(0, aux.index).some(({ lower }) => DO.test(lower) || lower === "done");
  if (isBe && participle && verb.index === aux.index + 1 && !isDone)
    yield participleWanted(aux, verb, participle);
  if (isHave && verb.lower === "be")
    yield findingAt(
      "verb-form",
      verb,
      verb,
      "been",
      `'${aux.text}' 뒤에는 과거분사 'been'을 써요.`,
    );
}

/** Plain forms that are nothing but verbs, and so never follow "be". */
const BARE_AFTER_BE: Readonly<Record<string, string>> = wordTable({
  know: "known",
  give: "given",
  take: "taken",
  make: "made",
  write: "written",
  eat: "eaten",
  see: "seen",
  find: "found",
  keep: "kept",
  tell: "told",
  send: "sent",
  lose: "lost",
  bring: "brought",
  teach: "taught",
  consider: "considered",
  describe: "described",
  include: "included",
  provide: "provided",
  allow: "allowed",
  require: "required",
  create: "created",
  produce: "produced",
  believe: "believed",
  explain: "explained",
  involve: "involved",
});

/** "will be accept", "is produce in": a plain form that is nothing but a verb. */
function* plainAfterBe({ tokens }: Sentence, be: Token): Generator<Finding> {
  if (!/^(?:is|are|was|were|be|been)$/u.test(be.lower)) return;
  const verb = tokens[be.index + 1];
  const after = tokens[be.index + 2];
  if (!verb?.spaced || !/^[a-z]{3,}$/u.test(verb.text) || BARE_AFTER_BE[verb.text]) return;
  const isPure =
    usesAs(verb.lower, "v").length > 0 &&
    ["n", "a", "r"].every((pos) => usesAs(verb.lower, pos as "n").length === 0);
  if (!isPure || !/^(?:in|by|at|to|from|as|[.,])$/u.test(after?.lower ?? "")) return;
  // "all we do is produce …", "what it is"
  if (tokens.slice(0, be.index).some(({ lower }) => /^(?:all|what|do|does|did|is)$/u.test(lower)))
    return;
  const { participle, s } = verbForms(verb.lower);
  if (participle === verb.lower || s === verb.lower) return;
  yield participleWanted(be, verb, participle);
}

/** "can also using", "had already arrive", "was bore in". */
function* progressiveAfterModal({ tokens }: Sentence, aux: Token): Generator<Finding> {
  const isModal = MODAL.test(aux.lower) && aux.likely === "MD" && !/^(?:May|Will)$/u.test(aux.text);
  const adverb = tokens[aux.index + 1];
  const verb = /^(?:also|only|often|still|already|just|never|recently)$/u.test(adverb?.lower ?? "")
    ? tokens[aux.index + 2]
    : adverb;
  if (!verb || !/^[a-z]+$/u.test(verb.text)) return;
  const isStart = aux.index === 0 || tokens.at(-1)?.text === "?";
  if (
    isModal &&
    !isStart &&
    verb.likely === "VBG" &&
    /^(?:a|an|the|their|its|our|it|them|[A-Z]\S*)$/u.test(tokens[verb.index + 1]?.text ?? "")
  ) {
    const base = findVerbBase(verb.lower, verb.lemma);
    if (base && base !== verb.lower) yield baseWanted(aux, verb, base);
  }
  if (
    /^(?:has|have|had)$/u.test(aux.lower) &&
    verb !== adverb &&
    /^(?:already|just|never|recently)$/u.test(adverb?.lower ?? "") &&
    usesAs(verb.lower, "v").length > 0 &&
    usesAs(verb.lower, "n").length === 0 &&
    verb.likely?.startsWith("VB")
  ) {
    const { participle } = verbForms(verb.lower);
    if (participle !== verb.lower && verbForms(verb.lower).s !== verb.lower)
      yield participleWanted(aux, verb, participle);
  }
  if (
    /^(?:was|were|is|are)$/u.test(aux.lower) &&
    verb === adverb &&
    verb.lower === "bore" &&
    /^(?:in|on|to|with)$/u.test(tokens[verb.index + 1]?.lower ?? "")
  )
    yield findingAt("verb-form", verb, verb, "born", "'태어나다'는 'be born'으로 써요.");
}

function baseWanted(aux: Token, verb: Token, base: string): Finding {
  const message = `'${aux.text}' 뒤에는 동사원형 ${named(base, "을/를")} 써요.`;
  return findingAt("verb-form", verb, verb, base, message);
}

function participleWanted(aux: Token, verb: Token, participle: string): Finding {
  const message = `'${aux.text}' 뒤에는 과거분사 ${named(participle, "을/를")} 써요.`;
  return findingAt("verb-form", verb, verb, participle, message);
}
