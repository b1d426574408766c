/**
 * 감정을 나타내는 분사: interesting and interested.
 *
 * Not tested here: people, who may be of either kind (but see feelings.ts), and their looks and voices ("a surprised look")
 * (Quirk et al. 1985 §7.15–19).
 */
import { wordTable } from "../../words/word-table.ts";
import { withParticle } from "../../korean.ts";
import { STORIES } from "../../words/countability.ts";
import { feelings } from "../constructions/adjectives/feelings.ts";
import { alsoFound } from "../syntax/also-found.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { skipBackwards, isNoun } from "../syntax/tokens.ts";

/** Things that cause a feeling, and people that have it. */
const FEELINGS: Readonly<Record<string, string>> = wordTable({
  interesting: "interested",
  exciting: "excited",
  surprising: "surprised",
  amazing: "amazed",
  boring: "bored",
  confusing: "confused",
  shocking: "shocked",
  disappointing: "disappointed",
  satisfying: "satisfied",
  frightening: "frightened",
  fascinating: "fascinated",
  embarrassing: "embarrassed",
  thrilling: "thrilled",
  terrifying: "terrified",
  astonishing: "astonished",
  convincing: "convinced",
});

export const emotionParticiple = alsoFound(
  substitutionRule(
    {
      id: "emotion-participle",
      name: "감정을 나타내는 분사",
      lesson:
        "감정을 일으키는 것은 현재분사(interesting), 감정을 느끼는 쪽은 과거분사(interested)로 나타내요.",
    },
    ({ tokens }, adjective) => {
      const feeling = FEELINGS[adjective.lower];
      const noun = tokens[adjective.index + 1];
      if (!feeling || !noun) return null;
      // "asked an embarrassed question"
      const expressed =
        /^(?:questions?|speech)$/u.test(noun.lower) &&
        /^(?:embarrass|thrill|terrify|astonish)/u.test(adjective.lower);
      const attributive =
        isNoun(noun) && STORIES.has(noun.lower) && !isNoun(tokens[noun.index + 1]) && !expressed;
      const be = tokens[skipBackwards(tokens, adjective.index - 1, /^RB$/u)];
      const it = be?.lemma === "be" ? tokens[be.index - 1] : undefined;
      const formal = it?.lower === "it" && /^(?:that|to|how)$/u.test(noun.lower);
      const cue = attributive ? noun : formal ? it : null;
      if (!cue) return null;
      const reason = attributive
        ? `꾸밈을 받는 명사 ${withParticle(cue.text, "이/가", `'${cue.text}'`)} 감정을 일으키는 것이므로`
        : "주어가 감정을 일으키는 것이므로";
      return {
        replacement: feeling,
        cue,
        right: `${reason} 현재분사 '${adjective.text}'`,
        wrong: `${reason} 감정을 느낀다는 뜻의 과거분사 ${withParticle(feeling, "은/는", `'${feeling}'`)} 쓸 수 없어요.`,
      };
    },
  ),
  feelings,
);
