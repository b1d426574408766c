/**
 * 가정법.
 *
 * Edited: "would" for "will" after an if-clause whose "were" or "had + p.p." is plainly unreal, and
 * the form after "wish". Not edited, because two forms stand: "insist that he go/goes" (the
 * indicative is British usage; Quirk et al. 1985 §3.59), "as if it is/were", "if I was/were", and
 * mixed conditionals (Huddleston & Pullum 2002, ch. 8 §14).
 */
import { wordTable } from "../../words/word-table.ts";
import type { Sentence, Token } from "../../analysis.ts";
import { substitutionRule, type Substitution } from "../syntax/substitution.ts";
import { localSubject } from "../syntax/local-subject.ts";
import { unrealWere } from "../constructions/verbs/unreal-were.ts";
import { alsoFound } from "../syntax/also-found.ts";

const PRESENT: Readonly<Record<string, string>> = wordTable({ would: "will", could: "can" });

export const subjunctive = alsoFound(
  substitutionRule(
    {
      id: "subjunctive",
      name: "가정법",
      lesson:
        "현재 사실의 반대는 「If+주어+were/과거형, 주어+would+동사원형」, 과거 사실의 반대는 「If+주어+had p.p., 주어+would have p.p.」로 써요.",
    },
    (sentence, token) => conditional(sentence, token) ?? wish(sentence, token),
  ),
  unrealWere,
);

/** "If it were smaller, it would not be a star" → will. */
function conditional(sentence: Sentence, modal: Token): Substitution | null {
  const present = PRESENT[modal.lower];
  if (!present) return null;
  const { tokens } = sentence;
  const conjunction = tokens.find(({ lower }) => lower === "if");
  if (!conjunction || conjunction.index > modal.index) return null;
  // after a verb "if" is "whether"; "as if" and "even if" are of other kinds
  const before = tokens[conjunction.index - 1]?.lower;
  if (before !== undefined && !/^(?:[,;:—]|and|but|so)$/u.test(before)) return null;
  const comma = tokens.find(({ text, index }) => text === "," && index > conjunction.index);
  if (!comma || comma.index > modal.index || modal.index > comma.index + 6) return null;
  if (tokens[comma.index + 1]?.tag === "CC") return null;
  const unreal = unrealVerb(sentence, conjunction.index + 1, comma.index);
  if (!unreal) return null;
  const past = unreal.lower === "had";
  // "if he had finished, he would play" may be a habit of the past
  const next = tokens[modal.index + (tokens[modal.index + 1]?.tag === "RB" ? 2 : 1)];
  if (past && next?.lower !== "have") return null;
  return {
    replacement: present,
    cue: unreal,
    right: `if절의 동사가 '${past ? "had + 과거분사" : "were"}'로 ${past ? "과거" : "현재"} 사실의 반대를 가정하는 자리이므로 '${modal.text}'`,
    wrong: `if절의 동사 '${unreal.text}'에서 보듯이 사실과 반대되는 가정이므로 ${present === "will" ? "'will'은" : "'can'은"} 쓸 수 없어요.`,
  };
}

/** "were" with a singular subject, or "had" with a participle. */
function unrealVerb(sentence: Sentence, from: number, to: number): Token | null {
  const { tokens } = sentence;
  for (let at = from + 1; at < to; at++) {
    const verb = tokens[at];
    const subject = tokens[at - 1];
    if (!verb || !subject) return null;
    const following = tokens[at + (tokens[at + 1]?.tag === "RB" ? 2 : 1)];
    if (verb.lower === "had" && following?.tag === "VBN" && at < from + 4) return verb;
    if (verb.lower !== "were") continue;
    if (/^(?:i|he|she|it)$/u.test(subject.lower)) return verb;
    return localSubject(sentence, at)?.plural === false ? verb : null;
  }
  return null;
}

/** "I wish I were", "He wishes he could". */
function wish({ tokens }: Sentence, verb: Token): Substitution | null {
  const subject = tokens[verb.index - 1];
  const governor = tokens[verb.index - (tokens[verb.index - 2]?.lower === "that" ? 3 : 2)];
  if (!/^(?:wish|wishes)$/u.test(governor?.lower ?? "") || !governor?.tag?.startsWith("VB"))
    return null;
  const present = wished(verb.lower, subject?.lower ?? "");
  if (!present) return null;
  return {
    replacement: present,
    cue: governor,
    right: `동사 '${governor.text}' 뒤에서 이룰 수 없는 바람을 나타내는 가정법 과거의 자리이므로 '${verb.text}'`,
    wrong: `동사 '${governor.text}' 뒤에는 가정법이 와야 하므로 현재형 ${present === "can" || present === "am" ? `'${present}'은` : `'${present}'는`} 쓸 수 없어요.`,
  };
}

const BE = wordTable({
  i: "am",
  he: "is",
  she: "is",
  it: "is",
  we: "are",
  they: "are",
  you: "are",
});

function wished(verb: string, subject: string): string | null {
  if (verb === "could") return "can";
  if (verb !== "were") return null;
  return BE[subject] ?? null;
}
