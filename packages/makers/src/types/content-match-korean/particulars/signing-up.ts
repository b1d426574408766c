/** How and until when to sign up. */
import { withParticle } from "@pulda/english";
import { isPart } from "../parts.ts";
import { particular, type Rule } from "../particular.ts";
import { dateOf, datesIn, DAY } from "../values.ts";

const SIGNING =
  /\b(?:register|registration|registrations|sign up|sign-up|signing up|apply|application|applications|book|booked|bookings?|reserve|reserved|reservations?|enroll|RSVP)\b/iu;
const HEADED = /\b(?:regist|sign.?up|apply|application|booking|reserv|how to)\w*/iu;
const isSigning = ({ text, heading }: { text: string; heading: string }): boolean =>
  SIGNING.test(text) ||
  (HEADED.test(heading) && !/\b(?:submit|upload|entry|entries)\b/iu.test(text));

const BY = new RegExp(
  `\\b(?:by|before|no later than|until|closes? on|close on|deadline:?(?: is)?|deadline for (?:registration|applications) is|closing date is|last day to \\w+(?: \\w+)? is|ends? on) (?:(?:noon|midnight|\\d{1,2}(?::\\d\\d)? ?[ap]\\.m\\.)(?:,| on) )?(${DAY})`,
  "iu",
);

/** "To have yours marked on the map, sign up by …": not for taking part. */
const SCOPED =
  /^To (?!apply|register|join|sign|enter|participate|take part|attend|volunteer|enroll|book|(?:reserve|secure) (?:a|your) (?:place|seat|spot))/u;

const deadline: Rule = (piece, { text, isForEntries }) => {
  if (!isSigning(piece) && !/\bdeadline\b/iu.test(piece.text)) return [];
  if (SCOPED.test(piece.text)) return [];
  if (
    isForEntries ||
    /\$\d|\b(?:refund|cancel|discount|early|paid|balance|deposit|payment|waive|free\b)/iu.test(
      piece.text,
    )
  )
    return [];
  const found = BY.exec(piece.text)?.[1];
  if (!found || datesIn(piece.text).length !== 1 || /\b(?:opens?|may|can)\b/u.test(piece.text))
    return [];
  const day = dateOf(found);
  const [plain] = datesIn(found);
  if (!day) return [];
  const others = datesIn(text).filter((one) => one !== plain);
  const isBefore =
    /\bbefore (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/u.test(
      piece.text,
    );
  return [
    particular(
      "deadline",
      isBefore ? `${day} 전에 신청해야 한다.` : `${day}까지 신청해야 한다.`,
      others.map((one) => `${one}까지 신청해야 한다.`),
    ),
  ];
};

const ONLINE =
  /\b(?:online|website|web ?page|web ?site|online form|www\.)\b|\b[\w-]+\.(?:org|com|edu|net|gov)\b(?!@)/iu;
const EMAIL = /\b(?:e-?mail|[\w.]+@[\w.]+)\b/iu;
const PHONE =
  /\bcall (?:\d|us\b|the\b|our\b|M[rs]s?\b)|\b(?:tele)?phone\b|\d{3}-\d{4}|\bcalling\b/iu;
const TEXTED = /\b(?:text(?:ing)?|messages?)\b/iu;
const DESK =
  /\b(?:at the (?:front |information |help )?(?:desk|office|counter|door|entrance|ticket office|reception)|in person|at the tent|on site)\b/iu;
const ONLY =
  /\bonly (?:online|at|on|by|through|via|in person)\b|\b(?:online|phone|e-?mail) only\b/iu;
/** "Registration by phone is not accepted." */
const DENIED = /\b(?:not|no|cannot)\b|n['’]t\b/iu;

/** A part of what is announced, which has its own way of signing up. */
const PART = /\b(?:workshops?|tours?|lessons?|talks?|class(?:es)?|parade|contest)\b/iu;

/** The ways of signing up that a piece names. */
const how: Rule = (piece, { text }) => {
  if (isPart(PART.exec(piece.text)?.[0], text)) return [];
  if (
    !isSigning(piece) ||
    SOLD.test(piece.text) ||
    DENIED.test(piece.text) ||
    /\b(?:questions?|information|details|inquir\w+|the rest|remaining|half of|no registration|not required|not necessary|without|downloaded?|wheelchair|we will call|call you|contact you)\b/iu.test(
      piece.text,
    )
  )
    return [];
  const ways = [
    ...(ONLINE.test(piece.text) && !/@/u.test(piece.text) ? ["온라인"] : []),
    ...(EMAIL.test(piece.text) ? ["이메일"] : []),
    ...(PHONE.test(piece.text) && !TEXTED.test(piece.text) ? ["전화"] : []),
    ...(DESK.test(piece.text) ? ["방문"] : []),
  ];
  const [first, second, third] = ways;
  if (!first || third || (first === "방문" && !second)) return [];
  if (second)
    return [
      particular(
        "how",
        `${withParticle(first, "이나/나")} ${withParticle(second, "으로/로")} 신청할 수 있다.`,
        [`${withParticle(first, "으로/로")}만 신청할 수 있다.`],
      ),
    ];
  const other = first === "전화" ? "온라인" : "전화";
  const only = ONLY.test(piece.text) ? "만" : "";
  return [
    particular("how", `${withParticle(first, "으로/로")}${only} 신청할 수 있다.`, [
      `${withParticle(other, "으로/로")}만 신청할 수 있다.`,
      "직접 방문해야 신청할 수 있다.",
    ]),
  ];
};

const NO_NEED =
  /\bno (?:prior |advance )?(?:registration|reservation|booking|sign-up)s? (?:is |are )?(?:needed|required|necessary)\b|\b(?:registration|booking|reservation)s? (?:is|are) not (?:needed|required|necessary)\b|\bno need to (?:register|book|sign up|reserve)\b|\bwithout (?:registering|booking)\b/iu;
const NEED =
  /\b(?:advance |prior )?(?:registration|reservations?|booking) (?:is|are) (?:required|necessary|needed)\b|\bmust (?:be (?:booked|reserved)|register|book|reserve|sign up)\b[^.]*\b(?:in advance|beforehand|ahead)\b/iu;

const need: Rule = (piece, { pieces }) => {
  if (
    /\b(?:groups?|only for|except|unless|members|if|for which|curator|guided|talk)\b/iu.test(
      piece.text,
    )
  )
    return [];
  // who sells, or comes in a group, may have to
  const isElsewhere = pieces.some(
    (one) =>
      one !== piece &&
      SIGNING.test(one.text) &&
      /\b(?:must|by|need to|required)\b/iu.test(one.text),
  );
  if (NO_NEED.test(piece.text) && !isElsewhere)
    return [particular("need", "미리 신청하지 않아도 된다.", ["미리 신청해야 참가할 수 있다."])];
  if (NEED.test(piece.text))
    return [particular("need", "미리 신청해야 한다.", ["당일에 신청 없이 참가할 수 있다."])];
  return [];
};

const NOT_ON_DAY =
  /\bno (?:on-site |same-day )?registration on the day\b|\bno entries will be (?:taken|accepted) on (?:the|race) day\b|\bno (?:on-site|same-day|walk-in) registrations?\b|\b(?:on-site|same-day|walk-in) registration is not\b|\bno tickets will be sold (?:at the (?:gate|door)|on the day)\b|\btickets (?:will not be|are not) (?:sold|available) (?:at the (?:gate|door)|on the day)\b/iu;
const ON_DAY =
  /\b(?:on-site|same-day|walk-in) registration is (?:also )?(?:possible|available|welcome)|\btickets (?:can|may|will) (?:also )?be (?:bought|purchased|sold|available) (?:at the (?:gate|door)|on the day)\b/iu;

const onTheDay: Rule = ({ text }) => {
  const isSold = /\btickets?\b/iu.test(text);
  const possible = isSold ? "당일 현장에서도 표를 살 수 있다." : "당일 현장에서도 신청할 수 있다.";
  const impossible = isSold
    ? "당일 현장에서는 표를 살 수 없다."
    : "당일 현장에서는 신청할 수 없다.";
  if (NOT_ON_DAY.test(text)) return [particular("on-the-day", impossible, [possible])];
  if (ON_DAY.test(text) && !/\bif\b/iu.test(text))
    return [particular("on-the-day", possible, [impossible])];
  return [];
};

const SOLD =
  /\btickets?\b[^.]*\b(?:sold|bought|purchased|available|booked|on sale)\b|\b(?:buy|purchase|get) (?:your )?tickets\b/iu;

const tickets: Rule = ({ text }) => {
  if (
    !SOLD.test(text) ||
    DENIED.test(text) ||
    /\b(?:free|students|members|groups|sold out|at the (?:door|gate|entrance))\b/iu.test(text)
  )
    return [];
  if (!ONLINE.test(text) || DESK.test(text) || PHONE.test(text)) return [];
  return ONLY.test(text)
    ? [particular("tickets", "표는 온라인으로만 살 수 있다.", ["표는 당일 현장에서도 살 수 있다."])]
    : [particular("tickets", "표는 온라인으로 살 수 있다.", ["표는 현장에서만 살 수 있다."])];
};

const ASKS = /\b(?:questions?|(?:more|further) (?:information|details)|inquir(?:y|ies))\b/iu;

/** "For more information, call …": how to ask. */
const contact: Rule = ({ text }) => {
  if (!ASKS.test(text)) return [];
  const ways = [
    ...(PHONE.test(text) ? ["전화"] : []),
    ...(/\S@\S|\be-?mail\b/iu.test(text) ? ["이메일"] : []),
  ];
  const [way, second] = ways;
  if (
    !way ||
    second ||
    ONLINE.test(text.replace(/\S+@\S+/gu, "")) ||
    /\b(?:visit|desk|office)\b/iu.test(text)
  )
    return [];
  const other = way === "전화" ? "이메일" : "전화";
  return [
    particular("contact", `궁금한 점은 ${withParticle(way, "으로/로")} 물어볼 수 있다.`, [
      `궁금한 점은 ${withParticle(other, "으로/로")}만 물어볼 수 있다.`,
    ]),
  ];
};

export const SIGNING_RULES: readonly Rule[] = [deadline, how, need, onTheDay, tickets, contact];
