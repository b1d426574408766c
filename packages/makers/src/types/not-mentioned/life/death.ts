/** How a life ended. */
import type { Aspect } from "../aspect.ts";
import { AGE, cased, DEATH, HEALTH, ILLNESS, PLACE, rx, SUBJECT, YEAR } from "./words.ts";

/** As far as words of a death may stand from it. */
const FAR = "[^\\n]{0,120}?";

/** Within what is said of the person's own death. */
const SAME = "(?:(?!\\b(?:who|whose|which|where|when|until|after|before|born|they)\\b)[^.;])";

/** A text that tells of the death of its person. */
const OWN_DEATH = cased(
  "\\b(?:he|she) died\\b|\\band died\\b|\\b(?:his|her) death\\b|\\b(?:he|she) lived to\\b|\\p{Lu}\\p{Ll}+ died in\\b",
);

export const DEATH_ASPECTS: readonly Aspect[] = [
  {
    id: "death-year",
    label: "사망한 해",
    isPlain: true,
    weight: 3,
    told: cased(
      `${SUBJECT} died\\b${SAME}{0,60}?\\b(?:in|of) (?:\\p{Lu}\\p{Ll}+ )?${YEAR}|${SUBJECT} ${SAME}{5,110}? and died in ${YEAR}|\\b(?:before|until|after) (?:his|her) death in ${YEAR}`,
    ),
    hint: rx(
      `\\b${DEATH}\\b${FAR}\\d|\\d${FAR}\\b${DEATH}\\b|\\b${DEATH}\\b${FAR}\\b(?:later|age|years?|months?|weeks?|days?|before|after|same|following)\\b|\\b(?:later|age|years?|after|following)\\b${FAR}\\b${DEATH}\\b|\\bended\\b|\\d{4} ?[-–—] ?\\d{4}`,
    ),
    near: OWN_DEATH,
  },
  {
    id: "death-place",
    label: "사망한 곳",
    weight: 0.6,
    told: cased(`${SUBJECT} died (?:in ${YEAR} )?(?:in|at|on) (?!the age)${PLACE}`),
    hint: rx(
      `\\b${DEATH}\\b${FAR}\\b(?:there|here|where|home|farm|hospital|bed|aboard|near|off|outside|inside|while|during|(?:in|at|on)\\b (?!\\d{4}|the age|\\d{2,3}\\b|only|just))|\\bwhere\\b${FAR}\\b${DEATH}\\b|\\bended (?:his|her) (?:life|days)|grave|buried|\\blast years|final years|remained|native (?:city|town|land)|home ?town|settled|return`,
    ),
    near: OWN_DEATH,
  },
  {
    id: "death-age",
    label: "사망 당시의 나이",
    told: rx(
      `${SUBJECT} died\\b[^.;]{0,40}? at (?:only |just )?(?:the age of )?${AGE}|${SUBJECT} lived to (?:be |the age of )${AGE}|${SUBJECT} was killed\\b[^.;]{5,60}? when (?:he|she) was (?:only )?${AGE}`,
    ),
    hint: rx(`\\b${DEATH}\\b`),
  },
  {
    id: "death-cause",
    label: "사망 원인",
    weight: 0.16,
    notBeside: "illness",
    told: rx(
      `${SUBJECT} died (?:suddenly |in ${YEAR} )?(?:of|from) ${ILLNESS}|${SUBJECT} died in an? (?:\\p{L}+ ){0,2}?(?:accident|crash|fire|storm|shipwreck|avalanche|explosion)\\b|${SUBJECT} was killed in an? (?:\\p{L}+ )?(?:accident|crash|fire|storm|explosion|avalanche)\\b`,
    ),
    hint: rx(
      `\\b(?:${HEALTH}|${ILLNESS})|\\bdied (?:of|from|after|when|while|in an?|by|with|peaceful|suddenly)|killed|drown|shot|starv|froze|poison|suicide|weak|\\bfall\\b|crash|fire|storm|old age|war\\b|disappeared|childbirth|giving birth|gave birth|execut|hanged|behead|murder|assassin|stabb|duel|struck`,
    ),
    near: OWN_DEATH,
  },
  {
    id: "illness",
    label: "앓은 병",
    weight: 0.14,
    told: rx(
      `${SUBJECT} (?:caught|contracted|suffered from|survived|developed|fell ill with) (?:\\p{L}+ )?${ILLNESS}\\b`,
    ),
    hint: rx(
      `\\b(?:${HEALTH}|${ILLNESS}|hip|arm|back problem|problem|weak)|\\bdied (?:of|from|young)`,
    ),
    near: OWN_DEATH,
  },
];
