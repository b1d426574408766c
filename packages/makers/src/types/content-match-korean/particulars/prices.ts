/** What something costs, and whom. */
import { withParticle } from "@pulda/english";
import { particular, type Rule } from "../particular.ts";
import { MONEY, NUMBER, numberOf, sumOf, TIME, timeOf } from "../values.ts";

const GROUPS: readonly (readonly [pattern: string, korean: string])[] = [
  ["adults?", "성인"],
  ["general(?: admission)?|regular|standard", "일반"],
  ["students?(?: \\(?with (?:an? )?(?:valid |student )?ID\\)?)?", "학생"],
  ["teenagers|teens|youths?", "청소년"],
  ["students and seniors|seniors and students", "학생과 노인"],
  ["children|child|kids?", "어린이"],
  ["seniors?", "노인"],
  ["members?", "회원"],
  ["non-?members?", "비회원"],
  ["residents?", "지역 주민"],
  ["non-?residents?", "비거주자"],
  ["individuals?", "개인"],
  ["family of four|families of four", "4인 가족"],
  ["families|family", "가족"],
  ["teams?", "팀"],
];
const groupOf = (text: string): string | null =>
  GROUPS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, "iu").test(text.trim()))?.[1] ?? null;
const GROUP = GROUPS.map(([pattern]) => pattern).join("|");
const BEHIND = new RegExp(
  `(${MONEY}) (?:for|per|an?) (${GROUP})\\b(?! under| over| ages?| \\()`,
  "giu",
);
const BEFORE = new RegExp(
  `(?:^|(?<!\\p{L})[-–•※*,;:/(] ?|(?<=\\p{L})[,;:/(] ?)(${GROUP}):? (${MONEY})`,
  "gimu",
);

/** "$8 for adults, $5 for students": one is taken for the other. */
const prices: Rule = (piece, { text }) => {
  if (
    /\bpairs?\b|%|parking|prize|place|discount|off\b|donation|suggested|decorat|workshop|making|rental|lesson|online:|if paid|optional|extra|additional/iu.test(
      piece.text,
    )
  )
    return [];
  const all = pricesIn(text);
  return pricesIn(piece.text).map(({ group, sum }) => {
    const others = all.filter((one) => one.group !== group && one.sum !== sum);
    return particular(
      `price-${group}`,
      priceOf(group, sum, text),
      others.map((one) => priceOf(group, one.sum, text)),
    );
  });
};

/** @example priceOf("학생", "4달러", "… Admission …") // "학생 요금은 4달러이다." */
function priceOf(group: string, sum: string, text: string): string {
  if (/^(?:팀|가족)$/u.test(group)) return `참가비는 ${group}당 ${sum}이다.`;
  return `${group} ${withParticle(nameOf(text), "은/는")} ${sum}이다.`;
}

const CONTEST = /\b(?:contest|competition|tournament|race|marathon|championship)\b/iu;

/** What is paid: a fee to take part in something, or a price. */
const nameOf = (text: string): string =>
  (CONTEST.test(text) && !/\badmission\b/iu.test(text)) ||
  /\b(?:entry|participation|registration|course|class|camp) fees?\b|\btuition\b/iu.test(text)
    ? "참가비"
    : "요금";

/** A price that holds until a day alone. */
const LATER = new RegExp(
  `\\b[Ii]f paid\\b|\\b[Ee]arly\\b|\\b[Oo]nline:|${MONEY}[^.\\n]{0,25}\\b(?:after|until|before|by|from) \\p{Lu}|\\b(?:after|until|before|by) \\p{Lu}\\w+ \\d{1,2}: ?${MONEY}`,
  "u",
);

function pricesIn(text: string): { group: string; sum: string }[] {
  const found = [
    ...[...text.matchAll(BEHIND)].map(([, sum = "", group = ""]) => ({ group, sum })),
    ...[...text.matchAll(BEFORE)].map(([, group = "", sum = ""]) => ({ group, sum })),
  ];
  const known = found.flatMap(({ group, sum }) => {
    const named = groupOf(group);
    return named ? [{ group: named, sum: sumOf(sum) }] : [];
  });
  // one group with two sums is two groups
  return known.filter(({ group }) => known.filter((one) => one.group === group).length === 1);
}

/** Whether something costs nothing, whoever comes. */
export const FREE_ALL =
  /^(?:(?:Participation |Entry |Entrance |Admission )?(?:Fee|Cost|Price|Admission|Entry|Entrance|Tickets?)s?:? (?:is |are )?(?:free|Free|none|None)\b(?! for| to| with| parking))|\b(?:admission|entry|entrance|participation|the (?:event|workshop|class|course|tour|program|concert|camp)) is free(?: of charge)?(?=[.,;!]| and| but|$)|\bis free (?:of charge )?(?:and open )?to (?:everyone|all)\b|\bThere is no (?:charge|fee|entry fee|admission fee|admission charge|participation fee)\b(?! for)/iu;

/** A heading, or a sentence whose subject is the fee. */
const FEE =
  /^(?:\w+ ){0,2}(?:Fee|Cost|Price|Admission|Tuition|Entry)s?:|\b(?:The|the) (?:\w+ )?(?:fee|cost|price) (?:is|of|for)\b|\b(?:Participation|Admission|Entry|Membership|Tickets|The (?:course|class|workshop|tour|camp|program|trip)) (?:costs?|is|are)\b/u;

/** Whom the sum is not asked of. */
const FREE_TO_SOME =
  /\bfree (?:for|to) (?:\w+ )?(?:residents|members|students|volunteers|teachers|seniors)\b/iu;

/** One sum for all. */
const fee: Rule = (piece, { text }) => {
  if (LATER.test(text)) return [];
  const sums = [...piece.text.matchAll(new RegExp(MONEY, "gu"))];
  if (sums.length !== 1 || !FEE.test(piece.text) || pricesIn(text).length > 0) return [];
  if (FREE_ALL.test(text) || FREE_TO_SOME.test(text)) return [];
  if (
    /%|parking|prize|discount|off\b|extra|additional|rental|deposit|late|refund|materials?|team|famil|pairs?\b|category|division|couple|household|table|stall|\bsite\b|vehicle|\bcar\b|boat|if you|before|after|lost|key|usual|without|final|go on sale|year|month|per week|rent|by (?:January|February|March|April|May|June|July|August|September|October|November|December)/iu.test(
      piece.text,
    )
  )
    return [];
  const isEach =
    /\b(?:per|each|a) (?:person|participant|student|child|camper|entry|runner|visitor|head)\b|\bper person\b/iu.test(
      piece.text,
    );
  const isAdmission =
    /^(?:\w+ ){0,2}(?:Admission|Tickets?)\b|\badmission (?:is|costs|fee)\b/iu.test(piece.text) ||
    (/\bentry\b/iu.test(piece.text) && !CONTEST.test(text));
  const name = isAdmission ? "입장료" : "참가비";
  return [
    particular("fee", `${name}는 ${isEach ? "1인당 " : ""}${sumOf(sums[0]![0])}이다.`, [], true),
  ];
};

/** A price of admission, so that not all of it is free. */
const PAID = new RegExp(
  `\\b(?:admission|entry|tickets?|fee|spectators?|adults?|students)\\b[^.\\n]{0,30}${MONEY}`,
  "iu",
);

const free: Rule = (piece, { text }) =>
  FREE_ALL.test(piece.text) &&
  !PAID.test(text) &&
  !/\b(?:opening|first) (?:day|night|week)|\bfinal\b|\bdonat/iu.test(piece.text) &&
  !/\$\d|materials|parking is free/iu.test(piece.text)
    ? [
        /\b(?:admission|entrance)\b|\bentry (?!fee)/iu.test(piece.text) && !CONTEST.test(text)
          ? particular("free", "무료로 입장할 수 있다.", ["입장료를 내야 한다."], true)
          : particular("free", "무료로 참가할 수 있다.", ["참가비를 내야 한다."], true),
      ]
    : [];

const FREE_UNDER = new RegExp(
  `\\b(?:free for (?:children|kids|anyone|those|visitors) (?:under|younger than) (?:the age of )?(${NUMBER})|(?:children|kids) (?:under|younger than) (?:the age of )?(${NUMBER}):? (?:(?:are|get in|enter|can enter|may enter|are admitted|attend|can attend) )?(?:for )?free)`,
  "iu",
);

const freeUnder: Rule = (piece) => {
  const found = FREE_UNDER.exec(piece.text);
  const age =
    found?.[1] ?? found?.[2] ?? /^(?:Children )?[Uu]nder (\d{1,2}): [Ff]ree/u.exec(piece.text)?.[1];
  if (!age || /accompanied|if |with|lap\b|seat/iu.test(piece.text)) return [];
  const who = `${numberOf(age)}세 미만 어린이`;
  return [particular("free-under", `${who}는 요금을 내지 않는다.`, [`${who}도 요금을 내야 한다.`])];
};

const DISCOUNT = new RegExp(
  `\\b(${GROUP})(?: \\w+){0,2}? (?:receive|get|enjoy|are given|can get|will receive|save)s? (?:an? )?(?:discount of )?(${NUMBER})(?:%| percent)`,
  "iu",
);

const discount: Rule = (piece) => {
  const found = DISCOUNT.exec(piece.text);
  const group = groupOf(found?.[1] ?? "");
  if (!found?.[2] || !group || /\b(?:if|who|before|by)\b|\bgroups?\b/iu.test(piece.text)) return [];
  return [
    particular(
      "discount",
      `${withParticle(group, "은/는")} 요금을 ${numberOf(found[2])}% 할인받는다.`,
      [`${withParticle(group, "은/는")} 요금을 내지 않는다.`],
    ),
  ];
};

const GROUP_OF = new RegExp(
  `\\b[Gg]roups? of (${NUMBER}) or more:? (?:people )?(?:(?:receive|get|enjoy) (?:an? )?(?:discount of )?(${NUMBER})(?:%| percent)|(${MONEY}))`,
  "u",
);

const groupPrice: Rule = (piece) => {
  const found = GROUP_OF.exec(piece.text);
  if (!found?.[1]) return [];
  const who = `${numberOf(found[1])}명 이상의 단체`;
  const percent = found[2];
  return percent
    ? [
        particular("group-discount", `${who}는 ${numberOf(percent)}% 할인을 받는다.`, [
          "단체 할인은 받을 수 없다.",
        ]),
      ]
    : [
        particular("group-price", `${who}는 1인당 ${sumOf(found[3] ?? "")}를 낸다.`, [
          "단체 할인은 받을 수 없다.",
        ]),
      ];
};

const BY_AGE = new RegExp(
  `(?:[Aa]ges?|[Aa]ged) (\\d{1,2})\\s*[–—-]\\s*(\\d{1,2})\\)?:? (${MONEY})|\\b(?:[Cc]hildren )?[Uu]nder (\\d{1,2})\\)?: (${MONEY})`,
  "gu",
);

/** "Ages 4 – 12: $42". */
const byAge: Rule = ({ text, heading }, { text: whole }) =>
  (/\b(?:prizes?|awards?|best|teams?)\b/iu.test(`${heading} ${text}`) ? [] : agesIn(text)).map(
    ({ who, sum }) => {
      const others = [
        ...new Set([...whole.matchAll(new RegExp(MONEY, "gu"))].map(([one]) => sumOf(one))),
      ];
      return particular(
        `price-${who}`,
        `${who} 요금은 ${sum}이다.`,
        others.filter((one) => one !== sum).map((one) => `${who} 요금은 ${one}이다.`),
      );
    },
  );

const agesIn = (text: string): { who: string; sum: string }[] =>
  [...text.matchAll(BY_AGE)].map(([, from, to, sum, under, other]) => ({
    who: from && to ? `${from}세부터 ${to}세까지의` : `${under}세 미만의`,
    sum: sumOf(sum ?? other ?? ""),
  }));

const COURSE = new RegExp(`(?<![\\d.])(\\d{1,2}) ?(?:K|km)\\b[^$\\n:]{0,20}: ?(${MONEY})`, "gu");

/** "10 km: $35": the price of one course is taken for that of another. */
const courses: Rule = (piece, { text }) => {
  const all = coursesIn(text);
  if (new Set(all.map(({ course }) => course)).size < all.length) return [];
  return coursesIn(piece.text).map(({ course, sum }) =>
    particular(
      `course-${course}`,
      `${course} 코스의 참가비는 ${sum}이다.`,
      all
        .filter((one) => one.course !== course && one.sum !== sum)
        .map((one) => `${course} 코스의 참가비는 ${one.sum}이다.`),
    ),
  );
};

const coursesIn = (text: string): { course: string; sum: string }[] =>
  [...text.matchAll(COURSE)].map(([, course = "", sum = ""]) => ({
    course: `${course}km`,
    sum: sumOf(sum),
  }));

const ADVANCE = new RegExp(
  `(${MONEY}) (?:in advance|online)[^.$£€]{0,25}?(${MONEY}) (?:at the (?:door|gate|entrance)|on the (?:day|night))`,
  "iu",
);

/** "$10 in advance, $12 at the door". */
const advance: Rule = ({ text, heading }) => {
  const found = ADVANCE.exec(text);
  if (!found?.[1] || !found[2]) return [];
  const [early, late] = [sumOf(found[1]), sumOf(found[2])];
  const isFee =
    /\b(?:fee|entry|registration)\b/iu.test(`${heading} ${text}`) &&
    !/\btickets?\b/iu.test(`${heading} ${text}`);
  const said = (a: string, b: string): string =>
    isFee
      ? `참가비는 미리 내면 ${a}, 당일에 내면 ${b}이다.`
      : `표를 미리 사면 ${a}, 현장에서 사면 ${b}이다.`;
  // turned round, nobody would believe it
  return [particular("advance", said(early, late))];
};

const FREE_FOR = new RegExp(
  `\\bfree for (?:all )?(${GROUP})\\b(?! under| over| who| with| and| aged)|\\b(${GROUP}):? (?:(?:may |can |are |get in |enter |attend )*)(?:for )?free\\b(?! to\\b)`,
  "iu",
);

const freeFor: Rule = ({ text }) => {
  const found = FREE_FOR.exec(text);
  const group = groupOf(found?.[1] ?? found?.[2] ?? "");
  if (
    !group ||
    /\b(?:from|rental|rent|first|if|on (?:the|Sun|Mon)|under|over|after|when|parking|shuttle)\b/iu.test(
      text,
    )
  )
    return [];
  return [
    particular("free-for", `${withParticle(group, "은/는")} 요금을 내지 않는다.`, [
      `${group}도 요금을 내야 한다.`,
    ]),
  ];
};

const HALF = new RegExp(
  `\\b[Aa]fter (${TIME})[^.]{0,30}\\bhalf[- ]price\\b|\\b[Hh]alf[- ]price (?:on \\w+ )?after (${TIME})`,
  "u",
);

const half: Rule = ({ text }) => {
  const at = timeOf(HALF.exec(text)?.[1] ?? HALF.exec(text)?.[2] ?? "");
  return at && !/day\b|days\b/u.test(text)
    ? [particular("half", `${at} 이후에는 반값이다.`, [`${at} 이후에는 들어갈 수 없다.`])]
    : [];
};

export const PRICE_RULES: readonly Rule[] = [
  prices,
  fee,
  free,
  freeUnder,
  discount,
  groupPrice,
  courses,
  byAge,
  advance,
  freeFor,
  half,
];
