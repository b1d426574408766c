/** Words that are missing, by what then stands side by side. */
import type { Sentence, Token } from "../../analysis.ts";
import { findingAt, type Check, type Finding } from "../finding.ts";
import { baseOfThirdPerson, canBeVerb, isPlural } from "../word-class.ts";
import { verbForms } from "../../inflection.ts";
import { usesAs } from "../../lexicon/entries.ts";

export const missing: Check = function* (sentence) {
  for (const token of sentence.tokens) {
    const found =
      determinerAlone(sentence, token) ??
      twoVerbs(sentence, token) ??
      missingBe(sentence, token) ??
      missingTo(sentence, token) ??
      missingOf(sentence, token) ??
      missingPreposition(sentence, token) ??
      missingAuxiliary(sentence, token) ??
      missingAfterThere(sentence, token) ??
      missingInPhrase(sentence, token);
    if (found) yield found;
  }
  const found = noVerb(sentence);
  if (found) yield found;
};

const DETERMINER = /^(?:the|a|an|my|your|our|their|its)$/u;
const NO_NOUN =
  /^(?:of|to|from|with|is|are|was|were|be|and|or|but|because|if|at|into|by|has|have|can|will|would|the|a|an|this|these|that|my|your|our|their|its|[.,;:!?])$/u;

/** "the of", "a the", "their are". */
function determinerAlone({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  if (!DETERMINER.test(token.text) || !next || !NO_NOUN.test(next.lower)) return null;
  if (!next.spaced && !/^[.,;:!?]$/u.test(next.text)) return null;
  // "a" may be a letter or a variable, "the" a word that is talked about
  if (token.lower === "a" && !/^(?:the|of|is|are|was|were|my|your|our|their)$/u.test(next.lower))
    return null;
  if (token.lower === "a" && tokens[token.index - 1]?.likely === "NN") return null;
  const before = tokens[token.index - 1];
  if (/["'‘“’]/u.test(before?.text ?? "") || (next.text === "." && tokens[next.index + 1]))
    return null;
  if (
    /^(?:the|a|an|my|your|our|their|its|this|these)$/u.test(next.lower) &&
    token.lower !== next.lower
  )
    return findingAt(
      "missing",
      token,
      next,
      next.text,
      `'${token.text}'와 '${next.text}'는 함께 쓸 수 없어요. 하나가 남거나 사이에 낱말이 빠졌어요.`,
    );
  if (token.lower === next.lower) return null;
  if (token.lower === "their" && /^(?:is|are|was|were)$/u.test(next.lower)) return null;
  if (token.lower === "your" || token.lower === "its") return null;
  return findingAt(
    "missing",
    token,
    next,
    next.text,
    `'${token.text}' 뒤에 명사가 빠졌거나 '${token.text}'가 남아요.`,
  );
}

const FINITE = /^(?:is|are|was|were|has|does|am)$/u;

/** "was is", "can is", "the results are show". */
function twoVerbs({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  if (!next?.spaced || !FINITE.test(next.text) || !/^(?:is|are|was|were)$/u.test(token.text))
    return null;
  if (token.lower === next.lower) return null;
  // "what it is is", "how things are is": a clause as subject
  if (
    tokens
      .slice(0, token.index)
      .some(({ lower }) =>
        /^(?:what|how|where|who|that|which|when|why|whether|all|than|as|it|there)$/u.test(lower),
      )
  )
    return null;
  return findingAt(
    "missing",
    token,
    next,
    next.text,
    `동사 '${token.text}'와 '${next.text}'가 이어져 있어요. 하나가 남아요.`,
  );
}

/** Adjectives and verbs that take one preposition, and never an object. */
const TAKES: readonly (readonly [preposition: string, words: RegExp])[] = [
  [
    "to",
    /^(?:sensitive|similar|related|relevant|accustomed|addicted|belong|belongs|belonged|listen|listens|listened|listening|respond|responds|responded)$/u,
  ],
  ["of", /^(?:aware|afraid|capable|proud|typical|fond|unaware|incapable|consists|consisted)$/u],
  ["on", /^(?:depend|depends|depended|depending|rely|relies|relied|relying|dependent)$/u],
];

/** "sensitive their environment", "depends the weather". */
function missingPreposition({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  if (
    !next?.spaced ||
    !/^(?:the|a|an|their|its|our|his|my|your|these|those|this)$/u.test(next.lower)
  )
    return null;
  const preposition = TAKES.find(([, words]) => words.test(token.lower))?.[0];
  if (!preposition || token.text !== token.lower) return null;
  // "how closely related the two are"
  if (
    tokens
      .slice(0, token.index)
      .some(({ lower }) => /^(?:how|however|so|too|what|which)$/u.test(lower))
  )
    return null;
  return findingAt(
    "missing",
    token,
    token,
    `${token.text} ${preposition}`,
    `'${token.text}' 뒤에 '${preposition}'가 빠졌어요.`,
  );
}

/** "they been", "can found in", "can also very useful". */
function missingAuxiliary({ tokens }: Sentence, token: Token): Finding | null {
  const before = tokens[token.index - 1];
  if (token.text === "been" && before) {
    const has = tokens
      .slice(Math.max(0, token.index - 7), token.index)
      .some(({ lower }) => /^(?:have|has|had|having|['’](?:ve|s|d))$/u.test(lower));
    if (has || /^(?:[,(]|and|or)$/u.test(before.lower)) return null;
    return findingAt("missing", token, token, "have been", "'been' 앞에 have·has·had가 빠졌어요.");
  }
  if (
    before?.likely !== "MD" ||
    !/^(?:can|could|may|might|must|should|will|would|cannot)$/u.test(before.text)
  ) {
    const modal = tokens[token.index - 2];
    const isAdverb =
      /^(?:also|only|often|always|never|even|still)$/u.test(before?.lower ?? "") &&
      modal?.likely === "MD";
    if (!isAdverb) return null;
  }
  const next = tokens[token.index + 1];
  const isIntensified =
    /^(?:very|so|too|extremely|quite)$/u.test(token.text) &&
    next?.likely === "JJ" &&
    next.spaced &&
    usesAs(next.lower, "v").length === 0;
  const isPassive =
    /^(?:found|seen|known|given|taken|shown|done|written|chosen|eaten|driven|grown|thrown)$/u.test(
      token.text,
    ) && /^(?:in|by|on|at|from|to|with|as|[.])$/u.test(next?.lower ?? "");
  if (!isIntensified && !isPassive) return null;
  return findingAt(
    "missing",
    token,
    token,
    `be ${token.text}`,
    `조동사와 '${token.text}' 사이에 'be'가 빠졌어요.`,
  );
}

/** "There two ways", "while there a difference", "That why". */
function missingAfterThere({ tokens }: Sentence, token: Token): Finding | null {
  const before = tokens[token.index - 1];
  const next = tokens[token.index + 1];
  const isStart =
    !before || /^(?:[,;]|while|because|although|if|and|but|so|when)$/u.test(before.lower);
  if (!isStart || !next?.spaced) return null;
  if (token.lower === "there" && /^(?:two|three|four|five|six|many|several)$/u.test(next.lower))
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} are`,
      "'there' 뒤에 be동사가 빠졌어요.",
    );
  if (
    token.lower === "there" &&
    /^(?:a|an)$/u.test(next.lower) &&
    (tokens[next.index + 1]?.likely ?? "").startsWith("N")
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} is`,
      "'there' 뒤에 be동사가 빠졌어요.",
    );
  if (/^(?:That|This)$/u.test(token.text) && /^(?:why|how)$/u.test(next.lower))
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} is`,
      `'${token.text}' 뒤에 'is'가 빠졌어요.`,
    );
  return null;
}

const NOMINATIVE = /^(?:he|she|we|they|i)$/u;
const CLAUSE_START =
  /^(?:[,;]|and|but|so|because|when|if|although|though|while|since|that|where|until)$/u;
const ADJECTIVE =
  /^(?:able|unable|important|necessary|possible|impossible|likely|unlikely|afraid|aware|interested|ready|happy|surprised|different|similar|responsible|famous|useful|difficult|easy)$/u;

/** "they going", "it important to". */
function missingBe({ tokens }: Sentence, token: Token): Finding | null {
  // "doctors very busy": a noun with an intensified adjective, and no verb before
  const [intensifier, adjective] = tokens.slice(token.index + 1, token.index + 3);
  if (
    token.likely === "NNS" &&
    /^(?:very|always|often|not)$/u.test(intensifier?.text ?? "") &&
    /^(?:busy|able|important|different|similar|useful|happy|ready|likely|aware|sure|common|rare)$/u.test(
      adjective?.text ?? "",
    ) &&
    !tokens.slice(0, token.index).some(canBeVerb)
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} are`,
      `'${token.text}' 뒤에 be동사가 빠졌어요.`,
    );
  if (
    token.likely === "NNS" &&
    intensifier?.lower === "not" &&
    /^(?:able|ready|sure|aware)$/u.test(adjective?.lower ?? "")
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} are`,
      `'${token.text}' 뒤에 be동사가 빠졌어요.`,
    );
  const isPronoun = NOMINATIVE.test(token.lower);
  const before = tokens[token.index - 1];
  if (!isPronoun && token.lower !== "it") return null;
  if (before && !CLAUSE_START.test(before.lower)) return null;
  const next = tokens[token.index + 1];
  if (!next?.spaced) return null;
  const isProgressive =
    isPronoun &&
    /^[a-z]{2,}ing$/u.test(next.text) &&
    next.likely === "VBG" &&
    tokens[next.index + 1]?.lower !== "of";
  if (!isProgressive && !ADJECTIVE.test(next.text)) return null;
  if (/^(?:being|having)$/u.test(next.lower)) return null;
  const be = /^(?:he|she|it)$/u.test(token.lower) ? "is" : token.lower === "i" ? "am" : "are";
  return findingAt(
    "missing",
    token,
    token,
    `${token.text} ${be}`,
    `'${token.text}' 뒤에 be동사가 빠졌어요.`,
  );
}

const TAKES_TO =
  /^(?:able|unable|want|wants|wanted|tend|tends|tended|need|needs|decided|decide|hope|hopes|hoped|plan|plans|refuse|refused|order)$/u;

/** "able do", "want go", "in order find", "according the". */
function missingTo({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1]?.lower ?? "";
  if (!next?.spaced) return null;
  const isPreposition = /^(?:according|due|thanks|addition|prior)$/u.test(token.lower);
  if (isPreposition && /^(?:the|a|an|this|these|their|our|its|his|her)$/u.test(next.lower)) {
    if (token.lower === "thanks" || (token.lower === "addition" && before !== "in")) return null;
    if (token.lower === "addition" || (token.lower === "due" && before === "the")) return null;
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} to`,
      `'${token.text}' 뒤에 'to'가 빠졌어요.`,
    );
  }
  // "seems be", "was allowed go", "how perform"
  const isSeeming =
    /^(?:seem|seems|seemed|appear|appears|appeared)$/u.test(token.lower) &&
    /^(?:be|have)$/u.test(next.text);
  const isPassive =
    /^(?:allowed|supposed|required|forced|expected)$/u.test(token.lower) &&
    ONLY_VERB.test(next.text);
  const isHow =
    token.text === "how" &&
    /^(?:know|knows|knew|learn|learns|learned|forget|teach|taught|understand|remember|discover|about|show|shows|showed)$/u.test(
      before,
    ) &&
    ONLY_VERB.test(next.text);
  if (isSeeming || isPassive || isHow)
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} to`,
      `'${token.text}' 뒤에 'to'가 빠졌어요.`,
    );
  if (!TAKES_TO.test(token.lower) || (token.lower === "order" && before !== "in")) return null;
  if (!/^[a-z]+$/u.test(next.text) || (next.lower === "be" && token.lower === "need")) return null;
  if (/^(?:needs?|plans?|hopes?)$/u.test(token.lower)) return null;
  const isBase =
    verbForms(next.lower).s !== next.lower &&
    usesAs(next.lower, "v").length > 0 &&
    ONLY_VERB.test(next.lower);
  return isBase
    ? findingAt(
        "missing",
        token,
        token,
        `${token.text} to`,
        `'${token.text}' 뒤에 'to'가 빠졌어요.`,
      )
    : null;
}

/** Plain forms that are hardly anything but verbs. */
const ONLY_VERB =
  /^(?:be|become|have|do|go|get|make|give|find|learn|know|see|tell|keep|bring|solve|create|develop|understand|explain|improve|reduce|increase|remember|become|produce|protect|provide|avoid|choose|eat|survive|communicate|speak|write|read|build|buy|carry|discover|grow|identify|maintain|move|perform|prevent|recognize|recover|achieve|believe|describe|determine|enjoy|follow|happen|include|leave|live|lose|receive|remove|save|send|share|show|spend|stay|stop|store|take|teach|think|try|use|wait|win|work|perform|measure|control|handle|play|listen|help|compare|repair|fix|deal)$/u;

/** "a lot people", "lots things", "instead going", "most of people". */
function missingOf({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1]?.lower ?? "";
  if (!next?.spaced) return null;
  if (token.lower === "lot" && before === "a" && (isPlural(next.lower) || next.lower === "people"))
    return findingAt("missing", token, token, "lot of", "'a lot' 뒤에 'of'가 빠졌어요.");
  if (token.lower === "lots" && isPlural(next.lower) && !next.lower.endsWith("times"))
    return findingAt("missing", token, token, `${token.text} of`, "'lots' 뒤에 'of'가 빠졌어요.");
  if (
    token.lower === "one" &&
    /^(?:the|these|those)$/u.test(next.lower) &&
    /^(?:JJS|RBS)$/u.test(tokens[next.index + 1]?.likely ?? "")
  )
    return findingAt("missing", token, token, `${token.text} of`, "'one' 뒤에 'of'가 빠졌어요.");
  if (
    /^(?:some|many|most|few|several)$/u.test(token.lower) &&
    /^(?:the|these|those)$/u.test(next.lower) &&
    before !== "the" &&
    tokens[next.index + 1]?.likely !== "JJS"
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} of`,
      `'${token.text}' 뒤에 'of'가 빠졌어요.`,
    );
  const isQuantity =
    /^(?:number|variety|couple|majority)$/u.test(token.lower) &&
    /^(?:a|an|wide|large|small|great)$/u.test(before);
  if (
    isQuantity &&
    (isPlural(next.lower) || (/^["“]$/u.test(next.text) && token.lower === "number"))
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} of`,
      `'${token.text}' 뒤에 'of'가 빠졌어요.`,
    );
  if (token.lower === "instead" && /^[a-z]+ing$/u.test(next.text) && next.likely === "VBG")
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} of`,
      "'instead' 뒤에 'of'가 빠졌어요.",
    );
  if (
    token.lower === "of" &&
    /^(?:most|many|some|few|several|each|one)$/u.test(before) &&
    isPlural(next.lower) &&
    next.text === next.lower &&
    before !== "one"
  )
    return findingAt(
      "missing",
      token,
      token,
      "of the",
      `'${before} of' 뒤에는 'the' 같은 한정사가 있어야 해요.`,
    );
  return null;
}

/** A full sentence, from a determiner or pronoun to its stop, in which no word can be a verb. */
function noVerb(sentence: Sentence): Finding | null {
  const { tokens, text } = sentence;
  const first = tokens[0];
  const last = tokens.at(-1);
  const stop = last?.text === "." ? last : null;
  if (!first || !stop || tokens.length < 6 || sentence.inQuotation) return null;
  if (
    !/^(?:the|a|an|this|these|those|my|your|his|her|its|our|their|he|she|it|we|they|i|there|some|many)$/u.test(
      first.lower,
    )
  )
    return null;
  if (/[:;“”"()—–…]/u.test(text) || tokens.some(canBeVerb)) return null;
  const word = tokens[tokens.length - 2] ?? first;
  return {
    kind: "missing",
    start: first.start,
    end: word.end,
    fix: text.slice(0, word.end - sentence.start),
    message: "이 문장에는 동사가 없어요.",
  };
}

/** Set phrases and verbs after which one word must follow: "rather addition", "in terms how", "waited the signal". */
function missingInPhrase({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1];
  if (!next?.spaced) return null;
  const say = (word: string) =>
    findingAt(
      "missing",
      token,
      token,
      `${token.text} ${word}`,
      `'${token.text}' 뒤에 '${word}'가 빠졌어요.`,
    );
  const { lower } = token;
  const isBe = /^(?:is|are|was|were|be|been|not|n['’]t|very)$/u.test(before?.lower ?? "");
  const isPlainVerb = ONLY_VERB.test(next.text) && usesAs(next.lower, "n").length === 0;
  const opensNoun = /^(?:the|a|an|their|its|our|his|my|your|these|those|this|her)$/u.test(
    next.lower,
  );
  if (
    /^(?:hard|easy|difficult|ready|important|necessary|possible|likely|free|eager|willing|afraid)$/u.test(
      lower,
    ) &&
    (isBe || /['’]s/u.test(before?.text ?? "")) &&
    isPlainVerb
  )
    return say("to");
  if (
    /^(?:ability|opportunity|desire|tendency|attempt|way|need|right|chance|permission)$/u.test(
      lower,
    ) &&
    /^(?:the|an|a|their|our|its)$/u.test(before?.lower ?? "") &&
    /^(?:heat|do|become|make|find|learn|see|keep|bring|solve|create|develop|understand|improve|reduce|protect|avoid|choose|survive|communicate|speak|read|write|recognize|remember|perform)$/u.test(
      next.text,
    ) &&
    lower !== "way"
  )
    return say("to");
  if (
    /^(?:seem|seems|seemed)$/u.test(lower) &&
    next.likely === "VB" &&
    usesAs(next.lower, "a").length === 0
  )
    return say("to");
  if (lower === "shown" && before?.lower === "been" && isPlainVerb) return say("to");
  if (
    lower === "rather" &&
    before &&
    /^(?:NN|NNS)$/u.test(before.likely ?? "") &&
    /^(?:NN|NNS)$/u.test(next.likely ?? "")
  )
    return say("than");
  if (
    lower === "due" &&
    before &&
    !/^(?:the|is|are|was|were|in)$/u.test(before.lower) &&
    /^(?:JJ|VBN|NNS)$/u.test(next.likely ?? "")
  )
    return say("to");
  if (/^(?:this|that)$/u.test(lower) && !before && next.lower === "because") return say("is");
  if (lower === "it" && (!before || before.text === ",")) {
    const verb = /ly$/u.test(next.lower) ? tokens[next.index + 1] : next;
    if (
      /^(?:assumed|believed|known|said|estimated|called|considered)$/u.test(verb?.lower ?? "") &&
      tokens[(verb?.index ?? 0) + 1]?.lower === "that"
    )
      return say("is");
  }
  if (
    lower === "amount" &&
    /^(?:NN|NNS)$/u.test(next.likely ?? "") &&
    before &&
    !/^(?:dollar)$/u.test(before.lower)
  )
    return say("of");
  if (
    lower === "sort" &&
    /^(?:the|a|this|what|some|any)$/u.test(before?.lower ?? "") &&
    next.likely === "NN"
  )
    return say("of");
  if (lower === "regardless" && opensNoun) return say("of");
  if (
    lower === "full" &&
    isBe &&
    /^(?:NN|NNS)$/u.test(next.likely ?? "") &&
    !/^(?:time|stop)$/u.test(next.lower)
  )
    return say("of");
  if (
    lower === "terms" &&
    before?.lower === "in" &&
    /^(?:how|the|what|their|its)$/u.test(next.lower)
  )
    return say("of");
  if (
    /^(?:wait|waits|waited|waiting|search|searched)$/u.test(lower) &&
    opensNoun &&
    token.likely?.startsWith("V") &&
    lower.startsWith("wait") &&
    !/^(?:moment|minute|second|sec|while|bit|few|long|day|hour|week|turn)/u.test(
      tokens[next.index + 1]?.lower ?? "",
    )
  )
    return say("for");
  if (
    /^(?:communicate|communicates|communicated|communicating|interact|interacts|interacted|interacting|keep|keeps|kept|cooperate|compete)$/u.test(
      lower,
    )
  ) {
    if (
      next.lower === "each" &&
      tokens[next.index + 1]?.lower === "other" &&
      !lower.startsWith("ke")
    )
      return say("with");
    if (lower.startsWith("ke") && next.lower === "pace" && opensNounAt(tokens, next.index + 1))
      return findingAt("missing", next, next, "pace with", "'keep pace' 뒤에 'with'가 빠졌어요.");
  }
  if (
    lower === "look" &&
    before?.lower === "a" &&
    /^(?:some|the|this|these|how)$/u.test(next.lower)
  )
    return say("at");
  if (
    /^(?:can|could|may|might|must|should|would|cannot)$/u.test(lower) &&
    token.likely === "MD" &&
    /^(?:nothing|something|everything|the|a|an|to|their|our)$/u.test(next.text) &&
    !/\?/u.test(tokens.at(-1)?.text ?? "")
  ) {
    if (tokens.some((one) => /^(?:only|never|nor|neither|until|seldom|rarely)$/u.test(one.lower)))
      return null;
    const isInverted =
      !before ||
      /^(?:[,;]|nor|so|neither|only|what|how|why|where|when|than|as)$/u.test(before.lower) ||
      before.likely?.startsWith("RB") === true;
    if (!isInverted)
      return findingAt(
        "missing",
        token,
        next,
        `${token.text} … ${next.text}`,
        `조동사 '${token.text}' 뒤에 동사가 빠졌어요.`,
      );
  }
  if (lower === "because" && /^(?:do|are|were|is|was|does|have|has|did)$/u.test(next.text))
    return say("they");
  if (
    /^(?:before|after)$/u.test(lower) &&
    before &&
    next.likely === "VBZ" &&
    baseOfThirdPerson(next.lower) &&
    tokens[next.index + 1]?.lower === "to"
  )
    return say("it");
  if (
    /^(?:had|have|has|['’]ve)$/u.test(lower) &&
    NOMINATIVE.test(before?.lower ?? "") &&
    next.likely === "VBG" &&
    /^(?:to|in|on|at|for|about|my|the|a)$/u.test(tokens[next.index + 1]?.lower ?? "") &&
    usesAs(next.lower, "n").length === 0
  )
    return say("been");
  if (lower === "after" && next.likely === "VBN" && tokens[next.index + 1]?.lower === "from")
    return say("being");
  return null;
}

function opensNounAt(tokens: readonly Token[], at: number): boolean {
  return /^(?:the|a|an|their|its|our|his|my|your|this|these)$/u.test(tokens[at]?.lower ?? "");
}
