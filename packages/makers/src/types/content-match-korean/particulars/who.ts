/** Who can take part. */
import { withParticle } from "@pulda/english";
import { particular, type Rule } from "../particular.ts";
import { NUMBER, numberOf } from "../values.ts";

const AGES = new RegExp(
  `\\b(?:ages?|aged|between the ages of|from the ages? of)(?: from)?:? (${NUMBER})\\s*(?:[–—-]|to|and) ?(${NUMBER})\\b`,
  "iu",
);
const OPEN_TO =
  /\b(?:open to|for|who can|welcome|participants?|eligib\w*|campers?|children|teen\w*|students)\b|\bages?(?: group)?:/iu;
const PRICED = /\$|%|\bfree\b/iu;

const ages: Rule = (piece) => {
  if (
    /\b(?:books?|toys?|games?|clothes|girls?|boys?|women|will (?:use|have|receive|be))\b/iu.test(
      piece.text,
    )
  )
    return [];
  const [found, ...more] = piece.text.matchAll(new RegExp(AGES.source, "giu"));
  if (
    more.length > 0 ||
    !found?.[1] ||
    !found[2] ||
    !OPEN_TO.test(piece.text) ||
    PRICED.test(piece.text)
  )
    return [];
  const [from, to] = [numberOf(found[1]), numberOf(found[2])];
  // adults come along
  const isOfChildren = /\b(?:children|kids|accompanied|must be with)\b/iu.test(piece.text);
  return [
    particular(
      "ages",
      isOfChildren
        ? `${from}세부터 ${to}세까지의 어린이가 참가할 수 있다.`
        : `${from}세부터 ${to}세까지 참가할 수 있다.`,
      ["나이에 상관없이 참가할 수 있다."],
    ),
  ];
};

const LEAST_AGE = [
  new RegExp(
    `\\b(?:[a-z]+s|you|everyone|anyone) must be (?:at least )?(${NUMBER})(?: years? (?:old|of age)| or (?:older|over)| and (?:older|over))`,
    "iu",
  ),
  new RegExp(
    `(?:^(?:Ages?(?: Group| limit)?|Participants?|Who(?: can \\w+)?|Eligibility|Open to):? (?:for )?(?:ages? |anyone |people |adults )?(?:aged )?|\\bopen to (?:anyone|everyone|people|adults|all)(?: aged)? |for (?:anyone|people|everyone)(?: aged)? )(${NUMBER}) (?:and|or) (?:up|older|over|above)\\b`,
    "iu",
  ),
];

const STANDS_ALONE = new RegExp(
  `^(?:At least )?(?:(?:Anyone|People|Volunteers|Students|Children|Those) aged )?(${NUMBER})(?: years (?:old|of age))? (?:or older|and (?:over|older|up|above))(?: \\(|[.;]|$)`,
  "iu",
);

/** Courses of which each has an age of its own. */
const COURSES = /\b\d{1,2} ?(?:K|km)\b/gu;

const leastAge: Rule = (piece, { text }) => {
  if ((text.match(COURSES)?.length ?? 0) > 1 || /\b[Mm]arathon\b/u.test(text)) return [];
  if (
    PRICED.test(piece.text) ||
    /\b(?:drivers?|accompany\w*|guardians?|parents?|alone|without|unless)\b/iu.test(piece.text)
  )
    return [];
  const age = [STANDS_ALONE, ...LEAST_AGE].flatMap((one) => one.exec(piece.text)?.[1] ?? [])[0];
  return age && numberOf(age) > 4
    ? [
        particular("least-age", `${numberOf(age)}세 이상이어야 참가할 수 있다.`, [
          "나이에 상관없이 참가할 수 있다.",
        ]),
      ]
    : [];
};

const ACCOMPANIED = new RegExp(
  `\\b(?:[a-z]+|anyone)(?: who are)?(?: aged)? (?:under|younger than|below)(?: the age of)? (${NUMBER})(?: years old)? (?:must|should|need to|have to|can only \\w+ if|are welcome (?:but must|to \\w+(?: \\w+)? with|with|if)|may (?:take part|enter|attend|join|participate) (?:only )?(?:with|if))`,
  "iu",
);

const accompanied: Rule = (piece) => {
  const age = ACCOMPANIED.exec(piece.text)?.[1];
  if (
    !age ||
    !/\b(?:adult|parent|guardian)s?\b/iu.test(piece.text) ||
    /permission|signed|consent|form|share|lap\b|seat/iu.test(piece.text)
  )
    return [];
  const who = `${numberOf(age)}세 미만`;
  const whom = /\badults?\b/iu.test(piece.text) ? "어른과" : "보호자와";
  return [
    particular("accompanied", `${who}은 ${whom} 함께 와야 한다.`, [
      `${who}은 참가할 수 없다.`,
      `${who}도 혼자 참가할 수 있다.`,
    ]),
  ];
};

const NOT_UNDER = new RegExp(
  `\\b(?:children|kids|those|anyone|no one) under(?: the age of)? (${NUMBER}) (?:are not (?:admitted|allowed|permitted)|cannot (?:be (?:admitted|accepted)|enter|take part|attend|participate|join)|(?:may|can) not (?:enter|take part|attend|participate|join))`,
  "iu",
);

const notUnder: Rule = (piece) => {
  const age = NOT_UNDER.exec(piece.text)?.[1];
  return age && !/\b(?:unless|without|alone)\b/iu.test(piece.text)
    ? [
        particular("not-under", `${numberOf(age)}세 미만은 참가할 수 없다.`, [
          `${numberOf(age)}세 미만도 어른과 함께라면 참가할 수 있다.`,
        ]),
      ]
    : [];
};

const SKILLS: Readonly<Record<string, string>> = {
  acting: "연기",
  art: "미술",
  baking: "제빵",
  climbing: "등반",
  coding: "코딩",
  cooking: "요리",
  dance: "춤",
  drawing: "그림",
  gardening: "원예",
  knitting: "뜨개질",
  musical: "음악",
  painting: "그림",
  programming: "프로그래밍",
  rowing: "조정",
  sailing: "항해",
  sewing: "바느질",
  singing: "노래",
  swimming: "수영",
  writing: "글쓰기",
};
const NO_EXPERIENCE =
  /\bno (?:previous |prior |special )?(?:(\w+) )?experience(?: or \w+)? (?:is |are )?(?:needed|required|necessary)\b/iu;

const experience: Rule = ({ text }, { text: whole }) => {
  if (/\b(?:intermediate|advanced)\b/iu.test(whole)) return [];
  const found = NO_EXPERIENCE.exec(text);
  if (!found) return [];
  const skill = found[1] === undefined ? "" : SKILLS[found[1].toLowerCase()];
  if (skill === undefined) return [];
  const of = skill === "" ? "" : `${skill} `;
  return [
    particular("experience", `${of}경험이 없어도 참가할 수 있다.`, [
      `${of}경험이 있어야 참가할 수 있다.`,
    ]),
  ];
};

const GRADES = /\bgrades?:? (\d{1,2})\s*(?:[–—-]|to|through|and) ?(\d{1,2})\b/iu;

const gradesOf = (from: string, to: string): string =>
  Number(to) - Number(from) === 1 ? `${from}학년과 ${to}학년만` : `${from}학년부터 ${to}학년까지`;

const grades: Rule = ({ text }, { text: whole }) => {
  // groups of which each has its grades
  if ((whole.match(/\bgrades?\b/giu)?.length ?? 0) > 1) return [];
  const found = GRADES.exec(text);
  return found?.[1] &&
    found[2] &&
    !/\b(?:\d{1,2}(?:–|-)\d{1,2}\)|division|section|level|prize|group|category|adult|judged|girls?|boys?)\w*/iu.test(
      text,
    )
    ? [
        particular("grades", `${gradesOf(found[1], found[2])} 참가할 수 있다.`, [
          "학년에 상관없이 참가할 수 있다.",
        ]),
      ]
    : [];
};

const PLACES = String.raw`((?:the )?\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*)(?: and (\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*))?`;
const LOCAL = new RegExp(
  `\\b(?:open (?:only )?to (?:all )?residents of|must (?:live in|be residents? of)|for residents of) ${PLACES}|^Who [^:]{3,14}: (?:All )?(?:[Rr]esidents of|Anyone living in) ${PLACES}`,
  "u",
);

const local: Rule = ({ text }) => {
  const found = LOCAL.exec(text);
  const [first, second] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]];
  if (!first) return [];
  const names = second ? `${withParticle(first, "과/와")} ${second}` : first;
  return [
    particular("local", `${names.replace("the ", "")} 주민만 참가할 수 있다.`, [
      "사는 곳에 상관없이 참가할 수 있다.",
    ]),
  ];
};

const CONSENT = new RegExp(
  `\\b(?:under|younger than)(?: the age of)? (${NUMBER}) (?:need|must (?:bring|hand in|have|submit|provide)|require|will need)s? (?:an? )?(?:signed |written )?(?:parental |parent's |parents' )?(?:consent|permission)`,
  "iu",
);

const CONSENT_OF_ALL =
  /\bconsent form\b[^.]*\bmust be\b|\bmust (?:bring|hand in|submit|have) (?:an? )?(?:signed )?(?:parental )?consent form\b/iu;

const consent: Rule = ({ text }) => {
  const age = CONSENT.exec(text)?.[1];
  if (age)
    return [
      particular("consent", `${numberOf(age)}세 미만은 서명된 동의서가 필요하다.`, [
        `${numberOf(age)}세 미만은 참가할 수 없다.`,
      ]),
    ];
  return CONSENT_OF_ALL.test(text) && !/\bunder\b|\bminors\b/iu.test(text)
    ? [particular("consent", "서명된 동의서를 내야 한다.", ["동의서는 내지 않아도 된다."])]
    : [];
};

const ITEMS = new RegExp(
  `\\b(?:[Ee]ach|[Ee]very) (?:visitor|person|household|participant|family) (?:may|can) bring (?:up to|no more than|a maximum of) (${NUMBER}) items\\b`,
  "u",
);

const items: Rule = ({ text }) => {
  const count = ITEMS.exec(text)?.[1];
  return count
    ? [
        particular("items", `가져올 수 있는 물건은 ${numberOf(count)}개까지이다.`, [
          "가져올 수 있는 물건의 수에는 제한이 없다.",
        ]),
      ]
    : [];
};

const training: Rule = ({ text }) =>
  /\b(?:volunteers|you|participants|everyone|helpers|applicants)\b[^.]*\b(?:must|will|attend|have to|need to|required)\b[^.]*\btraining (?:session|day|course|workshop)\b|^[Aa]ttend (?:an? |the )[^.]*training session/iu.test(
    text,
  ) && !/optional|may\b|can\b/iu.test(text)
    ? [particular("training", "교육을 받아야 한다.", ["교육은 원하는 사람만 받는다."])]
    : [];

const credit: Rule = ({ text }) =>
  /\bvolunteer (?:credits?|hours)\b|\bhours of (?:official )?(?:volunteer|community service|service)\b/iu.test(
    text,
  ) && !/\bnot?\b/iu.test(text)
    ? [particular("credit", "봉사 시간을 인정받을 수 있다.", ["봉사 시간은 인정되지 않는다."])]
    : [];

export const WHO_RULES: readonly Rule[] = [
  ages,
  leastAge,
  accompanied,
  notUnder,
  experience,
  grades,
  local,
  consent,
  items,
  training,
  credit,
];
