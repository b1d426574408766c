/**
 * 정동사와 준동사.
 *
 * Not tested: absolute phrases ("The rain stopping, we went out"), which a later main clause would
 * make of the edit (Quirk et al. 1985 §15.58), and sentences with quotations or dashes. "Being" for
 * "is" is tested only across a long subject, as exams do.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { findSubject } from "../syntax/subject.ts";
import { opensObject, standsAlone } from "../syntax/tokens.ts";
import { farVerb } from "../constructions/verbs/far-verb.ts";
import { reducedRelative } from "../constructions/participles/reduced-relative.ts";
import { openingVerbs } from "../constructions/verbs/opening-verbs.ts";
import { alsoFound } from "../syntax/also-found.ts";

const ID = "finite-verb";

const SUBORDINATORS = wordList(
  "which who whom whose because if when although though where while since so as for",
);

export const finiteVerb = alsoFound(
  {
    id: ID,
    name: "정동사와 준동사",
    lesson:
      "한 절에는 주어와 짝이 되는 동사가 꼭 하나 있어야 해요. 동사가 이미 있으면 나머지는 준동사(to부정사·동명사·분사)로 써요.",
    find(sentence) {
      const gerund = gerundSubject(sentence);
      const finite = sentence.tokens.flatMap((token) => {
        const point = mainVerb(sentence, token);
        return point ? [point] : [];
      });
      return gerund ? [gerund, ...finite] : finite;
    },
  },
  reducedRelative,
  farVerb,
  openingVerbs,
);

/** The main clause's own verb: as a participle, it leaves the clause without one. */
function mainVerb(sentence: Sentence, verb: Token): FoundPoint | null {
  if (!/^(?:VBZ|VBP|VBD)$/u.test(verb.tag ?? "") || !standsAlone(sentence, verb)) return null;
  const base = verb.lemma === "be" ? "be" : findVerbBase(verb.lower, verb.lemma);
  if (!base || /^(?:have|do)$/u.test(base)) return null;
  const subject = findSubject(sentence, verb);
  if (!subject?.main || (base === "be" && !subject.long)) return null;
  // quotations and lists of clauses may carry a verb elsewhere
  if (/["“”;:—]/u.test(sentence.text) || !/[.!]$/u.test(sentence.text)) return null;
  const next = sentence.tokens[verb.index + 1];
  if (/^(?:VBZ|VBP|VBD|MD)$/u.test(next?.likely ?? "")) return null;
  const { ing } = verbForms(base);
  return {
    rule: ID,
    start: verb.start,
    end: verb.end,
    original: verb.text,
    replacement: followedByClause(sentence, verb) ? null : ing,
    cue: { start: subject.head.start, end: subject.head.end },
    right: `주어 '${subject.head.text}'의 동사가 되는 자리이므로 정동사 '${verb.text}'`,
    wrong: `주어 '${subject.head.text}'의 동사가 없어지므로 준동사 ${withParticle(ing, "은/는", `'${ing}'`)} 쓸 수 없어요.`,
  };
}

/** Whether a later main clause could make the edited one an absolute phrase ("The rain stopping, we …"). */
function followedByClause(sentence: Sentence, verb: Token): boolean {
  const { tokens } = sentence;
  return tokens.some(
    (token, at) =>
      at > verb.index &&
      token.text === "," &&
      !SUBORDINATORS.has(tokens[at + 1]?.lower ?? "") &&
      tokens.slice(at + 1).some(({ likely }) => /^(?:VBZ|VBP|VBD|MD)$/u.test(likely ?? "")),
  );
}

/** "Sitting still takes …": a gerund is the subject, so a bare verb cannot stand there. */
function gerundSubject(sentence: Sentence): FoundPoint | null {
  const [gerund] = sentence.tokens;
  // "Rubbing the plate helps": an article behind makes sure of what the taggers doubt
  const isGerund =
    gerund?.tag === "VBG" ||
    (gerund?.tag === null && gerund.likely === "VBG" && opensObject(sentence.tokens[1]));
  if (!gerund || !isGerund || !standsAlone(sentence, gerund)) return null;
  const verb = sentence.tokens.find(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/u.test(tag ?? ""));
  if (!verb || verb.index > 8 || (verb.tag !== "VBZ" && verb.tag !== "MD")) return null;
  const between = sentence.tokens.slice(1, verb.index);
  if (between.length === 0) return null;
  if (
    between.some(
      ({ tag, text }) => /^(?:CC|WP|WDT|WRB)$/u.test(tag ?? "") || /^[,;:"“—]$/u.test(text),
    )
  )
    return null;
  const base = findVerbBase(gerund.lower, gerund.lemma);
  if (!base) return null;
  const replacement = base.charAt(0).toUpperCase() + base.slice(1);
  return {
    rule: ID,
    start: gerund.start,
    end: gerund.end,
    original: gerund.text,
    replacement,
    cue: { start: verb.start, end: verb.end },
    right: `문장의 동사 '${verb.text}'의 주어가 되는 자리이므로 동명사 '${gerund.text}'`,
    wrong: `문장에 동사 ${withParticle(verb.text, "이/가", `'${verb.text}'`)} 이미 있으므로 주어 자리에 동사원형 ${withParticle(replacement, "을/를", `'${replacement}'`)} 쓸 수 없어요.`,
  };
}
