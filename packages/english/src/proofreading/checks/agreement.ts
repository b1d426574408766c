/** Agreement of subject and verb. */
import { wordTable } from "../../words/word-table.ts";
import type { Sentence, Token } from "../../analysis.ts";
import { otherNumber } from "../../grammar/syntax/verb-number.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { usesAs } from "../../lexicon/entries.ts";
import { withParticle } from "../../korean.ts";
import {
  agreementFinding,
  type Check,
  type Finding,
  findingAt,
  inCaseOf,
  named,
} from "../finding.ts";
import {
  baseOfThirdPerson,
  canBeSingular,
  isPlural,
  isMostlyVerb,
  isPluralForm,
  isSingularCountable,
} from "../word-class.ts";
import { subjectBefore } from "../subject-before.ts";
import { withNominative, withPartOfThem, withSingularPronoun } from "./agreement/pronoun.ts";
import { antecedentOf, beforeRelativeClause } from "./agreement/antecedent.ts";
import { inClause } from "./agreement/clause.ts";
import { withSingular } from "./agreement/singular.ts";
import { withFirstVerb } from "./agreement/coordinated.ts";
import { nounAfter } from "./article.ts";

export const agreement: Check = function* (sentence) {
  for (const token of sentence.tokens) {
    const found =
      withPronoun(sentence, token) ??
      withNominative(sentence, token) ??
      withSingularPronoun(sentence, token) ??
      withSingular(sentence, token) ??
      withPartOfThem(sentence, token) ??
      withIndefinite(sentence, token) ??
      afterThere(sentence, token) ??
      withNoun(sentence, token) ??
      withFirstVerb(sentence, token) ??
      inClause(sentence, token);
    if (found) yield found;
  }
};

const OTHER_PERSON: Readonly<Record<string, string>> = wordTable({
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  are: "is",
  have: "has",
  do: "does",
});
/** What may stand before a subject pronoun. */
const CLAUSE_START =
  /^(?:[,;:("“]|and|but|so|because|when|if|although|though|while|as|since|which|that|whether|where|how|what|why|until|before|after|then)$/u;

function withPronoun({ tokens }: Sentence, verb: Token): Finding | null {
  let at = verb.index - 1;
  while (tokens[at]?.likely === "RB" && tokens[at]?.lower !== "not") at--;
  const subject = tokens[at];
  if (!subject || !verb.spaced || !/^(?:he|she|it|they|we|you|i)$/u.test(subject.lower))
    return null;
  const before = tokens[subject.index - 1];
  if (before && !CLAUSE_START.test(before.lower)) return null;
  const isSingular = /^(?:he|she|it)$/u.test(subject.lower);
  // "if it were", "insist that he go", "does it have"
  const from = /^(?:[,;]|but|because|so)$/u.test(before?.lower ?? "") ? subject.index : 0;
  const opener = tokens.slice(from, subject.index).map(({ lower }) => lower);
  if (
    opener.some((word) =>
      /^(?:do|does|did|can|could|will|would|should|may|might|must|let|make|makes|made|help|helps|watch|see|hear|if|though|wish|insist|suggest|demand|recommend|require|important|essential|neither|nor|or)$/u.test(
        word,
      ),
    )
  )
    return null;
  let right: string | null = null;
  if (isSingular && /^(?:are|have|do)$/u.test(verb.lower)) right = OTHER_PERSON[verb.lower] ?? null;
  else if (!isSingular && /^(?:is|was|has|does)$/u.test(verb.lower)) {
    if (subject.lower === "i") right = { is: "am", has: "have", does: "do" }[verb.lower] ?? null;
    else right = OTHER_PERSON[verb.lower] ?? null;
  } else if (!isSingular && verb.likely === "VBZ") right = baseOfThirdPerson(verb.lower);
  else if (
    isSingular &&
    (/^(?:VBP|VB)$/u.test(verb.likely ?? "") ||
      (at < verb.index - 1 &&
        verb.likely === "NN" &&
        tokens[verb.index + 1]?.likely === "DT" &&
        usesAs(verb.lower, "v").length > 0)) &&
    (!before || /^(?:[,;]|but|because|so)$/u.test(before.lower)) &&
    !isPast(verb.lower)
  )
    right = otherNumber(verb);
  if (!right || right === verb.lower) return null;
  return agreementFinding(verb, subject.text, right);
}

function withIndefinite({ tokens }: Sentence, verb: Token): Finding | null {
  const subject = tokens[verb.index - 1];
  if (
    !/^(?:everyone|everybody|everything|someone|somebody|something|nobody|nothing|anyone|anything)$/u.test(
      subject?.lower ?? "",
    )
  )
    return null;
  const isBare =
    verb.likely === "VBP" ||
    (verb.likely === "VB" && /^(?:when|because|[.,])$/u.test(tokens[verb.index + 1]?.lower ?? ""));
  if (!subject || (!/^(?:are|were|have|do)$/u.test(verb.lower) && !isBare)) return null;
  const before = tokens[subject.index - 1];
  if (before && !CLAUSE_START.test(before.lower)) return null;
  if (tokens.some(({ lower }) => lower === "if" || lower === "did" || lower === "does"))
    return null;
  const right =
    verb.lower === "were" ? "was" : (OTHER_PERSON[verb.lower] ?? otherNumberOf(verb.lower) ?? "");
  return findingAt(
    "agreement",
    verb,
    verb,
    right,
    `${named(subject.text, "은/는")} 단수로 다루므로 ${named(right, "을/를")} 써요.`,
  );
}

/** "There is many reasons", "there are a reason". */
function afterThere({ tokens }: Sentence, verb: Token): Finding | null {
  const there = tokens[verb.index - 1];
  if (there?.lower !== "there" || !/^(?:is|are|was|were)$/u.test(verb.lower)) return null;
  const next = tokens[verb.index + 1];
  const isSingularVerb = verb.lower === "is" || verb.lower === "was";
  const noun = next ? nounAfter(tokens, next.index) : null;
  if (
    isSingularVerb &&
    /^(?:many|several|these|those|two|three|four|five|six|ten|various|numerous)$/u.test(
      next?.lower ?? "",
    ) &&
    noun &&
    !isSingularCountable(noun.lower)
  ) {
    const right = verb.lower === "is" ? "are" : "were";
    return findingAt(
      "agreement",
      verb,
      verb,
      right,
      `뒤의 주어가 복수이므로 ${named(right, "을/를")} 써요.`,
    );
  }
  if (
    isSingularVerb &&
    next?.lower === "a" &&
    tokens[next.index + 1]?.lower === "few" &&
    isPluralForm(tokens[next.index + 2] ?? next)
  ) {
    const right = verb.lower === "is" ? "are" : "were";
    return findingAt(
      "agreement",
      verb,
      verb,
      right,
      `뒤의 주어가 복수이므로 ${named(right, "을/를")} 써요.`,
    );
  }
  if (isSingularVerb && next && (isPlural(next.lower) || next.lower === "people")) {
    const right = verb.lower === "is" ? "are" : "were";
    return findingAt(
      "agreement",
      verb,
      verb,
      right,
      `뒤의 주어 ${named(next.text, "이/가")} 복수이므로 ${named(right, "을/를")} 써요.`,
    );
  }
  if (
    !isSingularVerb &&
    /^(?:a|an|another|one)$/u.test(next?.lower ?? "") &&
    noun &&
    canBeSingular(noun.lower) &&
    noun.likely?.startsWith("NN") &&
    !COUNT_NOUN.test(noun.lower) &&
    !tokens.some(({ lower, index }) => lower === "if" || (lower === "and" && index > verb.index))
  ) {
    const right = verb.lower === "are" ? "is" : "was";
    return findingAt(
      "agreement",
      verb,
      verb,
      right,
      `뒤의 주어 ${named(noun.text, "이/가")} 단수이므로 ${named(right, "을/를")} 써요.`,
    );
  }
  return null;
}

const COUNT_NOUN =
  /^(?:lot|number|couple|variety|range|few|dozen|hundred|thousand|million|wealth|series|host|handful|multitude|plethora|majority)$/u;

const SUBJUNCTIVE =
  /^(?:suggest|suggests|suggested|recommend|recommends|recommended|demand|demands|demanded|insist|insists|insisted|require|requires|required|propose|proposed|request|requested|ask|asked|order|ordered|essential|vital|important|necessary|imperative|crucial|lest|neither|nor|or|than|whether|let|lets)$/u;

/** Whether a plain form may follow a noun: "Let the dog go", "helps the boys understand", "suggest that she go". */
function admitsPlainForm(before: readonly string[], isOwn: boolean): boolean {
  if (!isOwn) return before.some((word) => PLAIN_FORM_OPENER.test(word));
  const last = before.at(-1) ?? "";
  return PLAIN_FORM_OPENER.test(last) || before.some((word) => SUBJUNCTIVE.test(word));
}

/** Before these a plain form may follow a noun: "let the dog go", "Do the boys have it?", "suggest that she go". */
const PLAIN_FORM_OPENER =
  /^(?:do|does|did|can|could|will|would|should|shall|may|might|must|cannot|let|lets|make|makes|made|making|help|helps|helped|helping|watch|watched|see|saw|hear|heard|have|had|having|to|suggest|suggests|suggested|recommend|demand|insist|insisted|require|requires|required|important|essential|vital|neither|nor|or|than|whether)$/u;

function withNoun({ tokens, text }: Sentence, verb: Token): Finding | null {
  const { lower } = verb;
  if (lower === "be") return null;
  const isAuxiliary = /^(?:is|are|was|were|has|have|does|do)$/u.test(lower);
  const next = tokens[verb.index + 1];
  if (!verb.spaced || !next || verb.text !== lower || /\?["”’]?$/u.test(text)) return null;
  const isInSlot = isInVerbSlot(tokens, verb);
  if (
    !isAuxiliary &&
    !/^(?:VBZ|VBP|VB)$/u.test(verb.likely ?? "") &&
    !isInSlot &&
    !(isMostlyVerb(lower) && !/^(?:VBD|VBN|VBG|JJ|JJR|RB|RBR)$/u.test(verb.likely ?? ""))
  )
    return null;
  const own = subjectBefore(tokens, verb.index);
  const subject = own ?? antecedentOf(tokens, verb) ?? beforeRelativeClause(tokens, verb);
  if (!subject) return null;
  const { head, first, plural } = subject;
  const isPluralVerb = isAuxiliary
    ? /^(?:are|were|have|do)$/u.test(lower)
    : baseOfThirdPerson(lower) === null;
  if (plural === isPluralVerb) return null;
  const before = tokens.slice(0, first.index).map((token) => token.lower);
  if (lower === "were" && tokens.some((token) => /^(?:if|though|wish|unless)$/u.test(token.lower)))
    return null;
  if (!isAuxiliary && isPluralVerb && isPast(lower)) return null;
  const isPlain = lower === "have" || lower === "do" || !isAuxiliary;
  if (isPlain && isPluralVerb && admitsPlainForm(before, own !== null)) return null;
  // "the school play", "a cell look": a noun, unless what follows shows that it is a verb
  if (!isAuxiliary && /^(?:VBD|MD)$/u.test(next.likely ?? "")) return null;
  const isSure = plural
    ? /^(?:DT|PRP|PRP\$|TO|JJ|VBN|RB|IN|WRB|CD)$/u
    : /^(?:DT|PRP|PRP\$|TO|JJ|CD)$/u;
  const isVerbAlone = isMostlyVerb(lower);
  if (own && !isAuxiliary && !isVerbAlone && !isInSlot && !isSure.test(next.likely ?? ""))
    return null;
  if (
    !isAuxiliary &&
    isPluralVerb &&
    !isVerbAlone &&
    !isInSlot &&
    !/^(?:VBP|VB)$/u.test(verb.likely ?? "")
  )
    return null;
  if (
    own &&
    !isAuxiliary &&
    !isVerbAlone &&
    isPluralVerb &&
    verb.likely === "VB" &&
    next.likely !== "PRP" &&
    next.likely !== "DT"
  )
    return null;
  const right = otherNumberOf(lower);
  if (!right || right === lower) return null;
  const shown = withParticle(head.text, "이/가", `'${head.text}'`);
  return findingAt(
    "agreement",
    verb,
    verb,
    inCaseOf(verb.text, right),
    `주어 ${shown} ${plural ? "복수" : "단수"}이므로 ${named(right, "으로/로")} 써요.`,
  );
}

/** Whether a form that the taggers take for a noun is a verb: after a relative pronoun, or after "each plot" and before a number. */
function isInVerbSlot(tokens: readonly Token[], verb: Token): boolean {
  const before = tokens[verb.index - 1];
  const next = tokens[verb.index + 1];
  if (usesAs(baseOfThirdPerson(verb.lower) ?? verb.lower, "v").length === 0) return false;
  if (/^(?:that|which|who)$/u.test(before?.lower ?? ""))
    return /^(?:IN|DT|TO|JJ|PRP|PRP\$)$/u.test(next?.likely ?? "");
  const determiner = tokens[verb.index - 2];
  return (
    /^(?:each|every)$/u.test(determiner?.lower ?? "") &&
    before?.likely === "NN" &&
    /^(?:CD|DT)$/u.test(next?.likely ?? "")
  );
}

/** Whether a plain form is also the past: "put", "spread". */
function isPast(verb: string): boolean {
  return verb === "bid" || findVerbBase(verb, "") !== verb || verbForms(verb).past === verb;
}

function otherNumberOf(verb: string): string | null {
  const known = {
    is: "are",
    are: "is",
    was: "were",
    were: "was",
    has: "have",
    have: "has",
    does: "do",
    do: "does",
  }[verb];
  if (known) return known;
  const base = baseOfThirdPerson(verb);
  if (base) return base;
  return usesAs(verb, "v").length > 0 ? verbForms(verb).s : null;
}
