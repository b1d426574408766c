/** What is paid for besides, what a price includes, and what becomes of it. */
import { withParticle } from "@pulda/english";
import { objectsOf } from "../objects.ts";
import { particular, type Rule } from "../particular.ts";
import { MONEY, sumOf } from "../values.ts";
import { FREE_ALL } from "./prices.ts";

const INCLUDED = [
  /\(([^()$]+?) (?:is |are )?included\)/iu,
  /\(including ([^()$]+)\)/iu,
  /\(includes ([^()$]+)\)/iu,
  /\b(?:fee|cost|price|ticket|admission)(?: of \$\d+)?(?: per person)?,? (?:also )?(?:includes|covers) ([^.$;]+)/iu,
  /\bwhich (?:includes|covers) ([^.$;]+)/iu,
  /^([^.$:]+?) (?:is|are) included(?: in the (?:fee|price|cost|ticket))?(?:\.|$)/iu,
];

/** "Lunch and a T-shirt are included." */
const included: Rule = (piece, { text }) => {
  const list = INCLUDED.flatMap((one) => one.exec(piece.text)?.[1] ?? [])[0];
  const found = list && !/\bnot\b/iu.test(list) ? objectsOf(list) : null;
  if (!found) return [];
  const isFree = FREE_ALL.test(text);
  return found
    .slice(0, 2)
    .map((object, at) => ({ given: withParticle(object, "이/가"), at }))
    .map(({ given, at }) =>
      particular(
        `included-${at}`,
        isFree ? `${given} 제공된다.` : `요금에는 ${given} 포함되어 있다.`,
        [isFree ? `${given} 제공되지 않는다.` : `요금에는 ${given} 포함되어 있지 않다.`],
      ),
    );
};

const RENTAL = new RegExp(`^([^:$]{3,30}) rental(?: fee)?: (${MONEY})`, "iu");

const rental: Rule = ({ text }) => {
  const found = RENTAL.exec(text);
  const [object] = objectsOf(found?.[1] ?? "") ?? [];
  return object && found?.[2]
    ? [
        particular("rental", `${object} 대여료는 ${sumOf(found[2])}이다.`, [
          `${withParticle(object, "은/는")} 무료로 빌릴 수 있다.`,
        ]),
      ]
    : [];
};

const proceeds: Rule = ({ text }) =>
  /\ball (?:the )?(?:proceeds|profits|money raised|money)\b[^.]*\b(?:donat\w+|charity|charities|shelter|hospital|relief fund|orphan\w*)\b/iu.test(
    text,
  )
    ? [particular("proceeds", "수익금은 모두 기부된다.", ["수익금은 다음 행사를 여는 데 쓰인다."])]
    : [];

const parking: Rule = (piece) => {
  if (
    /\bparking is (?:also )?free\b|\bfree parking\b/iu.test(piece.text) &&
    !/\bnot\b|\bno\b|limited|members|only|near|until|after|before|\blot [A-Z]\b|guests|volunteers|participants|\bhours?\b|first/iu.test(
      piece.text,
    )
  )
    return [particular("parking", "주차는 무료이다.", ["주차하려면 요금을 내야 한다."])];
  const paid = new RegExp(`\\bparking(?: [a-z]+){0,3} (?:costs|is|fee:?) (${MONEY})`, "iu").exec(
    piece.text,
  );
  if (paid?.[1])
    return [
      particular("parking", `주차 요금은 ${sumOf(paid[1])}이다.`, ["무료로 주차할 수 있다."]),
    ];
  if (
    /\b(?:no parking(?! (?:fee|charge|cost|on|in|near)\b)|parking is not available)\b/iu.test(
      piece.text,
    )
  )
    return [
      particular(
        "parking",
        /\blot\b|\bspaces?\b|parking is not available/iu.test(piece.text)
          ? "주차장이 없다."
          : "주차할 수 없다.",
        ["무료로 주차할 수 있다."],
      ),
    ];
  return [];
};

const shuttle: Rule = (piece) =>
  /\bfree shuttle (?:bus(?:es)?|service)?/iu.test(piece.text) &&
  !/\bno\b|\bnot\b/iu.test(piece.text)
    ? [particular("shuttle", "무료 셔틀버스가 운행된다.", ["셔틀버스를 타려면 요금을 내야 한다."])]
    : [];

const cash: Rule = (piece) =>
  /\b(?:in )?cash only\b|\bonly cash\b|\bcards? (?:are|is) not accepted\b/iu.test(piece.text) &&
  !/\b(?:debit|mobile|checks?|app)\b/iu.test(piece.text)
    ? [particular("cash", "현금으로만 낼 수 있다.", ["카드로만 낼 수 있다."])]
    : [];

export const EXTRA_RULES: readonly Rule[] = [included, rental, proceeds, parking, shuttle, cash];
