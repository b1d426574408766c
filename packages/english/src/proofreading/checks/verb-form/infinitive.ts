/** The form of a verb after "to" and after modals: "hard to imagining", "glad to explained", "could calling". */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { findingAt, named, type Finding } from "../../finding.ts";
import { isMostlyVerb } from "../../word-class.ts";

/** Verbs after which "to" opens an infinitive and is no preposition. */
const VERB =
  /^(?:want|wants|wanted|wanting|decide|decides|decided|need|needs|needed|try|tries|tried|trying|hope|hopes|hoped|plan|plans|planned|planning|begin|begins|began|begun|start|starts|started|learn|learns|learned|seem|seems|seemed|appear|appears|appeared|tend|tends|tended|refuse|refuses|refused|manage|manages|managed|fail|fails|failed|promise|promised|agree|agrees|agreed|choose|chooses|chose|chosen|afford|continue|continues|continued|expect|expects|expected|intend|intends|intended|offer|offers|offered|prepare|prepares|prepared|struggle|struggles|struggled|wish|wishes|wished|allow|allows|allowed|asked|told|forced|forces|force|encouraged|encourage|encourages|enable|enables|enabled|persuaded|persuade|invited|ordered|required|supposed|taught|helped|happened|have|has|had|likes|like|liked|love|loves|loved|prefer|hesitate|hesitated|attempt|attempts|attempted|threatened|ought|going|able|unable|hard|easy|difficult|easier|harder|enough|glad|happy|ready|sad|sorry|surprised|willing|unwilling|likely|unlikely|eager|free|anxious|determined|possible|impossible|necessary|safe|tempting|reluctant|way|ways|ability|chance|attempt|attempts|decision|effort|efforts|tendency|desire|permission|failure|refusal|willingness|order|time|how|what|where|when|them|him|us|me|anyone|someone|people|everyone)$/u;
/** Words before "them to …" or "how to …" by which "to" is a preposition: "from how to …", "devoted him to". */
const PREPOSITIONAL =
  /^(?:lead|leads|led|leading|introduce|introduced|expose|exposed|devote|devoted|dedicate|dedicated|limit|limited|used|accustomed|committed|reduced|reduce|condemned|sentenced|drive|drove|driven|compared|compare|prefer|preferred|according|from|due|similar|next|close|add|adds|added|bring|brings|brought|give|gave|apply|attribute|attributed|relate|related|resort|resorted|key|addition|predispose|predisposed|predisposes)$/u;

/** Governors after which "to" is never a preposition: whatever follows, the verb must be plain. */
const ONLY_INFINITIVE =
  /^(?:want|wants|wanted|decide|decides|decided|need|needs|needed|try|tries|tried|begin|begins|began|begun|start|starts|started|seem|seems|seemed|tend|tends|tended|refuse|refused|manage|manages|managed|fail|failed|continue|continues|continued|happen|happens|happened|able|unable|hard|easy|difficult|easier|harder|ready|willing|eager|likely|unlikely|enough|have|has|had|order|learn|learned|hope|hopes|hoped|afford|glad|happy|invited|ask|asked|told|expected|allowed|forced|claims|claim|claimed|ability|tendency|impossible|necessary)$/u;

const FOLLOWED =
  /^(?:[.,;]|the|a|an|this|that|these|those|my|your|his|her|its|our|their|it|them|him|us|me|how|what|where|why|who|which|whether|in|on|at|for|from|with|by|about|into|out|up|down|over|as|to|more|less|and|care|part|attention|place|new|some|many|all|every|people|things|something)$/u;

/** "hard to imagining", "glad to explained how", "wanted him to came". */
export function afterTo({ tokens }: Sentence, to: Token): Finding | null {
  if (to.lower !== "to") return null;
  const governor = tokens[to.index - 1];
  const verb = tokens[to.index + 1];
  const after = tokens[to.index + 2];
  if (!governor || !verb?.spaced || !/^[a-z]+(?:ing|ed)$/u.test(verb.text) || !after) return null;
  const opensObject = /^(?:DT|PRP|PRP\$)$/u.test(after.likely ?? "");
  if (!VERB.test(governor.lower) && !(opensObject && isInfinitiveHere(governor, verb))) return null;
  for (let at = Math.max(0, to.index - 6); at < to.index; at++)
    if (PREPOSITIONAL.test(tokens[at]?.lower ?? "")) return null;
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || base === verb.lower || usesAs(base, "v").length === 0) return null;
  // "to increased risk", "to building": an adjective, a noun
  const isNounNext = /^(?:NNS?|NNP|JJ|VBG)$/u.test(after.likely ?? "");
  const isFree = ONLY_INFINITIVE.test(governor.lower) && !isNounNext;
  if (verb.lower.endsWith("ed") && !isFree)
    if (usesAs(verb.lower, "a").length > 0 || !FOLLOWED.test(after.lower)) return null;
  if (verb.lower.endsWith("ing") && !isFree)
    if (usesAs(verb.lower, "n").length > 1 || !FOLLOWED.test(after.lower))
      if (verb.likely !== "VBG" || !/^(?:DT|PRP|PRP\$|TO|WRB|WP)$/u.test(after.likely ?? ""))
        return null;
  // "the way to reading": a noun may be meant
  if (/^(?:way|ways|attempt|time|order|what|love|like|people)$/u.test(governor.lower))
    if (!/^(?:DT|PRP|PRP\$)$/u.test(after.likely ?? "")) return null;
  return findingAt(
    "verb-form",
    verb,
    verb,
    base,
    `'to' 뒤에는 동사원형 ${named(base, "을/를")} 써요.`,
  );
}

/** Whether a plain verb must follow "to" before an object: "helped to supplying the town", "in order to missed it". */
function isInfinitiveHere(governor: Token, verb: Token): boolean {
  if (verb.lower.endsWith("ed")) return !/^(?:VBN|JJ)$/u.test(governor.likely ?? "");
  return /^VB[ZPD]?$/u.test(governor.likely ?? "") && !GERUND_AFTER.test(governor.lower);
}

/** Verbs after which "to" is a preposition. */
const GERUND_AFTER =
  /^(?:come|comes|came|get|gets|got|lead|leads|led|object|objects|objected|admit|admits|admitted|confess|confessed|resort|resorts|resorted|contribute|contributes|contributed|return|returns|returned|turn|turns|turned|apply|applies|applied|add|adds|added|respond|responds|responded|react|reacts|reacted|refer|refers|referred|listen|listened|switch|switches|switched|shift|shifts|shifted|move|moves|moved|amount|amounts|amounted|belong|belongs|stick|sticks|stuck|take|takes|took|see|sees|saw|adjust|adjusts|adjusted|adapt|adapts|adapted|relate|relates|limit|limits|extend|extends|extended|point|points|pointed|look|looks|looked|progress|progressed|graduate|graduated|revert|reverted|swear|swore|testify|testified|attest|attend|attended|agree|agreed|succumb|succumbs|succumbed|consent|consented|aspire|accustom|go|goes|went|prefer|prefers|preferred|is|are|was|were|be|devote|devotes|devoted|dedicate|dedicated|commit|commits|committed)$/u;

const MODAL = /^(?:can|could|will|would|should|might|must|may|cannot)$/u;

/** "could calling her", "can usually supplying": no participle follows a modal. */
export function participleAfterModal({ tokens, text }: Sentence, modal: Token): Finding | null {
  if (!MODAL.test(modal.text) || modal.likely !== "MD" || modal.index === 0 || /\?/u.test(text))
    return null;
  const adverb = tokens[modal.index + 1];
  const verb =
    adverb?.likely === "RB" || adverb?.lower === "not" ? tokens[modal.index + 2] : adverb;
  // "Not only might viewing violence …": the subject comes after
  if (!/^(?:NNS?|NNPS?|PRP|WDT|WP|EX|DT|-)$/u.test(tokens[modal.index - 1]?.likely ?? "-"))
    return null;
  if (!verb?.spaced || verb.likely !== "VBG" || !/^[a-z]+ing$/u.test(verb.text)) return null;
  // "did all they could trying to help"
  for (let at = 0; at < modal.index; at++)
    if (/^(?:all|what|whatever|as|than|best|everything|much)$/u.test(tokens[at]?.lower ?? ""))
      return null;
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || base === verb.lower) return null;
  return findingAt(
    "verb-form",
    verb,
    verb,
    base,
    `'${modal.text}' 뒤에는 동사원형 ${named(base, "을/를")} 써요.`,
  );
}

/** "would have think", "has already become": a plain form after "have". */
export function plainAfterHave({ tokens, text }: Sentence, have: Token): Finding | null {
  if (!/^(?:have|has|had|['’]ve)$/u.test(have.lower) || /\?/u.test(text)) return null;
  const adverb = tokens[have.index + 1];
  const isAdverb =
    /^(?:not|also|already|never|always|often|just|long|recently|only|ever|even|n['’]t)$/u.test(
      adverb?.lower ?? "",
    );
  const verb = isAdverb ? tokens[have.index + 2] : adverb;
  const modal = tokens[have.index - 1];
  if (!verb?.spaced || !/^[a-z]{3,}$/u.test(verb.text)) return null;
  const { participle, s } = verbForms(verb.lower);
  if (participle === verb.lower || s === verb.lower || usesAs(verb.lower, "v").length === 0)
    return null;
  if (findVerbBase(verb.lower, verb.lemma) !== verb.lower) return null;
  const isAfterModal =
    (/^(?:would|could|should|might|must|may|will)$/u.test(modal?.lower ?? "") ||
      (modal?.lower.endsWith("ly") ?? false)) &&
    have.lower === "have" &&
    /^VBP?$/u.test(verb.likely ?? "") &&
    isMostlyVerb(verb.lower);
  const isCertain =
    isMostlyVerb(verb.lower) &&
    /^VBP?$/u.test(verb.likely ?? "VB") &&
    usesAs(verb.lower, "a").length === 0 &&
    (usesAs(verb.lower, "n").length === 0 || isAdverb) &&
    have.index > 0;
  if (!isAfterModal && !isCertain) return null;
  // "had ask my mother": "had to ask" is as likely
  const isOpen =
    !isAdverb &&
    !isAfterModal &&
    /^(?:had|has|have)$/u.test(have.lower) &&
    USUAL_AFTER_TO.test(verb.lower);
  return findingAt(
    "verb-form",
    verb,
    verb,
    isOpen ? null : participle,
    isOpen
      ? `'${have.text}' 뒤에는 과거분사 ${named(participle, "을/를")} 쓰거나 'to ${verb.text}'처럼 'to'를 넣어요.`
      : `'${have.text}' 뒤에는 과거분사 ${named(participle, "을/를")} 써요.`,
  );
}

const USUAL_AFTER_TO =
  /^(?:ask|go|wait|learn|find|make|do|get|take|pay|buy|leave|give|choose|admit|keep|tell|bring)$/u;
