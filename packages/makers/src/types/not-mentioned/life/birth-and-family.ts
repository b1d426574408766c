/** Where somebody comes from, and whose he or she is. */
import { ANYWHERE, type Aspect } from "../aspect.ts";
import { cased, PLACE, rx, SUBJECT, TRADE, YEAR } from "./words.ts";

const NUMBER = "(?:two|three|four|five|six|seven|eight|nine|ten|several|many|\\d+)";
/** Up to a year, with no word that makes it doubtful. */
const EXACTLY =
  "(?:(?!around|about|perhaps|probably|\\b(?:and|but|who|whose|which|where|when|after|before)\\b)[^.;]){0,80}?";
const ORDER =
  "(?:youngest|eldest|oldest|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)";

export const BIRTH_AND_FAMILY: readonly Aspect[] = [
  {
    id: "birth-year",
    label: "태어난 해",
    isPlain: true,
    told: cased(
      `^Born\\b${EXACTLY}\\b${YEAR}|${SUBJECT} was born\\b${EXACTLY}\\b${YEAR}|^(?:He|She), born\\b[^.;,]{0,60}?\\b${YEAR}`,
    ),
    hint: rx("\\bborn\\b|\\baged?\\b|years old|\\bbirth|\\d{4}"),
  },
  {
    id: "birth-place",
    label: "태어난 곳",
    isPlain: true,
    weight: 3,
    told: cased(
      `^Born (?:in ${YEAR} )?(?:in|near|on|at|outside) ${PLACE}|${SUBJECT} was born (?:in ${YEAR} )?(?:in|near|on|at|outside) ${PLACE}`,
    ),
    hint: rx(
      "\\bborn\\b[^\\n]{0,90}?\\b(?:in|near|at|on|outside)\\b (?!\\d)|native|\\p{L}-born\\b|grew up|grown up|raised|birthplace|home ?town|came from|villag|childhood",
    ),
    near: rx("\\bborn\\b"),
  },
  {
    id: "grew-up",
    label: "자란 곳",
    told: cased(
      `${SUBJECT} (?:grew up|was raised|was brought up|spent (?:his|her) childhood) (?:in|on|near) ${PLACE}`,
    ),
    hint: rx("grew up|grow|raised|brought up|childhood|born|famil|home"),
  },
  {
    id: "parents-work",
    label: "부모의 직업",
    weight: 1.3,
    told: rx(
      `^(?:his|her) (?:father|mother), an? (?:\\p{L}+ ){0,2}${TRADE}\\b,|^(?:his|her) (?:father|mother) (?:was|worked as) an? (?:\\p{L}+ ){0,2}${TRADE}\\b|${SUBJECT} was (?:born [^.;]{0,40}?)?the (?:\\p{L}+ ){0,2}(?:son|daughter|child) of an? (?:\\p{L}+ ){0,2}${TRADE}\\b|${SUBJECT} was born [^.;]{0,60}?, the (?:\\p{L}+ ){0,2}(?:son|daughter|child) of an? (?:\\p{L}+ ){0,2}${TRADE}\\b|^(?:the|born the) (?:son|daughter) of an? (?:\\p{L}+ ){0,2}${TRADE}\\b`,
    ),
    hint: rx(
      "father|mother|parent|\\bfamil(?:y|ies)\\b|\\b(?:son|daughter|child|children) of\\b|\\bborn (?:in \\d{4} )?(?:in)?to\\b|household|grew up|servants|['’]s (?:\\p{L}+ )?(?:son|daughter|boy|girl|child)\\b|long line of|\\b(?:dad|mom|mum|papa)\\b|\\bborn\\b[^.\\n]{0,60}? to an? \\p{L}+",
    ),
    near: ANYWHERE,
  },
  {
    id: "siblings",
    label: "형제자매",
    weight: 0.3,
    told: rx(
      `\\b(?:his|her) (?:older|younger|elder|twin|eldest|youngest) (?:brothers?|sisters?)\\b|${SUBJECT} was (?:born )?the ${ORDER} of ${NUMBER} (?:children|brothers|sisters)\\b|${SUBJECT} (?:grew up|was raised) (?:in [^.;]{3,30} )?with ${NUMBER} (?:brothers|sisters|siblings)\\b|, the ${ORDER} of ${NUMBER} children\\b`,
    ),
    hint: rx(
      "brother|sister|sibling|twin|eldest|oldest|youngest|children|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|only|middle|younger|older) (?:child|son|daughter|boy|girl)\\b|first-?born|large family|famil",
    ),
    near: ANYWHERE,
  },
  {
    id: "marriage",
    label: "배우자",
    weight: 0.3,
    told: rx(
      `${SUBJECT} married (?!(?:couples?|women|men|life|people|in|at|on|late|early|young|twice|again|and|when|after|before|into|soon|outside)\\b)\\p{L}+|\\b(?:his|her) (?:first |second )?(?:wife|husband), \\p{Lu}|\\b(?:his|her) marriage to\\b|\\bafter marrying\\b`,
    ),
    hint: rx(
      "marr(?:y|i)|\\bwife|wives|husband|\\bwed|spouse|widow|divorc|engaged|engagement|couple|bride|fianc|partner|in-law|single|famil(?:y|ies)|honeymoon|daughter|\\bsons?\\b|child|priest|\\bnuns?\\b|monk",
    ),
    near: ANYWHERE,
  },
  {
    id: "children",
    label: "자녀",
    told: rx(
      `${SUBJECT} (?:raised|gave birth to|had|was (?:thirty and )?the (?:mother|father) of|and (?:his|her) (?:husband|wife)[^.;]{0,20} had) (?:an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:\\p{L}+ )?(?:sons?|daughters?|children)\\b|\\bwith (?:his|her) (?:(?:younger|older|elder|eldest|two|three|own|little) )?(?:sons?|daughters?|children)\\b`,
    ),
    hint: rx(
      "\\bsons?\\b|daughter|child(?!hood)|\\bkids?\\b|offspring|\\bbaby|babies|grand(?:son|daughter|child)|\\bheir|gave birth|famil|mother of|father of|descend",
    ),
  },
];
