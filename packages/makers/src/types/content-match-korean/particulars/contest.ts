/** What contests ask for and give. */
import { noticeThing, withParticle } from "@pulda/english";
import { particular, type Rule } from "../particular.ts";
import { DATE, dateOf, datesIn, DAY, MONEY, NUMBER, numberOf, sumOf } from "../values.ts";

const ONE =
  /\b(?:only )?one (?:entry|photo|photograph|design|poster|story|essay|video|submission|poem|drawing|recipe|logo|work|painting|picture)(?: may be (?:submitted|entered))? (?:per|for each|by each) (?:person|participant|student|entrant|team|contestant|artist|family)|\b(?:each|every) (?:person|participant|student|entrant|contestant|team) (?:may|can) (?:submit|enter|send in|hand in) (?:only )?one\b|\b(?:only )?one (?:entry|submission) is allowed\b/iu;

const one: Rule = ({ text }) => {
  if (!ONE.test(text)) return [];
  const isOfTeams = /team/iu.test(text) && !/person|participant|student/iu.test(text);
  const who = isOfTeams ? "한 팀이" : "한 사람이";
  return [
    particular("one-entry", `${who} 작품을 하나만 낼 수 있다.`, [
      `${who} 작품을 여러 개 낼 수 있다.`,
    ]),
  ];
};

const MANY = new RegExp(
  `\\b(?:up to|no more than|a maximum of|at most|may submit|may enter) (${NUMBER}) (?:entries|photos|photographs|designs|posters|stories|poems|pictures|works|drawings|recipes)\\b`,
  "iu",
);

const many: Rule = ({ text }) => {
  const count = MANY.exec(text)?.[1];
  return count
    ? [
        particular("many-entries", `한 사람이 작품을 ${numberOf(count)}개까지 낼 수 있다.`, [
          "한 사람이 작품을 하나만 낼 수 있다.",
        ]),
      ]
    : [];
};

const SENDS =
  /\b(?:submit|submitted|submissions?|send|sent|upload|uploaded|hand in|entries|entry|deadline)\b/iu;
const BY = new RegExp(
  `\\b(?:by|before|no later than|until|deadline(?: for entries| for submissions?)?(?:\\s*:| is)?|deadline:) ?(?:(?:noon|midnight|\\d{1,2}(?::\\d\\d)? ?[ap]\\.m\\.)(?:,| on) )?(${DAY})`,
  "iu",
);

const deadline: Rule = (piece, { text, isForEntries }) => {
  if (!isForEntries || !SENDS.test(piece.text)) return [];
  const found = BY.exec(piece.text)?.[1];
  if (!found || datesIn(piece.text).length !== 1) return [];
  const last = dateOf(found);
  const [plain] = datesIn(found);
  if (!last) return [];
  const others = datesIn(text).filter((day) => day !== plain);
  return [
    particular(
      "entry-deadline",
      `${last}까지 작품을 내야 한다.`,
      others.map((day) => `${day}까지 작품을 내야 한다.`),
    ),
  ];
};

const PERIOD = new RegExp(
  `^(?:Submission|Entry|Entries)(?: [Pp]eriod| [Dd]ates?)?: (${DATE}) ?(?:–|-|to|through) ?(${DATE}|\\d{1,2})\\b`,
  "u",
);

/** "Submission Period: April 7 – April 25". */
const period: Rule = ({ text }) => {
  const found = PERIOD.exec(text);
  const from = dateOf(found?.[1] ?? "");
  if (!found?.[2] || !from) return [];
  const to = dateOf(found[2]) ?? `${found[2]}일`;
  return [particular("entry-deadline", `${from}부터 ${to}까지 작품을 낼 수 있다.`)];
};

const VOTED =
  /\bwinners?\b[^.]*\b(?:decided|chosen|selected|picked)\b[^.]*\bvot(?:e|es|ing|ers)\b|\bvotes? (?:online )?for (?:the|their|your) (?:winner|winning)\b/iu;

const voted: Rule = ({ text }) =>
  VOTED.test(text) && !/\b(?:second|audience|special|favorite)\b/iu.test(text)
    ? [particular("voted", "수상자는 투표로 정해진다.", ["수상자는 전문가의 심사만으로 정해진다."])]
    : [];

const sending: Rule = ({ text }, { isForEntries }) => {
  if (
    !isForEntries ||
    !/\b(?:submit|send|upload|hand in|e-?mail|entries must be|drop off)\b/iu.test(text)
  )
    return [];
  if (/\b(?:questions?|information|winners?|notified|announced)\b/iu.test(text)) return [];
  if (/\bby (?:mail|post)\b|\bmail (?:your|the|it|them|entries)\b/iu.test(text)) return [];
  const mail = /\be-?mail|@/iu.test(text);
  const web = /\b(?:upload|website|online|webpage|web page|contest page)\b/iu.test(text);
  const hand = /\b(?:hand in|in person|drop off|front desk|office|bring)\b/iu.test(text);
  if ([mail, web, hand].filter(Boolean).length !== 1) return [];
  if (mail)
    return [
      particular("entry-how", "작품을 이메일로 보내야 한다.", [
        "직접 방문하여 작품을 제출해야 한다.",
      ]),
    ];
  if (web)
    return [
      particular("entry-how", "작품을 온라인으로 내야 한다.", ["작품을 우편으로 보내야 한다."]),
    ];
  return [
    particular("entry-how", "직접 방문하여 작품을 제출해야 한다.", [
      "작품을 이메일로 보내야 한다.",
    ]),
  ];
};

const FORMAT = /\b(?:as|in|an?) (?:an? )?(MP3|MP4|JPE?G|PDF|PNG) (?:files?|format)\b/u;

const format: Rule = ({ text }, { isForEntries }) => {
  if (!isForEntries || /\b(?:music|background)\b/iu.test(text)) return [];
  const name = FORMAT.exec(text)?.[1];
  return name &&
    !/\bor\b/u.test(text.slice(Math.max(0, text.indexOf(name) - 12), text.indexOf(name) + 18))
    ? [particular("format", `${name} 파일로 내야 한다.`)]
    : [];
};

const WINNERS =
  /\b(?:winners?|results?|winning \w+)\b[^.]*\b(?:will be |are |is )(?:announced|posted|published|notified|contacted|informed|revealed)\b/iu;

/** Who is chosen at an audition wins nothing. */
const PRIZED = /\b(?:contest|competition|prizes?|awards?|championship|tournament)\b/iu;

const winners: Rule = (piece, { text }) => {
  if (!WINNERS.test(piece.text) || !PRIZED.test(text)) return [];
  const days = datesIn(piece.text);
  const found: ReturnType<Rule>[number][] = [];
  if (days.length === 1) {
    const others = datesIn(text).filter((day) => day !== days[0]);
    const told = /\b(?:notified|contacted|informed)\b/iu.test(piece.text)
      ? "연락을 받는다"
      : "발표된다";
    const day = dateOf(new RegExp(DAY, "u").exec(piece.text)?.[0] ?? "")!;
    found.push(
      particular(
        "winners-day",
        `수상자는 ${day}에 ${told}.`,
        others.map((other) => `수상자는 ${other}에 ${told}.`),
      ),
    );
  }
  if (/\b(?:by|via) (?:e-?mail|phone)\b/iu.test(piece.text)) {
    const isMail = /\b(?:by|via) e-?mail\b/iu.test(piece.text);
    if (!/\bor\b|\band\b.*\bwebsite/iu.test(piece.text))
      found.push(
        isMail
          ? particular("winners-how", "수상자에게는 이메일로 알려 준다.")
          : particular("winners-how", "수상자에게는 전화로 알려 준다."),
      );
  } else if (/\bon (?:our|the)(?: \w+){0,3} (?:website|web ?page)\b/iu.test(piece.text))
    found.push(particular("winners-how", "수상자는 홈페이지에 발표된다."));
  return found;
};

const RANKS: Readonly<Record<string, string>> = {
  first: "1등",
  "1st": "1등",
  second: "2등",
  "2nd": "2등",
  third: "3등",
  "3rd": "3등",
  grand: "대상",
};
const PRIZE = new RegExp(
  `\\b(first|1st|second|2nd|third|3rd|grand) (?:place|prize)(?: winner)?s?\\b(?: \\([^)]*\\))?\\s*(?::|–|-|will (?:receive|win|get)|receives|wins|gets) (?:an? )?(${MONEY})(?! \\w+ (?:gift|voucher)| (?:gift|voucher|book|certificate|\\w+ (?:gift|card)))`,
  "giu",
);

/** "1st place: $100": one is taken for the other. */
const prizes: Rule = (piece, { text }) => {
  const all = prizesIn(text);
  return prizesIn(piece.text).map(({ rank, sum }) =>
    particular(
      `prize-${rank}`,
      `${withParticle(rank, "은/는")} 상금 ${sum}를 받는다.`,
      all
        .filter((other) => other.rank !== rank && other.sum !== sum)
        .map((other) => `${withParticle(rank, "은/는")} 상금 ${other.sum}를 받는다.`),
    ),
  );
};

function prizesIn(text: string): { rank: string; sum: string }[] {
  return [...text.matchAll(PRIZE)].flatMap(([, rank = "", sum = ""]) => {
    const named = RANKS[rank.toLowerCase()];
    return named ? [{ rank: named, sum: sumOf(sum) }] : [];
  });
}

const EVERYONE =
  /\b(?:all|every|each) (?:participants?|entrants?|volunteers?|runners?|campers?|visitors?|children|child|students?|contestants?) (?:will )?(?:also )?(?:receives?|gets?|be given|is given|are given) (?:an? )?((?:\w+[ -]){0,3}?\w+)(?=[.,;]| and\b| for\b| at\b| on\b| to\b)/iu;

const everyone: Rule = ({ text }) => {
  const object = noticeThing(
    (EVERYONE.exec(text)?.[1] ?? "").replace(
      /^(?:free|small|special|commemorative|official) /iu,
      "",
    ),
  );
  return object && !/\bwho\b/iu.test(text)
    ? [
        particular("everyone", `참가자 모두 ${withParticle(object, "을/를")} 받는다.`, [
          `추첨으로 뽑힌 사람만 ${withParticle(object, "을/를")} 받는다.`,
        ]),
      ]
    : [];
};

const LONG = new RegExp(
  `\\b(?:(?:no|not be) longer than|not exceed) (${NUMBER}) (seconds|minutes|pages|words)\\b`,
  "iu",
);
const LONG_UNITS: Readonly<Record<string, string>> = {
  seconds: "초",
  minutes: "분",
  pages: "쪽",
  words: "단어",
};

const BETWEEN = new RegExp(
  `\\b(?:between |from )?(${NUMBER}) (?:and|to|[–—-]) (${NUMBER}) (minutes|pages|words|seconds)(?: long)?\\b`,
  "iu",
);

const length: Rule = ({ text, heading }, { isForEntries }) => {
  const range = BETWEEN.exec(text);
  if (
    isForEntries &&
    range?.[1] &&
    range[2] &&
    /\blong\b|\blength\b/iu.test(`${heading} ${text}`)
  ) {
    const unit = LONG_UNITS[range[3]!.toLowerCase()]!;
    return [
      particular(
        "length",
        `작품은 ${numberOf(range[1])}${unit}에서 ${numberOf(range[2])}${unit} 사이여야 한다.`,
        ["작품의 길이에는 제한이 없다."],
      ),
    ];
  }
  const found = LONG.exec(text);
  const isActed = /\b(?:acts?|performances?|each performer)\b/iu.test(text);
  if (!isForEntries && !isActed) return [];
  const limit =
    found && withParticle(`${numberOf(found[1]!)}${LONG_UNITS[found[2]!.toLowerCase()]!}`, "을/를");
  return limit
    ? [
        isActed
          ? particular("length", `공연은 ${limit} 넘을 수 없다.`, ["공연 시간에는 제한이 없다."])
          : particular("length", `작품은 ${limit} 넘을 수 없다.`, ["작품의 길이에는 제한이 없다."]),
      ]
    : [];
};

const kept: Rule = ({ text }) => {
  if (
    /\b(?:entries|works|posters|photos|submissions|recipes|designs|drawings)\b[^.]*\bwill not be returned\b/iu.test(
      text,
    )
  )
    return [
      particular("returned", "낸 작품은 돌려받을 수 없다.", [
        "낸 작품은 심사가 끝나면 돌려받는다.",
      ]),
    ];
  return [];
};

const SHOWN =
  /\b(?:winning|selected|best|all) (?:\w+ )?(?:entries|works|posters|photos|photographs|designs|drawings|paintings|pictures|projects|poems|stories)\b[^.]*\b(displayed|on display|exhibited|shown|printed|published)\b/iu;

const shown: Rule = ({ text }) => {
  const found = SHOWN.exec(text);
  if (!found) return [];
  const verb = /printed|published/iu.test(found[1]!) ? "실린다" : "전시된다";
  const isAll = /^all (?!winning|selected|best)/iu.test(found[0]);
  return [
    isAll
      ? particular("shown", `낸 작품은 모두 ${verb}.`, [`수상작만 ${verb}.`])
      : particular("shown", `수상작은 ${verb}.`, [`낸 작품은 모두 ${verb}.`]),
  ];
};

const byMachine: Rule = ({ text }) => {
  if (
    !/\b(?:AI|artificial intelligence|computer programs?)\b[^.]*\b(?:not (?:be )?(?:accepted|allowed|permitted)|disqualif\w+)|\bno AI\b/iu.test(
      text,
    )
  )
    return [];
  const by = /\bAI\b|artificial/u.test(text) ? "AI로" : "컴퓨터 프로그램으로";
  const isChanged = /\b(?:changed|altered|edited|modified|retouched)\b/iu.test(text);
  const isMade = /\b(?:made|generated|created|produced)\b|\bAI-/iu.test(text);
  const how = isChanged && !isMade ? "고친" : "만든";
  return [particular("ai", `${by} ${how} 작품은 낼 수 없다.`, [`${by} ${how} 작품도 낼 수 있다.`])];
};

const TOLD = String.raw`\b(?:applicants|finalists|results|volunteers|candidates)\b[^.]*\b`;
const BY_MESSAGE = new RegExp(
  `${TOLD}(?:(?:informed|notified|told|contacted|announced|sent) by text message|receive a text message)\\b`,
  "iu",
);
const BY_PHONE = new RegExp(
  `${TOLD}(?:telephoned|(?:informed|notified|told|contacted) by (?:phone|telephone))\\b`,
  "iu",
);

const results: Rule = ({ text }) =>
  /\bresults\b[^.]*\b(?:sent|announced|given|told)\b[^.]*\b(?:by|via) e-?mail\b|\b(?:successful|selected|accepted) (?:applicants|volunteers|participants|candidates)\b[^.]*\b(?:by|via) e-?mail\b/iu.test(
    text,
  )
    ? [particular("results", "선발 결과는 이메일로 알려 준다.")]
    : BY_MESSAGE.test(text)
      ? [particular("results", "선발 결과는 문자 메시지로 알려 준다.")]
      : BY_PHONE.test(text)
        ? [particular("results", "선발 결과는 전화로 알려 준다.")]
        : [];

export const CONTEST_RULES: readonly Rule[] = [
  period,
  voted,
  one,
  many,
  deadline,
  sending,
  format,
  winners,
  prizes,
  everyone,
  length,
  kept,
  shown,
  byMachine,
  results,
];
