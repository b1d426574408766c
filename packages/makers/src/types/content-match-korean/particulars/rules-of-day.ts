/** What holds on the day: weather, refunds, animals, photographs, what to bring. */
import { noticeThing, withParticle } from "@pulda/english";
import { particular, type Rule } from "../particular.ts";
import { objectsOf } from "../objects.ts";
import { NUMBER, numberOf } from "../values.ts";

const RAIN = /\b(?:rain(?:s|y|ing)?|bad weather|storm\w*|snow\w*|wet weather|weather)\b/iu;
const CALLED_OFF = "비가 오면 취소된다.";
const PUT_OFF = "비가 오면 날짜가 미뤄진다.";
const INDOORS = "비가 오면 실내에서 진행된다.";
const HELD = "비가 와도 예정대로 진행된다.";

const weather: Rule = (piece) => {
  const { text } = piece;
  if (!RAIN.test(text)) return [];
  const isRain = /\brain(?:s|y|ing)?\b|\bwet weather\b/iu.test(text);
  if (
    /\brain or shine\b|\bin all weathers?\b|\b(?:even|also) (?:if it rains|in (?:the )?rain)\b|\bwhatever the weather\b|\bregardless of the weather\b/iu.test(
      text,
    )
  )
    return /\bbut\b|storm|thunder|heavy|except|unless/iu.test(text)
      ? []
      : [particular("weather", HELD, [CALLED_OFF, PUT_OFF])];
  if (/\b(?:not|never) (?:be )?cancel/iu.test(text))
    return isRain ? [particular("weather", HELD, [CALLED_OFF, PUT_OFF])] : [];
  if (!isRain || /\b(?:unless|umbrella|raincoats?|clothes)\b/iu.test(text)) return [];
  if (
    /\bheavy rain\b/iu.test(text) &&
    /\bcancel/iu.test(text) &&
    !/\b(?:next|following|postponed|inside|indoors)\b/iu.test(text)
  )
    return [
      particular("weather", "비가 많이 오면 취소된다.", ["비가 많이 와도 예정대로 진행된다."]),
    ];
  if (
    /\b(?:light rain|rains? lightly)\b/iu.test(text) &&
    /\b(?:goes?|go|take place|held|go on|continue)\b/iu.test(text) &&
    !/\b(?:cancel|heavy|storm|but)/iu.test(text)
  )
    return [
      particular("weather", "비가 조금 와도 예정대로 진행된다.", [
        "비가 조금만 와도 취소된다.",
        "비가 조금만 와도 날짜가 미뤄진다.",
      ]),
    ];
  if (
    /\bheavy rain\b/iu.test(text) &&
    /\b(?:move|moved|postponed|rescheduled|held) (?:to|on|until)\b/iu.test(text) &&
    !/cancel|indoors|inside|hall|gym/iu.test(text)
  )
    return [particular("weather", "비가 많이 오면 날짜가 미뤄진다.", ["비가 많이 오면 취소된다."])];
  if (/\b(?:light|heavy|even)\b/iu.test(text)) return [];
  if (
    /\b(?:postponed|next (?:day|morning|Saturday|Sunday|weekend)|following (?:day|Saturday|Sunday|week|weekend)|moved to (?:the )?(?:next|following|Sunday|Saturday|January|February|March|April|May|June|July|August|September|October|November|December)|rescheduled)\b/iu.test(
      text,
    )
  )
    return /cancel/iu.test(text) ? [] : [particular("weather", PUT_OFF, [CALLED_OFF, INDOORS])];
  if (/\b(?:only|but|still|part|instead|replaced|different)\b/iu.test(text)) return [];
  if (/\bcancel(?:l?ed)?\b/iu.test(text))
    return [particular("weather", CALLED_OFF, [PUT_OFF, INDOORS])];
  if (
    /\b(?:held|moved?|takes? place|shown|will be)\b[^.]*\b(?:indoors|inside|gym(?:nasium)?|hall|indoor)\b/iu.test(
      text,
    )
  )
    return [particular("weather", INDOORS, [CALLED_OFF, PUT_OFF])];
  return [];
};

const BEFOREHAND = new RegExp(
  `\\b(?:up to|until|at least|if (?:you )?cancell?(?:ed)?(?: at least)?|no later than) (${NUMBER}) (day|week|hour)s? (?:before|in advance|prior)`,
  "iu",
);
const UNITS: Readonly<Record<string, string>> = { day: "일", week: "주", hour: "시간" };

const NO_REFUND =
  /\b(?:no refunds?|not refundable|non-refundable|cannot be refunded|refunds? (?:are|is|will) not)\b/iu;

const refund: Rule = (piece, { text: whole }) => {
  const { text } = piece;
  if (!/\brefund/iu.test(text)) return [];
  if (
    NO_REFUND.test(text) &&
    (whole.match(/refund/giu)?.length ?? 0) === 1 &&
    !/\bmissed\b|\bfor\b/iu.test(text) &&
    !/\b(?:after|unless|except|but|within|if)\b|\bfull\b/iu.test(text)
  )
    return [
      particular("refund", "참가비는 환불되지 않는다.", ["취소하면 전액을 환불받을 수 있다."]),
    ];
  const found = BEFOREHAND.exec(text);
  if (!found?.[1] || !/\bfull\b/iu.test(text)) return [];
  const before = `${numberOf(found[1])}${UNITS[found[2]!.toLowerCase()]}`;
  return [
    particular("refund", `${before} 전까지 취소하면 전액을 환불받을 수 있다.`, [
      "취소하면 환불받을 수 없다.",
      "언제 취소해도 전액을 환불받을 수 있다.",
    ]),
  ];
};

const pets: Rule = ({ text }) => {
  const who = /\bdogs?\b/iu.test(text)
    ? "개"
    : /\b(?:pets?|animals)\b/iu.test(text)
      ? "반려동물"
      : null;
  if (
    !who ||
    /\b(?:guide|service|assistance|except|adopt|shelter|feed|fields?|in the|on the)\b/iu.test(text)
  )
    return [];
  if (
    /\b(?:pets?|dogs?|animals)\b[^.,;]*\b(?:are|is|will) not (?:be )?(?:allowed|permitted|admitted)|\bno (?:pets|dogs|animals)\b/iu.test(
      text,
    )
  )
    return [
      particular("pets", `${withParticle(who, "은/는")} 데려올 수 없다.`, [
        `줄을 매면 ${withParticle(who, "을/를")} 데려올 수 있다.`,
      ]),
    ];
  if (/\b(?:dogs|pets)\b[^.,;]*\b(?:welcome|allowed)\b[^.,;]*\b(?:leash|lead)\b/iu.test(text))
    return [
      particular("pets", `줄을 매면 ${withParticle(who, "을/를")} 데려올 수 있다.`, [
        `${withParticle(who, "은/는")} 데려올 수 없다.`,
      ]),
    ];
  return [];
};

const leash: Rule = ({ text }) =>
  /\bdogs must be (?:kept )?on (?:a )?leash/iu.test(text)
    ? [particular("pets", "개는 줄을 매야 한다.", ["개는 줄을 매지 않아도 된다."])]
    : [];

const photos: Rule = ({ text }) => {
  if (!/\b(?:photos?|photograph\w*|pictures|flash)\b/iu.test(text)) return [];
  if (
    /\bno flash\b|\bwithout flash\b|\b(?:do not|don't|not) use (?:a )?flash\b|\bflash photography is not\b/iu.test(
      text,
    ) &&
    /\b(?:may|can|allowed|welcome|permitted)\b[^.]*\b(?:photos?|photographs?|pictures)\b|\b(?:photos?|photographs?|pictures|photography)\b[^.]*\b(?:may|can|allowed|permitted)\b/iu.test(
      text,
    )
  )
    return [
      particular("photos", "사진을 찍을 때 플래시를 쓸 수 없다.", [
        "플래시를 써서 사진을 찍을 수 있다.",
      ]),
    ];
  if (
    /\b(?:photography|photos|photographs|taking (?:photos|photographs|pictures)) (?:is|are) not (?:allowed|permitted)|\bno (?:photos|photography)\b/iu.test(
      text,
    ) &&
    !/flash|except|but|\b(?:of|in|during)\b/iu.test(text)
  )
    return [particular("photos", "사진을 찍을 수 없다.", ["플래시 없이 사진을 찍을 수 있다."])];
  return [];
};

const food: Rule = ({ text }) =>
  /\b(?:food and drinks?|food or drinks?|outside food|food)\b[^.]*\b(?:not (?:be )?(?:allowed|permitted)|prohibited)\b|\bno (?:outside )?food\b/iu.test(
    text,
  ) && !/\b(?:except|water|only|but|beyond|during|near|by|at|on|in the|may|own)\b/iu.test(text)
    ? [particular("food", "음식물을 가져올 수 없다.", ["음식물을 가져올 수 있다."])]
    : [];

const BRING = [
  /^(?:Please |Participants (?:must|should) |You (?:must|should|need to) |Everyone (?:must|should) )?[Bb]ring (?:along )?([^.;:()]+)/u,
  /\b(?:please|must|should|need to|have to|asked to) bring (?:along )?([^.;:()]+)/u,
  /^(?:What to [Bb]ring|You Bring|Please Bring|Bring): ([^.]+)\.?$/iu,
];

const bring: Rule = ({ text }) => {
  if (/[!]$|\band (?:get|find|bake|go|make|enjoy|take|learn)\b/u.test(text)) return [];
  if (/\b(?:not|may|can|could|if|no need|optional|or|free to|want to|don't)\b/iu.test(text))
    return [];
  const list = BRING.flatMap((one) => one.exec(text)?.[1] ?? [])[0]?.replace(/ with you$/u, "");
  const found = list ? objectsOf(list) : null;
  return (found ?? [])
    .slice(0, 1)
    .map((object) =>
      particular("bring", `${withParticle(object, "을/를")} 가져와야 한다.`, [
        `${withParticle(object, "은/는")} 현장에서 제공된다.`,
      ]),
    );
};

const PROVIDED =
  /^(?:Please note that )?([^.,:$]+?(?:, [^.,:$]+?)*(?:,? and [^.,:$]+?)?) (?:is|are|will be) (?:provided|supplied|served|offered)(?: (?:free of charge|for free|free|to (?:all|every)\w*(?: \w+)?|on site|by \w+ \w+))?[.,]/iu;

/** "(life jackets provided)", "…; aprons and gloves will be supplied". */
const PROVIDED_WITHIN =
  /(?:[(;:,] |\()((?:[\w-]+ ){0,3}[\w-]+(?: and (?:[\w-]+ ){0,2}[\w-]+)?) (?:(?:is|are|will be) )?(?:provided|supplied)\b/iu;

const PROVIDED_HEAD =
  /^(?:Provided|(?:What )?We [Pp]rovide|Included|What's [Ii]ncluded): ([^.]+)\.?$/u;

const provided: Rule = ({ text }) => {
  if (/\b(?:not|if|only|members|winners|extra)\b/iu.test(text)) return [];
  const list =
    PROVIDED_HEAD.exec(text)?.[1] ??
    PROVIDED.exec(text)?.[1] ??
    (text.includes(":") ? null : PROVIDED_WITHIN.exec(text))?.[1]?.replace(/^and /u, "");
  const found = list ? objectsOf(list) : null;
  return (found ?? [])
    .slice(0, 1)
    .map((object) =>
      particular("provided", `${withParticle(object, "이/가")} 제공된다.`, [
        `${withParticle(object, "을/를")} 각자 준비해야 한다.`,
      ]),
    );
};

/** "- a sleeping bag" under "What to Bring", "- A souvenir T-shirt" under "Participants Receive". */
const listed: Rule = ({ text, isItem, heading }) => {
  if (!isItem) return [];
  const item = text.replace(/\.$/u, "");
  const [object] = objectsOf(item) ?? [];
  if (!object) return [];
  if (/\b[Bb]ring\b/u.test(heading) && !/\b(?:can|not|don.t)\b/iu.test(heading))
    return [
      particular(`bring-${object}`, `${withParticle(object, "을/를")} 가져와야 한다.`, [
        `${withParticle(object, "은/는")} 현장에서 제공된다.`,
      ]),
    ];
  if (
    /\b(?:receives?|gets?|included|includes|provided?|provide)\b/iu.test(heading) &&
    !/\bnot\b/iu.test(heading)
  )
    return [
      particular(`given-${object}`, `참가자에게는 ${withParticle(object, "이/가")} 제공된다.`, [
        `${withParticle(object, "은/는")} 각자 준비해야 한다.`,
      ]),
    ];
  return [];
};

const BORROWED = /^([^.,:;$]+?) (?:can|may) be (borrowed|rented)([^.;,]*)/iu;

const borrowed: Rule = ({ text }) => {
  const found = BORROWED.exec(text);
  const [object] = objectsOf(found?.[1] ?? "") ?? [];
  if (!found || !object || /\b(?:not|only)\b/iu.test(found[0])) return [];
  const isFree = /\bfree\b|no (?:extra )?c(?:ost|harge)/iu.test(found[3] ?? "");
  const said = withParticle(object, "을/를");
  return isFree
    ? [particular("borrowed", `${said} 무료로 빌릴 수 있다.`, [`${said} 빌리려면 돈을 내야 한다.`])]
    : [particular("borrowed", `${said} 빌릴 수 있다.`)];
};

const WEAR =
  /\b(?:please |must |should )?wear ((?:warm|comfortable|sturdy|walking|sensible|rubber|a|an)? ?\w+(?: \w+)?)/iu;

const wear: Rule = ({ text }) => {
  const object = noticeThing(WEAR.exec(text)?.[1] ?? "");
  if (!object || /\b(?:not|provided|may|optional|or)\b|n['’]t\b/iu.test(text)) return [];
  const verb = /신발|장화/u.test(object)
    ? "신어야"
    : /모자|헬멧/u.test(object)
      ? "써야"
      : /옷|비/u.test(object)
        ? "입어야"
        : null;
  return verb ? [particular("wear", `${withParticle(object, "을/를")} ${verb} 한다.`)] : [];
};

const wheels: Rule = ({ text }) =>
  /\bnot suitable for (?:wheelchairs|strollers)/iu.test(text)
    ? [
        particular(
          "wheels",
          /wheelchairs/iu.test(text) && /strollers/iu.test(text)
            ? "휠체어나 유모차로는 이용하기 어렵다."
            : /wheelchairs/iu.test(text)
              ? "휠체어로는 이용하기 어렵다."
              : "유모차로는 이용하기 어렵다.",
          [
            /wheelchairs/iu.test(text)
              ? "휠체어로도 이용할 수 있다."
              : "유모차로도 이용할 수 있다.",
          ],
        ),
      ]
    : [];

export const DAY_RULES: readonly Rule[] = [
  weather,
  refund,
  pets,
  leash,
  photos,
  food,
  bring,
  provided,
  wear,
  wheels,
  listed,
  borrowed,
];
