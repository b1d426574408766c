/** An article or "to" that is missing by the model of gaps, where the words beside the gap allow for it. */
import type { Sentence, Token } from "../../../analysis.ts";
import { articleFor } from "../../../lexicon/word-sounds.ts";
import { withParticle } from "../../../korean.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { COUNTED } from "../../../words/countability.ts";
import { COUNTABLE } from "../../../words/countable.ts";
import { findingAt, type Finding } from "../../finding.ts";
import { isBareCompound, isSetPhrase } from "../article/bare-phrases.ts";
import { isCountedInTexts, missingOdds } from "../../gap/model.ts";
import { baseOfThirdPerson, isMostlyVerb } from "../../word-class.ts";

/** The least log odds at which nearly all findings in correct texts are gone. */
const LEAST = { article: 0.9, described: 1.2, inTexts: 1.6, to: 1.2 };

const NO_GAP_BEFORE = /^(?:DT|PRP\$|POS|JJ|JJR|JJS|NN|NNS|NNP|NNPS|CD|VBG|VBN|RBS)$/u;
const DETERMINING =
  /^(?:no|any|some|each|every|such|many|what|which|whose|more|most|less|all|both|another|or|and|by|per|versus|than|as|called|named|word|from|off)$/u;
/** Nouns of phrases without an article: "in particular", "at school", "by chance", "on race". */
const ALSO_BARE =
  /^(?:school|home|work|church|college|class|court|king|queen|president|head|part|place|use|time|way|question|fact|order|effect|case|turn|step|race|culture|gender|religion|society|nature|particular|general|individual|office|power|language|speech|design|practice|theory|action|art|law|life|death|food|fish|fruit|mind|heart|hand|foot|bed|sea|land|course|risk|control|possession|trial|press|table|line|top|front|rock|stone|brick|paper|glass|iron|wood|view|sight|touch|taste|sound|sleep|breakfast|lunch|dinner|winter|summer|spring|autumn|fall|night|day|war|prison|jail|market|space|television|radio|state|standing|break|advantage|vice|myth|book|sun|moon|word|root|threat|community|family|game|group|structure|simulation|development|conflict|structure|reason|change|choice|difference|play|service|support|study|research|growth|color|colour|form|mail|phone|train|bus|car|plane|boat|bike|foot|hospital|university|town|stage|record|hand|name|chance|choice|law|point|page|exchange|response|comparison|addition|contrast|debt|need|doubt|love|trouble|danger|public|private|person|season|fashion|style|theme|chapter|figure|mass|matter|thought|reality|experience|belief|opinion|argument|debate|conversation|discussion|trade|exhibit|display|file|duty|leave|vacation|holiday|guard|board|deck|shore|target|track|camera|film|tape|disk|plan|schedule|hold|demand|request|sale|loan|credit|file|effort|dress|flight|explanation)$/u;

/** "used knife to", "was important moment". */
export function articleByModel({ tokens }: Sentence, token: Token): Finding | null {
  const before = tokens[token.index - 1];
  if (!before || !token.spaced || !/^[a-z]+$/u.test(token.text) || !before.likely) return null;
  if (!/^[A-Za-z]+$/u.test(before.text) || (before.text !== before.lower && before.index > 0))
    return null;
  if (NO_GAP_BEFORE.test(before.likely) || DETERMINING.test(before.lower)) return null;
  // "in that abandoned house", whatever the taggers say
  if (
    /^(?:the|a|an|this|that|my|your|his|her|its|our|their|each|every)$/u.test(
      tokens[token.index - 2]?.lower ?? "",
    )
  )
    return null;
  const noun = headOf(tokens, token.index);
  const after = noun ? tokens[noun.index + 1] : undefined;
  if (!noun || !after || !endsPhrase(tokens, after)) return null;
  const least = leastOdds(tokens, token, noun);
  if (least === null || missingOdds(tokens, token.index).article < least) return null;
  return findingAt(
    "article",
    token,
    token,
    `${articleFor(token.text)} ${token.text}`,
    `셀 수 있는 명사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 단수이므로 앞에 관사가 있어야 해요.`,
  );
}

/** The singular noun of the phrase that begins at an index, over two adjectives or a noun. */
function headOf(tokens: readonly Token[], from: number): Token | null {
  let at = from;
  while (at < from + 2 && /^(?:JJ|JJR)$/u.test(tokens[at]?.likely ?? "")) at++;
  if (tokens[at]?.likely === "NN" && tokens[at + 1]?.likely === "NN" && tokens[at + 1]?.spaced)
    at++;
  const noun = tokens[at];
  const isNoun = noun?.likely === "NN" && /^[a-z]{3,}$/u.test(noun.text);
  return isNoun ? noun : null;
}

/** The odds that a noun needs for a finding; null for one that also stands without an article there. */
function leastOdds(tokens: readonly Token[], first: Token, noun: Token): number | null {
  const isBare = first === noun;
  if (NEVER.test(noun.lower) || (!isBare && ORDINAL.test(first.lower))) return null;
  const isCompound = !isBare && tokens[noun.index - 1]?.likely === "NN";
  const before = tokens[first.index - 1]?.lower ?? "";
  if (isSetPhrase(before, noun.lower) || isBareCompound(first.lower, noun.lower)) return null;
  const outer = tokens[first.index - 2]?.lower ?? "";
  // "a great amount of"
  if (AMOUNT.test(noun.lower) && tokens[noun.index + 1]?.lower === "of") return isBare ? null : 0.8;
  const isListed = COUNTABLE.has(noun.lower) || COUNTED.has(noun.lower);
  if (!isListed && !isCountedInTexts(noun.lower)) return null;
  // "the word for sun", "province after province", "the intention is kind"
  if (/^(?:word|name|term|symbol|sign)$/u.test(outer) || outer === noun.lower) return null;
  if (isBare && COPULA.test(before) && usesAs(noun.lower, "a").length > 0) return null;
  if (isCompound) return isListed && !PROCESS.test(noun.lower) ? 1.2 : null;
  const least = !isListed ? LEAST.inTexts : isBare ? LEAST.article : LEAST.described;
  if (ALSO_BARE.test(noun.lower)) return isBare ? 2.4 : 2;
  if (before === "of") return 1.9;
  return before === "to" ? Math.max(least, 1.2) : least;
}

/** "in particular", "seek shelter": nouns whose bare use is common although their articled one is, too. */
const NEVER =
  /^(?:particular|general|family|shelter|prize|vice|suit|prisoner|passage|hospital|kind|note)$/u;
/** "won first prize", "became vice president". */
const ORDINAL =
  /^(?:first|second|third|last|next|vice|senior|junior|half|part|such|more|less|most|other|same|own|what|whose|which|human|modern|ancient|social|public|private|early|late|high|middle|low|daily|everyday)$/u;
const AMOUNT = /^(?:amount|degree|number|variety|range|deal)$/u;
const COPULA =
  /^(?:is|are|was|were|be|been|being|seem|seems|become|becomes|became|feel|feels|look|looks)$/u;
/** Heads of compounds that are often no single thing. */
const PROCESS = /(?:ing|theory|class|system|process|position|source|center|therapy|unit|test)$/u;

function endsPhrase(tokens: readonly Token[], after: Token): boolean {
  if (/^[.,;:!?]$/u.test(after.text)) return true;
  if (!after.spaced) return false;
  // "from person to person", "page by page"
  if (after.lower === "and") return /^VB[ZD]$/u.test(tokens[after.index + 1]?.likely ?? "");
  if (/^(?:or|nor|versus|per)$/u.test(after.lower)) return false;
  if (/^(?:called|named|known)$/u.test(after.lower)) return true;
  if (tokens[after.index + 1]?.lower === tokens[after.index - 1]?.lower) return false;
  return (
    /^(?:IN|TO|WDT|MD|VBZ|VBD|EX)$/u.test(after.likely ?? "") ||
    /^(?:that|which|who|when|where|because|if|as)$/u.test(after.lower)
  );
}

/** After these a plain verb stands without "to", too. */
const TAKES_PLAIN =
  /^(?:help|helps|helped|helping|make|makes|made|making|let|lets|letting|see|sees|saw|watch|hear|feel|have|has|had|do|does|did|not|n['’]t|to|and|or|but|than|rather|just|even|also|only|then|likely|please|you|we|they|i|who|that|which|never|always|often|usually|may|might|go|come|need|dare|better|as|further|first|best|time|power|order|expected|supposed|exploited|identified)$/u;

const OFTEN_PLAIN = /^(?:be|do|get|go|make|see|find|keep|know|tell|build|learn|give|take)$/u;
/** Nouns that an infinitive follows. */
const TAKES_TO =
  /^(?:way|ways|ability|opportunity|opportunities|chance|attempt|attempts|decision|desire|effort|efforts|need|permission|plan|plans|power|reason|reasons|right|tendency|time|willingness|freedom|failure|capacity|urge|duty|order|goal)$/u;

/** "the best way get protein", "hard tell", "unable reach". */
export function toByModel({ tokens }: Sentence, token: Token): Finding | null {
  const before = tokens[token.index - 1];
  if (!before || !token.spaced || !/^[a-z]+$/u.test(token.text) || !/^[a-z]+$/u.test(before.text))
    return null;
  if (!isMostlyVerb(token.lower) || baseOfThirdPerson(token.lower) !== null) return null;
  // "shown live"
  if (token.lower === "live") return null;
  if (usesAs(token.lower, "n").length > 0 && !OFTEN_PLAIN.test(token.lower)) return null;
  // "the elderly become", "the perspective take": a subject before its verb
  if (before.likely?.startsWith("NN") === true && !TAKES_TO.test(before.lower)) return null;
  if (
    before.likely === "JJ" &&
    !/^(?:VB|VBZ|VBP|VBD|VBN|RB)$/u.test(tokens[before.index - 1]?.likely ?? "")
  )
    return null;
  const isPassive =
    /^(?:is|are|was|were|be|been|being)$/u.test(tokens[before.index - 2]?.lower ?? "") ||
    /^(?:is|are|was|were|be|been|being|it|them|us|people)$/u.test(
      tokens[before.index - 1]?.lower ?? "",
    );
  if (/^VB[ND]$/u.test(before.likely ?? "") && !isPassive) return null;
  if (!/^(?:VB|VBP|NN)$/u.test(token.likely ?? "VB") || TAKES_PLAIN.test(before.lower)) return null;
  if (/^(?:MD|NNS|NNP|NNPS|RB)$/u.test(before.likely ?? "")) return null;
  // "help market forces determine", "let the boy be"
  const opener = tokens
    .slice(Math.max(0, token.index - 6), token.index)
    .some(({ lower }) =>
      /^(?:help|helps|helped|helping|let|lets|letting|make|makes|made|making|see|saw|watch|watched|hear|heard|have|has|had|do|does|did|what|all|can|could|will|would|should|may|might|must|that|those)$/u.test(
        lower,
      ),
    );
  const isFree = before.likely === "JJ" || isPassive;
  if ((opener && !isFree) || missingOdds(tokens, token.index).to < LEAST.to) return null;
  return findingAt(
    "missing",
    before,
    before,
    `${before.text} to`,
    `'${before.text}' 뒤에 'to'가 빠졌어요.`,
  );
}
