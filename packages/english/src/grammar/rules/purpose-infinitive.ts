/**
 * 목적이나 수식을 나타내는 to부정사.
 *
 * Not tested: objects of help, make, see and the like, after which the bare infinitive stands, and
 * plurals, which a bare verb could take for its subject.
 * See Quirk et al. 1985, ch. 15.
 */
import type { GrammarRule } from "../grammar-point.ts";
import { findVerbBase } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { isNoun, standsAlone } from "../syntax/tokens.ts";

const ID = "purpose-infinitive";

/** Verbs whose object takes an infinitive by another rule, with or without "to". */
const GOVERNORS = wordList(
  "have make let see hear watch help allow enable tell ask want force cause encourage invite expect require lead persuade permit advise order follow",
);

export const purposeInfinitive: GrammarRule = {
  id: ID,
  name: "목적·수식의 to부정사",
  lesson: "문장에 동사가 이미 있을 때 '~하기 위해', '~할'의 뜻은 to부정사로 나타내요.",
  find(sentence) {
    const { tokens } = sentence;
    return tokens.flatMap((to) => {
      const verb = tokens[to.index + 1];
      const noun = tokens[to.index - 1];
      const object = tokens[to.index + 2];
      if (to.text !== "to" || verb?.tag !== "VB" || !noun || !isNoun(noun) || !object) return [];
      if (!standsAlone(sentence, verb) || verb.start !== to.end + 1) return [];
      const base = findVerbBase(verb.lower, verb.lemma);
      if (!base || base === "be") return [];
      const finite = tokens.slice(0, to.index).findLast(({ tag }) => /^VB[ZPD]?$/u.test(tag ?? ""));
      if (!finite || GOVERNORS.has(finite.lemma)) return [];
      // a word that may be a nearer verb would make the reason false
      if (
        tokens
          .slice(finite.index + 1, to.index)
          .some(({ tag, likely }) => tag === null && likely?.startsWith("VB"))
      )
        return [];
      if (
        tokens
          .slice(0, to.index)
          .some(({ lemma }) => /^(?:help|make|let|see|hear|watch)$/u.test(lemma))
      )
        return [];
      const certain = /^(?:DT|PRP\$)$/u.test(object.tag ?? "") && noun.tag !== "NNS";
      return [
        {
          rule: ID,
          start: to.start,
          end: verb.end,
          original: `to ${verb.text}`,
          replacement: certain ? verb.text : null,
          cue: { start: finite.start, end: finite.end },
          right: `문장의 동사 ${withParticle(finite.text, "이/가", `'${finite.text}'`)} 앞에 이미 있고 목적이나 수식의 뜻을 더하는 자리이므로 to부정사 'to ${verb.text}'`,
          wrong: `문장의 동사 ${withParticle(finite.text, "이/가", `'${finite.text}'`)} 이미 있으므로 동사원형 ${withParticle(verb.text, "을/를", `'${verb.text}'`)} 바로 쓸 수 없어요.`,
        },
      ];
    });
  },
};
