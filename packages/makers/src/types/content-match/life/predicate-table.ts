/** Predicates of persons and their other wordings. */
import { findVerbBase, verbForms } from "@pulda/english";
import type { Words } from "./words.ts";

type Write = (match: RegExpExecArray, words: Words, time: string) => string | null;
type Entry = readonly [base: string, rest: RegExp, write: Write];

const JOB =
  /^(an? (?:[a-z-]+ )?(?:teacher|professor|lecturer|doctor|nurse|engineer|lawyer|journalist|reporter|editor|writer|poet|painter|sculptor|architect|musician|composer|pianist|violinist|organist|singer|actor|actress|dancer|photographer|scientist|chemist|physicist|biologist|astronomer|mathematician|geologist|botanist|programmer|designer|director|librarian|assistant|clerk|secretary|salesman|merchant|carpenter|mechanic|pilot|soldier|officer|farmer|cook|chef|maid|governess|servant|tutor|translator|researcher|guide|gardener|judge|politician|diplomat|missionary|priest|coach|athlete|player|illustrator|cartoonist|fisherman|sailor|tailor|dressmaker|surgeon|pharmacist|accountant|banker|manager)(?: (?:at|in|for|of) [^,.]{3,50})?)$/u;

export const ACTIVE: readonly Entry[] = [
  [
    "attend",
    /^((?:an? |the |[A-Z])[^,.]*(?:school|School|University|College|Academy|Institute|Conservatory|university|college)(?: (?:in|of) [^,.]{3,40})?)$/u,
    ([, at], { name }, time) => `${name} was a student at ${at}${time}`,
  ],
  [
    "enter",
    /^((?:the |[A-Z])[^.]*?(?:University|College|Academy|School|Institute|Conservatory|university|college|academy)(?: of [A-Z][a-z]+(?:, [A-Z][a-z]+)?)?)(?: (?:with|on|to|as) [^.]*)?$/u,
    ([, at], { name }, time) => `${name} became a student at ${at}${time}`,
  ],
  [
    "graduate",
    /^from ([^,.]{3,60})$/u,
    ([, at], { name, his }, time) => `${name} finished ${his} studies at ${at}${time}`,
  ],
  [
    "join",
    /^((?:the|an?) [^,.]{3,60})$/u,
    ([, group], { name }, time) =>
      /\b(?:club|Club|society|Society|group|team|party|Party|army|Army|navy|Navy|association|Association|orchestra|Orchestra|company|staff|band|union|movement|Academy|organization)\b/u.test(
        group!,
      )
        ? `${name} became a member of ${group}${time}`
        : /\b(?:war|War|expedition|project|campaign|protests?|effort|search|survey|fight|struggle|race|competition)\b/u.test(
              group!,
            )
          ? `${name} took part in ${group}${time}`
          : null,
  ],
  [
    "move",
    /^to ([A-Z][^,.]{2,40}?)(?: (?:for|with|in order|when|after) [^.]*)?$/u,
    ([, place], { name }, time) => `${name} went to live in ${place}${time}`,
  ],
  [
    "emigrate",
    /^to ([^,.]{3,40})$/u,
    ([, place], { name }, time) => `${name} went to live in ${place}${time}`,
  ],
  [
    "settle",
    /^in ([A-Z][^,.]{2,40})$/u,
    ([, place], { name, his }, time) => `${name} made ${his} home in ${place}${time}`,
  ],
  [
    "return",
    /^to ([A-Z][^,.]{2,40})$/u,
    ([, place], { name }, time) => `${name} went back to ${place}${time}`,
  ],
  [
    "sail",
    /^(?:with [^,.]{3,40} )?to ([A-Z][A-Za-z' -]{2,40})$/u,
    ([, place], { name }, time) => `${name} made a voyage to ${place}${time}`,
  ],
  [
    "travel",
    /^to ([A-Z][A-Za-z' -]{2,40})(?: with [^,.]{3,40})?$/u,
    ([, place], { name }, time) => `${name} made a journey to ${place}${time}`,
  ],
  [
    "live",
    /^in ([A-Z][^,.]{2,40}?)(?: for (?:many |several |some )?years)?$/u,
    ([, place], { name, his }, time) =>
      `${place} was ${name}'s home${time} for some time`.replace(his, his),
  ],
  [
    "spend",
    /^(?:most of |much of |part of )?(?:his|her) (childhood|early years|youth) in ([A-Z][^,.]{2,40})$/u,
    ([, time_, place], { name }) =>
      `${place} was the place where ${name} spent ${time_ === "childhood" ? "much time as a child" : "much time when young"}`,
  ],
  [
    "spend",
    /^((?:\w+|many|several|over \w+) (?:years?|months?|weeks?)) ([a-z]+ing) ([^,]{3,70})$/u,
    ([, span, verb, what], { name }) => `for ${span}, ${name} was busy ${verb} ${what}`,
  ],
  [
    "work",
    /^as (an? [^,.]{3,60})$/u,
    ([, job], { name, his }, time) => `${name} earned ${his} living as ${job}${time}`,
  ],
  [
    "work",
    /^for ((?:an?|the) [^,.]{3,40}?)(?: (?:before|after|until) [^.]*)?$/u,
    ([, employer], { name }, time) => `${name} was employed by ${employer}${time}`,
  ],
  [
    "become",
    JOB,
    ([, job], { name }, time) => `${name} worked as ${job!.split(" and ")[0]}${time}`,
  ],
  [
    "become",
    /^a member of ([^,.]{3,60})$/u,
    ([, group], { name }, time) => `${name} joined ${group}${time}`,
  ],
  [
    "become",
    /^interested in ((?:(?! (?:during|when|while|after|at|as) )[^,.]){3,50})$/u,
    ([, what], { name, his }, time) =>
      `${what} attracted ${name}'s interest${time}`.replace(his, his),
  ],
  [
    "teach",
    /^([a-z]+(?: and [a-z]+)?) at ([^,.]{3,60})$/u,
    ([, what, at], { name }, time) => `${name} gave lessons in ${what} at ${at}${time}`,
  ],
  [
    "win",
    /^((?:an?|the|his first|her first) [^,.]*(?:Prize|prize|medal|Medal|award|Award|scholarship|competition|contest)[^,.]*)$/u,
    ([, prize], { name }, time) =>
      /scholarship/u.test(prize!)
        ? `${name} was given ${prize}${time}`
        : /competition|contest/u.test(prize!)
          ? `${name} came first in ${prize}${time}`
          : `${name} was awarded ${prize}${time}`,
  ],
  [
    "receive",
    /^((?:an?|the) [^,.]*(?:Prize|prize|medal|Medal|award|Award|scholarship|Scholarship))(?: for (?:his|her) [a-z ]{3,30})?$/u,
    ([, prize], { name }, time) => `${name} was awarded ${prize}${time}`,
  ],
  [
    "receive",
    /^((?:an?|the) [^,.]*(?:degree|doctorate|PhD)[^,.]*)$/u,
    ([, degree], { name }, time) => `${name} was given ${degree}${time}`,
  ],
  [
    "earn",
    /^((?:an?|the) [^,.]*(?:degree|doctorate|PhD|diploma)[^,.]*)$/u,
    ([, degree], { name }, time) => `${name} was given ${degree}${time}`,
  ],
  [
    "publish",
    /^((?:an?|the) [^,.]{3,60}|[A-Z][^,.]{3,60})$/u,
    ([, work], { name }, time) => `${work} by ${name} came out${time}`,
  ],
  [
    "write",
    /^(an?) ([a-z]+(?: [a-z]+)?) (?:on|about) ([^,.]{3,60})$/u,
    ([, a, what, about], { name }, time) =>
      `the subject of ${a} ${what} by ${name}${time} was ${about}`,
  ],
  [
    "lead",
    /^((?:an?|the) (?:[a-z]+ ){0,2}(?:expedition|team|group|army|campaign|movement|project|orchestra|party|committee|delegation|revolt|strike|company|department)\b[^,.]{0,50})$/u,
    ([, group], { name }, time) => `${name} was the leader of ${group}${time}`,
  ],
  [
    "gather",
    /^(about|nearly|almost|over|more than|around) ([\d,]+|[a-z]+ (?:hundred|thousand|million)) ([a-z ]{3,30})$/u,
    (m, words, time) => counted(m, "gathered", words, time),
  ],
  [
    "collect",
    /^(about|nearly|almost|over|more than|around) ([\d,]+|[a-z]+ (?:hundred|thousand|million)) ([a-z ]{3,30})$/u,
    (m, words, time) => counted(m, "collected", words, time),
  ],
  [
    "produce",
    /^(about|nearly|almost|over|more than|around) ([\d,]+|[a-z]+ (?:hundred|thousand|million)) ([a-z ]{3,30})$/u,
    (m, words, time) => counted(m, "produced", words, time),
  ],
  [
    "write",
    /^(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) ([a-z]+(?: (?:about|on) [a-z ]{3,40})?)$/u,
    ([, number, works], { name }, time) => `${number} ${works} were written by ${name}${time}`,
  ],
  [
    "write",
    /^(about|nearly|almost|over|more than|around) ([\d,]+|[a-z]+ (?:hundred|thousand|million)|[a-z]+) ([a-z ]{3,30})$/u,
    (m, words, time) => counted(m, "written", words, time),
  ],
  [
    "paint",
    /^(about|nearly|almost|over|more than|around) ([\d,]+|[a-z]+ (?:hundred|thousand|million)) ([a-z ]{3,30})$/u,
    (m, words, time) => counted(m, "painted", words, time),
  ],
  [
    "devote",
    /^(?:himself|herself) to ([^,.]{3,70})$/u,
    ([, what], { name, his }, time) =>
      `${name} put all ${his} energy into ${/^people\b/u.test(what!) ? "helping " : ""}${what}${time}`,
  ],
  [
    "study",
    /^([a-z]+(?: and [a-z]+| [a-z]+ics)?)(?: (at|in) ([A-Z][^,.]{3,60}|the [A-Z][^,.]{3,60}))?$/u,
    ([, what, link, at], { name }, time) =>
      at ? `${name} was a student of ${what} ${link} ${at}${time}` : null,
  ],
  [
    "marry",
    /^((?:an?|the) [^,.]{3,50}|[A-Z][^,.]{2,40})$/u,
    ([, who], { name, isFemale }, time) =>
      `${name} became the ${isFemale ? "wife" : "husband"} of ${who}${time}`,
  ],
  [
    "grow",
    /^up in (a [^,.]{3,50})$/u,
    ([, family], { name }) =>
      /^a (?:[a-z]+ )?(?:family|household)\b/u.test(family!)
        ? `${name} came from ${family}`
        : `${name}'s childhood home was in ${family}`,
  ],
  [
    "grow",
    /^up in ([A-Z][^,.]{2,40})$/u,
    ([, place], { name, his }) => `${name} spent ${his} childhood in ${place}`,
  ],
  [
    "grow",
    /^up on (an? [^,.]{3,60})$/u,
    ([, place], { name }) => `${name}'s childhood home was ${place}`,
  ],
  [
    "spend",
    /^the (?:rest|last years) of (?:his|her) life ([a-z]+ing) ([^,.]{3,60})$/u,
    ([, ing, what], { name, his }) => untilEnd(ing!, what!, name, his),
  ],
  [
    "find",
    /^(?:a job|work) ((?:in|at|as|with) [^,.]{3,50})$/u,
    ([, where], { name }, time) => `${name} was employed ${where}${time}`,
  ],
  [
    "serve",
    /^as (an? [^,.]{3,60})$/u,
    ([, job], { name }, time) => `${name} worked as ${job}${time}`,
  ],
  [
    "run",
    /^(an? (?:[a-z]+ ){0,2}(?:shop|store|bookstore|school|business|restaurant|company|farm|clinic|hospital|hotel|newspaper|magazine|factory|bakery|cafe|studio|gallery|inn)(?: [^,.]{3,30})?)$/u,
    ([, shop], { name }, time) => `${name} was in charge of ${shop}${time}`,
  ],
  [
    "record",
    /^(?:his|her) first ([a-z]+)$/u,
    ([, album], { name }, time) => `${name}'s first ${album} came out${time}`,
  ],
  [
    "publish",
    /^(?:his|her) (first [a-z]+|[a-z]+)$/u,
    ([, book], { name }, time) => `${name}'s ${book} came out${time}`,
  ],
  [
    "open",
    /^(?:his|her) own ([a-z]+)(?: in ([A-Z][^,.]{2,40}))?$/u,
    ([, shop, place], { name }, time) =>
      `${name} started ${/^[aeiou]/u.test(shop!) ? "an" : "a"} ${shop}${place ? ` in ${place}` : ""}${time}`,
  ],
  [
    "leave",
    /^school(?: to [a-z ]{3,40})?$/u,
    (_, { name, his }, time) => (time ? `${name} ended ${his} schooling${time}` : null),
  ],
  [
    "give",
    /^((?:all|most|half|part) [^,.]{3,50}) to ([^,.]{3,50})$/u,
    ([, what, to], { name }, time) => `${inner(to!)} received ${what} from ${name}${time}`,
  ],
  [
    "open",
    /^(an? [a-z]+(?: [a-z]+)?) in ([A-Z][^,.]{2,40})$/u,
    ([, what, place], { name }, time) => `${name} started ${what} in ${place}${time}`,
  ],
  [
    "donate",
    /^([^,.]{3,50}) to ([^,.]{3,50})$/u,
    ([, what, to], { name }, time) => `${inner(to!)} received ${what} from ${name}${time}`,
  ],
  [
    "continue",
    /^(?:his|her) ([a-z]+)$/u,
    ([, what], { name, his }, time) => `${name} did not give up ${his} ${what}${time}`,
  ],
];

export const PASSIVE: readonly Entry[] = [
  [
    "put",
    /^in charge of ([^,.]{3,70})$/u,
    ([, what], { name }, time) => `${name} was given responsibility for ${what}${time}`,
  ],
  [
    "award",
    /^((?:an?|the) [^,.]{3,60})$/u,
    ([, prize], { name }, time) => `${name} was awarded ${prize}${time}`,
  ],
  [
    "elect",
    /^(?:as )?((?:(?:an?|the) )?(?!to |by |in |for |at |because |after |when )[^,.]{3,50})$/u,
    ([, office], { name }, time) =>
      `${name} was chosen to be ${/^(?:an?|the) /u.test(office!) ? office : `the ${office}`}${time}`.replace(
        /the a /u,
        "a ",
      ),
  ],
  [
    "appoint",
    /^(?:as )?((?:(?:an?|the) )?(?!to |by |in |for |at |because |after |when )[^,.]{3,50})$/u,
    ([, office], { name }, time) =>
      `${name} was chosen to be ${/^(?:an?|the) /u.test(office!) ? office : `the ${office}`}${time}`.replace(
        /the a /u,
        "a ",
      ),
  ],
  [
    "raise",
    /^in ([A-Z][^,.]{2,40})$/u,
    ([, place], { name, his }) => `${name} spent ${his} childhood in ${place}`,
  ],
];

function untilEnd(ing: string, what: string, name: string, his: string): string | null {
  const base = findVerbBase(ing, ing);
  return base ? `${name} ${verbForms(base).past} ${what} until the end of ${his} life` : null;
}

function counted(
  [, about, number, things]: RegExpExecArray,
  participle: string,
  { name }: Words,
  time: string,
): string {
  const near: Readonly<Record<string, string>> = {
    about: "around",
    around: "about",
    nearly: "almost",
    almost: "nearly",
    over: "more than",
    "more than": "over",
  };
  return `${near[about!] ?? about} ${number} ${things} were ${participle} by ${name}${time}`;
}

const inner = (phrase: string): string =>
  phrase.startsWith("The ") ? `the ${phrase.slice(4)}` : phrase;
