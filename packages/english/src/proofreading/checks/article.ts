/** Articles: a or an, before a plural, and none where a countable noun needs one. */
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { singularOf } from "../../inflection.ts";
import { usesAs } from "../../lexicon/entries.ts";
import { articleFor } from "../../lexicon/word-sounds.ts";
import { COUNTED } from "../../words/countability.ts";
import { COUNTABLE } from "../../words/countable.ts";
import { findingAt, inCaseOf, named, type Check, type Finding } from "../finding.ts";
import { isPlural, isPluralForm } from "../word-class.ts";
import { missingOdds } from "../gap/model.ts";
import { isBareCompound, isSetPhrase } from "./article/bare-phrases.ts";
import { bareSingular } from "./article/bare-singulars.ts";
import { superfluousArticle } from "./article/superfluous.ts";
import { articleByModel } from "./missing/by-model.ts";

export const article: Check = function* (sentence) {
  for (const token of sentence.tokens) {
    if (/^an?$/u.test(token.lower)) yield* afterIndefinite(sentence, token);
    yield* missingBefore(sentence, token);
    const found =
      superfluousArticle(sentence, token) ??
      articleByModel(sentence, token) ??
      bareSingular(sentence, token);
    if (found) yield found;
  }
};

function* afterIndefinite({ tokens }: Sentence, token: Token): Generator<Finding> {
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1];
  // "A" may be a letter: "vitamin A", "A and B"
  if (!next?.spaced || !/^[a-z][a-z-]+$/u.test(next.text)) return;
  if (token.text === "A" && before) return;
  if (/^(?:and|or|is|was|in|on|at|to|of|for|from|with|as|if)$/u.test(next.lower)) return;
  const right = articleFor(next.text.split("-")[0] ?? next.text);
  if (right !== token.lower) {
    const shown = withParticle(next.text, "은/는", `'${next.text}'`);
    const sound = right === "an" ? "모음" : "자음";
    const message = `${shown} ${sound} 소리로 시작하므로 ${named(right, "을/를")} 써요.`.replace(
      "'a'을",
      "'a'를",
    );
    yield findingAt("article", token, token, inCaseOf(token.text, right), message);
  }
  const noun = nounAfter(tokens, token.index);
  if (!noun) return;
  const isCertain = isPlural(noun.lower);
  const isAtStop = isPluralForm(noun) && /^[.,;:!?]$/u.test(tokens[noun.index + 1]?.text ?? "");
  if (!isCertain && !isAtStop) return;
  const after = tokens[noun.index + 1];
  // "how an individual feels.": a verb
  if (
    !isCertain &&
    tokens.slice(token.index + 1, noun.index).some(({ lower }) => usesAs(lower, "n").length > 0)
  )
    return;
  // "a person progresses to"
  if (
    tokens[noun.index - 1]?.likely?.startsWith("NN") === true &&
    usesAs(singularOf(noun.lower), "v").length > 0
  )
    return;
  if (/^['’]/u.test(after?.text ?? "")) return;
  // "a sports car", "a 10 years' wait", "a women's team"
  if (!endsPhrase(after)) return;
  const words = tokens.slice(token.index + 1, noun.index);
  if (words.some(({ lower }) => COUNTS.test(lower))) return;
  yield findingAt(
    "number",
    noun,
    noun,
    singularOf(noun.lower),
    `'${token.lower}' 뒤에는 단수 명사를 써요.`,
  );
}

/** "a few days", "a great many people", "a hundred years": the article belongs to the count. */
const COUNTS =
  /^(?:few|many|lot|number|couple|dozen|hundred|thousand|million|billion|good|great|full|mere|further|additional|staggering|record|estimated|little)$/u;

/** The noun after a determiner and at most two adjectives. */
export function nounAfter(tokens: readonly Token[], from: number): Token | null {
  let at = from + 1;
  while (at < from + 3 && /^(?:JJ|JJR|JJS|NNP)$/u.test(tokens[at]?.likely ?? "")) at++;
  const noun = tokens[at];
  return noun?.spaced && /^[a-z]+$/u.test(noun.text) ? noun : null;
}

/** Whether the noun phrase before this token has certainly ended. */
export function endsPhrase(token: Token | undefined): boolean {
  if (!token) return true;
  return /^(?:[.,;:!?)(—–-]|of|in|on|at|for|from|with|by|to|about|between|among|during|into|over|and|or|but|that|which|who|is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did|because|when|while|if|than|as|called|using|including|known|named|later|ago|earlier|will)$/u.test(
    token.lower,
  );
}

/** Before these, a phrase of adjectives and a countable noun needs a determiner. */
const TRIGGER =
  /^(?:is|was|are|were|be|been|became|becomes|become|remains|has|had|have|plays|played|play|as|attend|attended|make|makes|made|build|built|buy|bought|find|found|write|wrote|need|needs|needed|want|wanted|create|created|produce|produced|gave|give|gives|take|took|on|in|with|from|into|for|at|about|like|using|use|used|uses|using|form|formed|forms|contain|contains|learning|learn|studied|study|possessed|studying|see|saw|approached|started|got|get|drew|draw|left|bring|brought|took|carry|carried|wore|wear|join|joined|visit|visited|through|across|inside|behind|near|after|before|during|toward|towards|between|under|over)$/u;
/** After these even a bare noun does. */
const BARE_TRIGGER =
  /^(?:on|into|with|about|is|was|become|becomes|became|using|form|wrote|write|built|build|made|saw|see|found|got|approached|like|when|if)$/u;
/** Nouns that never stand bare, and the phrases in which they do. */
const NEVER_BARE =
  /^(?:molecule|knife|doll|map|network|technique|telescope|robot|planet|engineer|guess|finding|lamp|boat|ship|artist|author|insect|novel|poem|person|man|woman|boy|girl|child|student|teacher|friend|doctor|scientist|adult|test|book|car|tree|animal|computer|building|machine|bird|dog|cat)$/u;
/** Adjectives that stand for a determiner, and those of set phrases without one. */
const DETERMINING =
  /^(?:such|many|much|more|most|other|another|same|own|last|next|first|second|third|one|two|several|few|all|both|each|every|some|any|no|enough|less|little|what|which|whose|full|part|due|certain|various|different|human|early|late|old|young|chief|head|acting|common|high|middle|elementary|primary|secondary|daily|everyday|real|modern|ancient|great|good|bad|public|private|general|particular|social|physical|mental|left|right|further|present|short|long|front|back|close|broad|deep|plain|half|mid)$/u;

/** Below these odds by the model of gaps, no article is missing, whatever the noun. */
const LEAST_ODDS = 0.2;

function isCounted({ lower }: Token): boolean {
  return COUNTED.has(lower) || COUNTABLE.has(lower);
}

function* missingBefore({ tokens }: Sentence, noun: Token): Generator<Finding> {
  if (!noun.spaced || noun.text !== noun.lower || !isCounted(noun)) return;
  const after = tokens[noun.index + 1];
  if (
    !endsPhrase(after) &&
    !(NEVER_BARE.test(noun.lower) && /^(?:['’]s|may|who)$/u.test(after?.lower ?? ""))
  )
    return;
  let at = noun.index - 1;
  while (
    at > noun.index - 4 &&
    /^(?:JJ|JJR|VBN)$/u.test(tokens[at]?.likely ?? "") &&
    /^[a-z-]+$/u.test(tokens[at]?.text ?? "")
  )
    at--;
  const adjectives = tokens.slice(at + 1, noun.index);
  if (adjectives.some(({ lower }) => DETERMINING.test(lower))) return;
  while (
    adjectives.length > 0 &&
    tokens[at]?.likely === "RB" &&
    /^(?:very|far|really|quite|extremely|highly|relatively)$/u.test(tokens[at]?.lower ?? "")
  )
    at--;
  const trigger = tokens[at];
  const first = tokens[at + 1] ?? noun;
  if (!trigger) return;
  // "with immediate effect", "in perfect step"
  if (
    /^(?:step|effect|part|fact|turn|place|way|question|case|role)$/u.test(noun.lower) &&
    /^(?:in|with|on|at|of|to)$/u.test(trigger.lower)
  )
    return;
  const isStart =
    /^(?:[,;]|but|when|if|because)$/u.test(trigger.lower) &&
    NEVER_BARE.test(noun.lower) &&
    adjectives.length === 0 &&
    /^(?:may|can|will|is|was|has)$/u.test(after?.lower ?? "") &&
    trigger.lower !== "and";
  const isBare =
    adjectives.length === 0 && BARE_TRIGGER.test(trigger.lower) && NEVER_BARE.test(noun.lower);
  const isDescribed = adjectives.length > 0 && TRIGGER.test(trigger.lower);
  if (!isStart && !isBare && !isDescribed) return;
  if (adjectives.length === 0 && isSetPhrase(trigger.lower, noun.lower)) return;
  if (isBareCompound(first.lower, noun.lower)) return;
  // "as small part as": a comparison; "from person to person", "on test and control"
  if (trigger.lower === "as" && after?.lower === "as") return;
  if (/^(?:and|or|to)$/u.test(after?.lower ?? "") && isBare) return;
  // "as part of", "with short story writing": what is no phrase of its own
  if (/^(?:NN|NNS|VBG)$/u.test(after?.likely ?? "") && after?.spaced) return;
  if (missingOdds(tokens, first.index).article < LEAST_ODDS) return;
  const right = articleFor(first.text);
  yield findingAt(
    "article",
    first,
    first,
    `${right} ${first.text}`,
    `셀 수 있는 명사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 단수이므로 앞에 관사가 있어야 해요.`,
  );
}
