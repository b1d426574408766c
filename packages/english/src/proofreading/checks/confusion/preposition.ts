/** A preposition that a verb or adjective never takes: "lead for better results", "depends of the weather". */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase } from "../../../inflection.ts";
import { findingAt, named, type Finding } from "../../finding.ts";

interface Use {
  readonly wrong: RegExp;
  readonly right: string;
}

const AFTER_VERB: ReadonlyMap<string, Use> = new Map([
  ["depend", { wrong: /^(?:of|from|in|to|at)$/u, right: "on" }],
  ["rely", { wrong: /^(?:of|in|to|at|for)$/u, right: "on" }],
  ["consist", { wrong: /^(?:from|with|by|on)$/u, right: "of" }],
  ["listen", { wrong: /^(?:at|on|of|with)$/u, right: "to" }],
  ["belong", { wrong: /^(?:for|of|at)$/u, right: "to" }],
  ["contribute", { wrong: /^(?:for|on|at|with)$/u, right: "to" }],
  ["participate", { wrong: /^(?:to|at|of)$/u, right: "in" }],
  ["concentrate", { wrong: /^(?:to|for|about|with)$/u, right: "on" }],
  ["suffer", { wrong: /^(?:by|of|about)$/u, right: "from" }],
  ["differ", { wrong: /^(?:to|of|with)$/u, right: "from" }],
  ["lead", { wrong: /^(?:for|at)$/u, right: "to" }],
  ["adapt", { wrong: /^(?:with|at|on)$/u, right: "to" }],
  ["respond", { wrong: /^(?:for|at|about)$/u, right: "to" }],
  ["react", { wrong: /^(?:on|at|for)$/u, right: "to" }],
  ["focus", { wrong: /^(?:to|at|about|for)$/u, right: "on" }],
  ["specialize", { wrong: /^(?:at|on|to)$/u, right: "in" }],
  ["prevent", { wrong: /^of$/u, right: "from" }],
  ["cope", { wrong: /^(?:to|of|at|for|against)$/u, right: "with" }],
  ["complain", { wrong: /^(?:on|for)$/u, right: "about" }],
  ["apologize", { wrong: /^(?:about)$/u, right: "for" }],
]);

const AFTER_STATE: ReadonlyMap<string, Use> = new Map([
  ["interested", { wrong: /^(?:on|at|about|for|of|with)$/u, right: "in" }],
  ["afraid", { wrong: /^(?:from|at|about)$/u, right: "of" }],
  ["capable", { wrong: /^(?:to|for|in)$/u, right: "of" }],
  ["aware", { wrong: /^(?:about|for|on|to)$/u, right: "of" }],
  ["responsible", { wrong: /^(?:of|about)$/u, right: "for" }],
  ["similar", { wrong: /^(?:with|as|of|than)$/u, right: "to" }],
  ["different", { wrong: /^(?:with|of)$/u, right: "from" }],
  ["proud", { wrong: /^(?:for|about|on)$/u, right: "of" }],
  ["famous", { wrong: /^(?:with|of|about)$/u, right: "for" }],
  ["full", { wrong: /^(?:with|by|from)$/u, right: "of" }],
  ["dependent", { wrong: /^(?:of|from|to)$/u, right: "on" }],
  ["related", { wrong: /^(?:with|of)$/u, right: "to" }],
  ["accustomed", { wrong: /^(?:with|for|of)$/u, right: "to" }],
  ["based", { wrong: /^(?:at|from|of)$/u, right: "on" }],
  ["filled", { wrong: /^(?:of|from)$/u, right: "with" }],
  ["superior", { wrong: /^(?:than|over)$/u, right: "to" }],
  ["located", { wrong: /^(?:to|for)$/u, right: "in" }],
]);

const PHRASE = /^(?:DT|PRP\$|PRP|NN|NNS|JJ|JJR|VBG|CD|WP)$/u;
/** What such a preposition opens on its own: "depends in part", "listen at first", "focus for a moment". */
const OWN_PHRASE =
  /^(?:part|turn|large|particular|general|fact|addition|least|first|most|all|once|times|night|home|school|work|some|every|each|many|long|years|hours|example|instance|now|any|this|that|these|those|which|what|whom|an|one|two|several|a|time|day|dinner|lunch)$/u;

export function wrongPreposition({ tokens }: Sentence, preposition: Token): Finding | null {
  const before = tokens[preposition.index - 1];
  const after = tokens[preposition.index + 1];
  if (!before || !after?.spaced || !/^(?:IN|TO)$/u.test(preposition.likely ?? "")) return null;
  if (!PHRASE.test(after.likely ?? "") || OWN_PHRASE.test(after.lower)) return null;
  // "differ with respect to", "animal suffering by standards"
  if (/^(?:respect|regard)$/u.test(after.lower) || before.lower === "suffering") return null;
  const isVerb = /^VB[ZPDG]?$/u.test(before.likely ?? "");
  const outer = tokens[before.index - 1];
  const use = isVerb
    ? AFTER_VERB.get(findVerbBase(before.lower, before.lemma) ?? before.lower)
    : /^(?:is|are|was|were|be|been|not|very|more|less|also|so|became|become|[a-z]+ly)$/u.test(
          outer?.lower ?? "",
        )
      ? AFTER_STATE.get(before.lower)
      : undefined;
  if (!use?.wrong.test(preposition.lower)) return null;
  // "the lead for the team", "capable to a degree", "led for years"
  if (isVerb && /^(?:DT|JJ|PRP\$)$/u.test(outer?.likely ?? "")) return null;
  const right = use.right;
  return findingAt(
    "confusion",
    preposition,
    preposition,
    right,
    `'${before.text}' 뒤에는 ${named(right, "을/를")} 써요.`,
  );
}
