/**
 * 대동사 do와 be.
 *
 * A pro-verb repeats what goes before: do for a lexical verb, be for be (Quirk et al. 1985 §12.21–24).
 * The other one is certainly wrong only where the whole sentence before is of one kind: with
 * "be going to", modals, perfects or infinitives about, nothing is edited.
 */
import { wordTable } from "../../words/word-table.ts";
import type { Sentence, Token } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import { laterProVerbs } from "../constructions/pronouns/later-pro-verbs.ts";
import { alsoFound } from "../syntax/also-found.ts";
import { nounPhraseAt } from "../syntax/noun-phrase.ts";
import { substitutionRule } from "../syntax/substitution.ts";

const DO: Readonly<Record<string, true>> = wordTable({ do: true, does: true, did: true });
const BE: Readonly<Record<string, true>> = wordTable({
  is: true,
  are: true,
  was: true,
  were: true,
});

export const proVerb = alsoFound(
  substitutionRule(
    {
      id: "pro-verb",
      name: "대동사 do와 be",
      lesson: "앞에 나온 일반동사를 대신할 때는 do/does/did, be동사를 대신할 때는 be동사를 써요.",
    },
    (sentence, verb) => {
      const isDo = verb.lower in DO;
      if (!isDo && !(verb.lower in BE)) return null;
      const opener = openerOf(sentence, verb);
      if (!opener) return null;
      const { tokens } = sentence;
      const earlier = tokens
        .slice(0, opener.index)
        .filter(({ likely }) => /^(?:VB|MD)/u.test(likely ?? ""));
      const antecedent = earlier[0];
      if (!antecedent || earlier.length !== 1 || antecedent.tag !== antecedent.likely) return null;
      if (!/^(?:VBZ|VBP|VBD)$/u.test(antecedent.tag ?? "")) return null;
      const wasBe = antecedent.lemma === "be";
      if (wasBe === isDo) return null;
      const replacement = otherKind(verb, numberOf(sentence, verb));
      if (!replacement) return null;
      const kind = isDo ? "일반동사" : "be동사";
      return {
        replacement,
        cue: antecedent,
        right: `앞에 나온 ${kind} ${withParticle(antecedent.text, "을/를", `'${antecedent.text}'`)} 대신하는 자리이므로 '${verb.text}'`,
        wrong: `앞에 나온 ${kind} ${withParticle(antecedent.text, "을/를", `'${antecedent.text}'`)} 대신하는 자리이므로 ${withParticle(replacement, "은/는", `'${replacement}'`)} 쓸 수 없어요.`,
      };
    },
  ),
  laterProVerbs,
);

/** The word that opens the short clause: "than they did.", "as it was.", "so do", "while cats do not". */
function openerOf({ tokens }: Sentence, verb: Token): Token | null {
  const after = tokens[verb.index + 1];
  const closed = !after || /^[.,;!]$/u.test(after.text);
  const negated = after?.lower === "not" && /^[.,;!—]$/u.test(tokens[after.index + 1]?.text ?? "");
  const before = tokens[verb.index - 1];
  if (before?.lower === "so" && /^(?:,|and)$/u.test(tokens[before.index - 1]?.lower ?? "")) {
    const subject = nounPhraseAt(tokens, verb.index + 1);
    return subject && /^[.,;!]$/u.test(tokens[subject.last.index + 1]?.text ?? "") ? before : null;
  }
  if (!closed && !negated) return null;
  for (let at = verb.index - 2; at >= verb.index - 5; at--) {
    const token = tokens[at];
    if (!token) return null;
    const comparison = closed && /^(?:than|as)$/u.test(token.lower);
    const contrast = negated && /^(?:while|whereas|but|although)$/u.test(token.lower);
    if (comparison || contrast)
      return nounPhraseAt(tokens, at + 1)?.last.index === verb.index - 1 ? token : null;
  }
  return null;
}

function numberOf({ tokens }: Sentence, verb: Token): "singular" | "plural" | "I" | "you" | null {
  for (let at = verb.index - 1; at >= Math.max(0, verb.index - 4); at--) {
    const phrase = nounPhraseAt(tokens, at);
    if (phrase && phrase.last.index === verb.index - 1) {
      const earlier = nounPhraseAt(tokens, at - 1);
      if (!(earlier && earlier.last.index === verb.index - 1)) return phrase.number;
    }
  }
  return nounPhraseAt(tokens, verb.index + 1)?.number ?? null;
}

/** The form of the other verb that agrees with the same subject. */
function otherKind(verb: Token, number: "singular" | "plural" | "I" | "you" | null): string | null {
  switch (verb.lower) {
    case "does":
      return "is";
    case "is":
      return "does";
    case "are":
      return "do";
    case "was":
    case "were":
      return "did";
    case "do":
      return number === "I" ? "am" : "are";
    default:
      return number === null ? null : number === "singular" || number === "I" ? "was" : "were";
  }
}
