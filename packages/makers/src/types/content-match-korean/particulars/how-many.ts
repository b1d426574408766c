/** How many can take part, alone or together, and who of them is taken. */
import { particular, type Rule } from "../particular.ts";
import { NUMBER, numberOf } from "../values.ts";

const CAPACITY = [
  new RegExp(
    `\\b(?:places|spaces|spots|seats|tickets|classes|groups?|tours?|numbers?|class size|participation|each session|the (?:class|course|workshop|tour|group|number)|workshops|sessions)(?: on each \\w+| per \\w+)? (?:is|are) limited to (${NUMBER})(?: (?:people|participants|students|children|persons|visitors|campers|places|seats|teams))?`,
    "iu",
  ),
  new RegExp(
    `\\bonly (${NUMBER}) (?:people|participants|students|children|campers|places|spaces|spots|teams|volunteers|tickets)\\b`,
    "iu",
  ),
  new RegExp(
    `\\b(?:limit|maximum|max\\.):? (?:of )?(${NUMBER}) (?:people|participants|students|children|campers|places|seats|teams)\\b`,
    "iu",
  ),
  new RegExp(
    `\\blimited to (${NUMBER}) (?:people|participants|students|children|campers)\\b`,
    "iu",
  ),
];

const capacity: Rule = (piece) => {
  const count = CAPACITY.flatMap((one) => one.exec(piece.text)?.[1] ?? [])[0];
  if (
    !count ||
    numberOf(count) < 4 ||
    OTHER_UNIT.test(piece.text) ||
    /\b(?:per|each|every) (?:coach|instructor|teacher|adult|guide|day|household)\b/iu.test(
      piece.text,
    ) ||
    /\bfirst (?:\d|\w+) (?:people|participants)\b|\btickets?\b[^.]*\bper\b/iu.test(piece.text)
  )
    return [];
  const unit = new RegExp(`\\b${count} teams\\b`, "iu").test(piece.text) ? "팀" : "명";
  return [
    particular("capacity", `${perOf(piece.text)}${numberOf(count)}${unit}까지만 참가할 수 있다.`, [
      unlimited(piece.text),
    ]),
  ];
};

const unlimited = (text: string): string =>
  perOf(text) === ""
    ? "참가 인원에 제한이 없다."
    : `${perOf(text)}참가할 수 있는 인원에는 제한이 없다.`;

/** What a number of people is meant for, where it is not the whole. */
function perOf(text: string): string {
  if (/\b(?:(?:each|per|every) tour|tours)\b/iu.test(text)) return "투어마다 ";
  if (
    /\b(?:(?:each|per|every) (?:class|workshop|lesson|course)|classes|lessons|workshops)\b/iu.test(
      text,
    )
  )
    return "수업마다 ";
  if (/\bgroups? (?:is|are) limited\b|\b(?:each|per|every) group\b/iu.test(text))
    return "한 모둠에 ";
  return /\b(?:each|per|every|groups?|sessions|at (?:a|one) time|at once)\b/iu.test(text)
    ? "한 번에 "
    : "";
}

/** "limited to 25 families": no number of people. */
const OTHER_UNIT = new RegExp(
  `\\b(?:limited to|only|limit:?|maximum of) (?:of )?${NUMBER} (?!(?:people|participants|students|children|persons|visitors|campers|places|spaces|spots|seats|teams|volunteers|tickets|per|each|and|on|for|in|at|so|due)\\b)[a-z]`,
  "iu",
);

const GROUP_SIZE = new RegExp(
  `\\b(?:(?:group|class|team) size|maximum group size|capacity|number of participants|(?<!\\w )limit):? (?:is )?(?:no more than |up to |limited to |maximum |max\\. )?(${NUMBER})\\b(?! per|\\s*[–-]| to | (?:minutes|hours|words|pages|years|kg|cm|MB|entries|and (?:over|up|older)))`,
  "iu",
);

const groupSize: Rule = ({ text }) => {
  const count = GROUP_SIZE.exec(text)?.[1];
  return count && numberOf(count) > 3 && !/\bteam size/iu.test(text)
    ? [
        particular(
          "capacity",
          perOf(text)
            ? `${perOf(text)}${numberOf(count)}명까지만 참가할 수 있다.`
            : `정원은 ${numberOf(count)}명이다.`,
          [unlimited(text)],
        ),
      ]
    : [];
};

const drawn: Rule = ({ text }) =>
  /\b(?:drawn (?:at random|by lot)|names will be drawn|drawing will be held|random draw|lottery|chosen at random|by a drawing)\b/iu.test(
    text,
  ) && !/prize|gift|ticket/iu.test(text)
    ? [particular("drawn", "신청자가 많으면 추첨으로 뽑는다.", ["신청한 순서대로 뽑는다."])]
    : [];

const PLACED =
  /\b(?:places?|spots?|spaces?|seats?|plots|registrations?|applications?|applicants|participants|campers|students|sign|accepted)\b/iu;
/** With so few letters nothing else can be meant. */
const SHORT = 60;

const firstCome: Rule = ({ text }) =>
  /\bfirst[- ]come,? (?:and )?first[- ]served\b/iu.test(text) &&
  (PLACED.test(text) || text.length < SHORT) &&
  !/\b(?:borrow\w*|lent|parking|gifts?|binoculars|lockers|equipment)\b/iu.test(text)
    ? [particular("first-come", "선착순으로 참가자를 받는다.", ["추첨으로 참가자를 뽑는다."])]
    : [];

const TEAMS = new RegExp(
  `\\b(?:(?:alone|individually|individuals) or (?:in|as) (?:a )?(?:teams?|groups?) of (?:up to )?(${NUMBER})\\b(?! or more))`,
  "iu",
);

const PAIRS = /\b(?:alone|individually|by yourself) or in pairs\b/iu;
const TEAM_SIZE = new RegExp(
  `^(?:Participants: |Who: )?[Tt]eams of (${NUMBER}) to (${NUMBER})\\b|^Team [Ss]ize: (${NUMBER})\\s*(?:–|-|to) ?(${NUMBER})\\b`,
  "u",
);

const teamSize: Rule = ({ text }) => {
  const found = /\b(?:plus|and (?:one|an?) (?:adult|teacher|parent|coach))\b/iu.test(text)
    ? null
    : TEAM_SIZE.exec(text);
  const [from, to] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]];
  if (PAIRS.test(text))
    return [particular("teams", "혼자서도 둘이서도 참가할 수 있다.", ["혼자서만 참가할 수 있다."])];
  return from && to
    ? [
        particular("teams", `${numberOf(from)}명에서 ${numberOf(to)}명이 한 팀을 이룬다.`, [
          "팀의 인원에는 제한이 없다.",
        ]),
      ]
    : [];
};

const teams: Rule = (piece) => {
  const count = TEAMS.exec(piece.text)?.[1];
  return count
    ? [
        particular("teams", "개인이나 팀으로 참가할 수 있다.", [
          "팀으로만 참가할 수 있다.",
          "개인으로만 참가할 수 있다.",
        ]),
      ]
    : [];
};

export const HOW_MANY_RULES: readonly Rule[] = [
  capacity,
  groupSize,
  drawn,
  firstCome,
  teams,
  teamSize,
];
