/** Fees with several rates: who pays less, who pays nothing, and what costs more. */
import { fact, falsely } from "./label.ts";
import { inner, type Fact, type Line, type Notice } from "./notice.ts";

interface Rate {
  readonly who: string;
  readonly price: number;
  /** The condition of it: "with a valid ID"; empty where there is none. */
  readonly condition: string;
}

const GROUP =
  "adults?|students?|seniors?|children|child|teens?|teenagers|members?|non-?members?|residents?|non-?residents?|families|family|teachers?|groups?|visitors|locals|infants|kids|youths?|general|runners|individuals?|teams?";
const AGES =
  "(?:ages? |aged )?\\d{1,2} ?(?:-|–|to) ?\\d{1,2}|(?:ages? |aged )?(?:under|over) (?:\\d{1,2}|[a-z]+)|\\d{1,2} (?:and|or) (?:over|older|under|above)";

const BEFORE = new RegExp(
  `\\b(${GROUP})(?: \\(([^()]{2,30})\\))?(?::| –| -|,)? \\$(\\d+(?:\\.\\d\\d)?)`,
  "giu",
);
const AFTER = new RegExp(
  `\\$(\\d+(?:\\.\\d\\d)?)(?: \\((${GROUP}|${AGES})\\)| (?:for|per) ((?:${GROUP})\\b(?: (?:under|over) \\d+| aged \\d+ to \\d+)?)(?: (with an? [a-z ]{2,20}?|of [a-z]+ or more))?)(?=[,;.)]| and|$)`,
  "giu",
);
const FREE = new RegExp(
  `\\bfree \\((${GROUP}|${AGES})\\)|\\b(${GROUP}) (under|over|younger than) (?:the age of )?(\\w+)(?: may| can)?(?: enter| join| come| attend| participate| get in)?:? (?:are |is )?(?:free\\b|for free|admitted free)|\\b(${GROUP})(?: \\(([^()]{2,30})\\))?: free\\b|\\bfree for (${GROUP})\\b(?: (under|over) (\\w+))?`,
  "iu",
);

/** What a line with rates says, in the order of the comparison. */
export function rateFacts(line: Line): Fact[] {
  return [...advanceRate(line), ...comparedRates(line), ...freeRate(line), ...hourly(line)]
    .slice(0, 2)
    .map((one, at) => shifted(one, at));
}

/** Two facts of a line are of different parts of it. */
function shifted(one: Fact, at: number): Fact {
  const comma = one.line.text.lastIndexOf(", ");
  if (at === 0 || comma < 0) return one;
  const start = one.line.start + comma + 2;
  return { ...one, line: { ...one.line, start, text: one.line.text.slice(comma + 2) } };
}

function comparedRates(line: Line): Fact[] {
  const inside = new RegExp(
    `^\\$(\\d+(?:\\.\\d\\d)?)[^$()]{0,20} \\((${GROUP})(?: with [A-Za-z ]{2,20})?:? \\$(\\d+(?:\\.\\d\\d)?)\\)`,
    "iu",
  ).exec(line.value);
  if (inside && Number(inside[3]) < Number(inside[1]))
    return [
      fact(
        line,
        [`a lower price is charged to ${peopleOf(inside[2]!)}`],
        [
          falsely(
            `the usual price is charged to ${peopleOf(inside[2]!)} as well`,
            "comparison",
            `$${inside[3]}`,
            `$${inside[1]}`,
          ),
        ],
      ),
    ];
  const rates = ratesIn(line.value);
  const [one, two] = rates;
  if (!one || !two || one.price === two.price) return [];
  const [less, more] = one.price < two.price ? [one, two] : [two, one];
  if (less.condition !== "")
    return [
      fact(
        line,
        [
          `${less.who} need ${less.condition.replace(/^with /u, "")} in order to pay less than ${more.who}`,
        ],
        [
          falsely(
            `${less.who} have to pay as much as ${more.who}`,
            "comparison",
            `$${less.price} – $${more.price}`,
            "as much as",
          ),
        ],
      ),
    ].filter(() => less.condition.startsWith("with "));
  return [
    fact(
      line,
      [`${more.who} are charged more than ${less.who}`],
      [
        falsely(
          `${less.who} are charged more than ${more.who}`,
          "comparison",
          `${more.who} > ${less.who}`,
          `${less.who} > ${more.who}`,
        ),
      ],
    ),
  ];
}

/** "$10 in advance, $15 at the door". */
function advanceRate(line: Line): Fact[] {
  const match =
    /\$(\d+(?:\.\d\d)?) \(?(in advance|online|on weekdays|before [A-Z][a-z]+ \d{1,2})\)?(?:,|;| and| or| \/) \$(\d+(?:\.\d\d)?) \(?(at the door|on the day|on[- ]site|at the gate|on weekends|after [A-Z][a-z]+ \d{1,2})\)?/u.exec(
      line.value,
    );
  if (!match || Number(match[1]) === Number(match[3])) return [];
  const [, one, early, two, late] = match;
  const [less, more] = Number(one) < Number(two) ? [early, late] : [late, early];
  return [
    fact(
      line,
      [`people who pay ${less} pay less than those who pay ${more}`],
      [
        falsely(
          `people who pay ${more} pay less than those who pay ${less}`,
          "comparison",
          `${less} < ${more}`,
          `${more} < ${less}`,
        ),
      ],
    ),
  ];
}

function ratesIn(value: string): Rate[] {
  const found = [
    ...[...value.matchAll(BEFORE)].map(([, who = "", , price]) => ({
      who: peopleOf(who),
      price: Number(price),
      condition: "",
    })),
    ...[...value.matchAll(AFTER)].map(([, price, short, long, condition = ""]) => ({
      who: peopleOf(short ?? long ?? ""),
      price: Number(price),
      condition,
    })),
  ];
  return found.filter(({ who }, at) => found.findIndex((other) => other.who === who) === at);
}

/** "those aged 8–17", "students". */
function peopleOf(who: string): string {
  const aged = /^([A-Za-z-]+) (aged \d+ to \d+)$/u.exec(who);
  if (aged) return `${peopleOf(aged[1]!)} ${aged[2]}`;
  const range = /(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})/u.exec(who);
  if (range) return `those aged ${range[1]} to ${range[2]}`;
  const limit = /^(?:ages? |aged )?(under|over) (\w+)/u.exec(who);
  if (limit) return `those ${limit[1]} ${limit[2]}`;
  const older = /(\d{1,2}) (?:and|or) (over|older|under|above)/u.exec(who);
  if (older) return `those aged ${older[1]} or ${older[2] === "under" ? "under" : "over"}`;
  const limited = /^([A-Za-z-]+) ((?:under|over) \d+|aged \d+ to \d+)$/u.exec(who);
  if (limited && !/^(?:ages?|aged)$/iu.test(limited[1]!))
    return `${peopleOf(limited[1]!)} ${limited[2]}`;
  const lower = who.toLowerCase();
  const irregular: Readonly<Record<string, string>> = {
    child: "children",
    family: "families",
    general: "other visitors",
  };
  return irregular[lower] ?? (/s$|^children$/u.test(lower) ? lower : `${lower}s`);
}

function freeRate(line: Line): Fact[] {
  const match = FREE.exec(line.value);
  if (!match || !/\$\d/u.test(line.value)) return [];
  const [, short, group, side, age, plain, , other, otherSide, otherAge] = match;
  const who = short
    ? peopleOf(short)
    : group
      ? `${peopleOf(group)} ${side} ${age}`
      : plain
        ? peopleOf(plain)
        : `${peopleOf(other!)}${otherSide ? ` ${otherSide} ${otherAge}` : ""}`;
  return [
    fact(
      line,
      [`${who} do not have to pay anything`],
      [
        falsely(
          `${who} have to pay half of the usual price`,
          "condition",
          "free",
          "half of the usual price",
        ),
      ],
    ),
  ];
}

/** "$15 for the first hour, $8 for each additional hour". */
function hourly(line: Line): Fact[] {
  const match =
    /^\$(\d+(?:\.\d\d)?) for the first (hour|day|person|week|month), \$(\d+(?:\.\d\d)?) for (?:each|every) (?:additional|extra|further|following) \2/u.exec(
      line.value,
    );
  if (!match) return [];
  const [, first, unit, next] = match;
  const [a, b] = [Number(first), Number(next)];
  if (a === b) return [];
  const what = line.label ? ` of renting a ${inner(line.label)}` : "";
  return [
    fact(
      line,
      [
        `the first ${unit}${/kayak|bike|boat|bicycle|scooter|car|canoe|tent|room|locker/iu.test(line.label ?? "") ? what : ""} costs ${a > b ? "more" : "less"} than each of the following ones`,
      ],
      [
        falsely(
          `the price of ${a > b ? "each further" : "the first"} ${unit}${line.label ? ` with a ${inner(line.label)}` : ""} is higher than that of ${a > b ? "the first one" : "any further one"}`,
          "comparison",
          `$${first} – $${next}`,
          `$${next} – $${first}`,
        ),
      ],
    ),
  ];
}

const THINGS = /^(?:entry |participation |registration )?(?:fee|price|cost)s?$/iu;

/** The same label under two headings, or two things with one price each: which costs more. */
export function headedFacts({ lines }: Notice): Fact[] {
  const priced = lines.flatMap((line) => {
    const price = /^\$(\d+(?:\.\d\d)?)/u.exec(line.value)?.[1];
    if (!price || !line.label) return [];
    const isHeaded = THINGS.test(line.label) && line.section !== "";
    const isThing =
      !isHeaded &&
      /rates?|prices?|fees?|tickets?|admission|costs?|charges?/iu.test(line.section) &&
      !new RegExp(`\\b(?:${GROUP})\\b`, "iu").test(line.label);
    return isHeaded || isThing
      ? [{ line, what: isHeaded ? line.section : line.label, isHeaded, price: Number(price) }]
      : [];
  });
  return priced.slice(1).flatMap(({ line, what, isHeaded, price }, at) => {
    const other = priced[at]!;
    if (other.price === price || other.isHeaded !== isHeaded || other.what === what) return [];
    const [less, more] = price < other.price ? [what, other.what] : [other.what, what];
    const named = (one: string): string =>
      isHeaded ? `the ${one}` : `${/^[aeiou]/iu.test(one) ? "an" : "a"} ${inner(one)}`;
    if (!isHeaded && what.endsWith("s")) return [];
    return [
      fact(
        line,
        [`people pay more for ${named(more)} than for ${named(less)}`],
        [
          falsely(
            `people pay more for ${named(less)} than for ${named(more)}`,
            "comparison",
            `${more} > ${less}`,
            `${less} > ${more}`,
          ),
        ],
      ),
    ];
  });
}
