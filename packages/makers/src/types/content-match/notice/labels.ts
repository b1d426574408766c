/** What the labelled lines of a notice say: times, places, fees, prizes, the order of a programme. */
import {
  inner,
  isPluralPhrase,
  sentence,
  type Fact,
  type FalseFact,
  type Line,
  type Notice,
} from "./notice.ts";

const falsely = (
  text: string,
  kind: FalseFact["kind"],
  said: string,
  stated: string,
): FalseFact => ({ text: sentence(text), kind, said, stated });
const fact = (line: Line, trues: readonly string[], falses: readonly FalseFact[]): Fact => ({
  line,
  trues: trues.map(sentence),
  falses,
});

const WEEKDAY = /\b(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/gu;
const DATE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/gu;

/** The facts of the labelled lines, in order. */
export function labelFacts(notice: Notice): Fact[] {
  return [
    ...notice.lines.flatMap((line) =>
      line.label === null ? weightFact(line) : ofLine(line, notice),
    ),
    ...orderFacts(notice),
    ...prizeFacts(notice),
    ...bannedFacts(notice),
    ...feeFacts(notice),
  ];
}

function ofLine(line: Line, notice: Notice): Fact[] {
  const label = line.label!.toLowerCase();
  if (/^(?:dates?|when|date and time|date & time|time|day|schedule|hours)\b/u.test(label))
    return timeFact(line, notice);
  if (/^(?:meeting (?:point|place)|place|where|location|venue)\b/u.test(label))
    return placeFact(line, notice, label);
  if (
    /^(?:participants|who|ages?|age group|eligibility|open to|for|capacity|number of participants|who can (?:join|enter|apply|participate))\b/u.test(
      label,
    )
  )
    return peopleFact(line, notice);
  if (
    /^(?:(?:participation |registration |entry |admission |tour )?fees?|cost|price|admission|tickets?)\b/u.test(
      label,
    )
  )
    return costFact(line, notice);
  if (
    /^(?:duration|length)$/u.test(label) &&
    /^(?:about |around )?[\w.]+ (?:hours?|minutes)$/u.test(line.value)
  )
    return [fact(line, [`${notice.event} goes on for ${line.value}`], [])];
  if (/^(?:judging|evaluation|criteria)/u.test(label)) return weightFact(line);
  if (/\bround\b/u.test(label)) return roundFact(line, notice);
  return [];
}

function timeFact(line: Line, notice: Notice): Fact[] {
  const { value } = line;
  const trues: string[] = [];
  const falses: FalseFact[] = [];
  const { event } = notice;
  const days = /\((two|three|four|five|six|seven|ten)[- ](days?|weeks?|nights?)\)/u.exec(value);
  if (days) trues.push(`${event} lasts for ${days[1]} ${days[2]}`);
  if (/\(2 nights(?:,| and) 3 days\)/u.test(value))
    trues.push(`people stay at ${event} for two nights`);
  const sessions = /^([A-Z][a-z]+day)s\b[^()]*\((\w+) sessions?\)/u.exec(value);
  if (sessions) trues.push(`${event} meets on one day of the week`);
  const weekdays = [...value.matchAll(WEEKDAY)].map(([day]) => day);
  const rain = /\(Rain date: ([A-Z][a-z]+day),? ?([^()]*)\)/u.exec(value);
  if (rain) {
    trues.push(`bad weather will move ${event} to a ${rain[1]}`);
    falses.push(
      falsely(
        `${event} will be canceled altogether if it rains on ${weekdays[0]}`,
        "condition",
        `rain date: ${rain[1]}`,
        "canceled",
      ),
    );
  }
  const part = partOfDay(value);
  const until = /- ?noon\b|to noon\b/u.test(value);
  if (until) trues.push(`${event} is over before the afternoon`);
  if (weekdays.length === 1 || (rain && weekdays.length === 2)) {
    if (!rain)
      trues.push(
        part
          ? `people can come to ${event} on a ${weekdays[0]} ${part}`
          : `${event} takes place on a ${weekdays[0]}`,
      );
  } else if (part && !days) trues.push(`${event} takes place in the ${part}`);
  const own = [...value.matchAll(DATE)].map(([date]) => date);
  const deadline = deadlineOf(notice);
  if (
    own.length >= 1 &&
    deadline &&
    !own.includes(deadline) &&
    /^(?:dates?|when|date and time|day)/iu.test(line.label!) &&
    !rain
  )
    falses.push(
      falsely(
        `${event} ${own.length > 1 || /\d ?- ?\d/u.test(value) ? "begins" : "takes place"} on ${deadline}`,
        "exchange",
        own[0]!,
        deadline,
      ),
    );
  return trues.length + falses.length > 0 ? [fact(line, trues, falses)] : [];
}

/** The day by which people have to register; null where there is none. */
function deadlineOf({ text }: Notice): string | null {
  const found =
    /\b(?:[Ss]ign up|[Rr]egister|[Aa]pply|[Rr]egistration|[Vv]isit|[Ss]ubmit|[Uu]pload)[^.!?\n]{0,80}? (?:by|before|until|no later than) ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})/u.exec(
      text,
    );
  return found?.[1] ?? null;
}

function partOfDay(value: string): "morning" | "afternoon" | "evening" | null {
  const times = [...value.matchAll(/\b(\d{1,2})(?::\d\d)? ?(a\.m\.?|p\.m\.?|[ap]m)/giu)].map(
    ([, hour, half]) => (Number(hour) % 12) + (/^p/iu.test(half!) ? 12 : 0),
  );
  const [from, to] = times;
  if (from === undefined) return null;
  const end = to ?? from;
  if (from >= 17) return "evening";
  if (from >= 12 && end <= 18) return "afternoon";
  return from < 12 && (end <= 12 || /noon/u.test(value)) && times.length > 0 ? "morning" : null;
}

function placeFact(line: Line, notice: Notice, label: string): Fact[] {
  const place = line.value.replace(/ \([^()]*\)$/u, "");
  if (place.length > 70) return [];
  const where = placePhrase(place);
  if (!where) return [];
  const isMeeting = label.startsWith("meeting");
  const elsewhere = [
    ...notice.text.matchAll(
      /\b(?:at|in) (the (?:[A-Z][a-z]+ )*(?:town hall|city hall|front desk|library|Restaurant|Library|Center|Theater|Hall|Museum|school office|gym|[Ss]tation))\b/gu,
    ),
  ]
    .map(([, found]) => found!)
    .filter((found) => !line.value.includes(found.replace(/^the /u, "")));
  return [
    fact(
      line,
      [
        isMeeting
          ? `people who come to ${notice.event} gather ${where}`
          : `the organizers will hold ${notice.event} ${where}`,
      ],
      elsewhere
        .slice(0, 1)
        .map((other) =>
          falsely(
            isMeeting
              ? `people who come to ${notice.event} gather at ${other}`
              : `the organizers will hold ${notice.event} at ${other}`,
            "exchange",
            place,
            other,
          ),
        ),
    ),
  ];
}

/** "on the 2nd floor of the Innovation Center", "in front of the lifeguard station"; null where it is not certain. */
function placePhrase(place: string): string | null {
  if (/^(?:in|on|at|in front of|behind|next to) /u.test(place)) return place;
  const floor = /^([^,]{3,40}), (?:the )?(\d(?:st|nd|rd|th) floor)$/u.exec(place);
  if (floor) return `on the ${floor[2]} of ${withArticle(floor[1]!)}`;
  const near =
    /^the [a-z ]{3,40} ((?:behind|next to|near|across from|in front of|beside) [^,]{3,50})$/u.exec(
      place,
    );
  if (near) return `at ${place}`;
  const behind =
    /^([^,]{3,40}), ((?:behind|next to|near|across from|in front of|beside|inside) [^,]{3,50})$/u.exec(
      place,
    );
  if (behind) return behind[2]!;
  return null;
}

const withArticle = (name: string): string =>
  /^(?:the|The) /u.test(name) ? inner(name) : `the ${name}`;

function peopleFact(line: Line, { event }: Notice): Fact[] {
  const { value } = line;
  const trues: string[] = [];
  const falses: FalseFact[] = [];
  if (/first[- ]come,? first[- ]served/iu.test(value)) {
    trues.push("places are given in the order in which people apply");
    falses.push(
      falsely(
        "those who will take part are chosen by lot",
        "condition",
        "first come, first served",
        "by lot",
      ),
    );
  }
  if (
    /\b(?:alone or (?:in pairs|with a partner)|individually or in (?:pairs|teams|groups))\b/iu.test(
      value,
    )
  ) {
    trues.push(`it is possible to take part without a partner`);
    falses.push(
      falsely(
        `people have to find a partner in order to take part`,
        "condition",
        "alone or in pairs",
        "in pairs",
      ),
    );
  }
  const holding =
    /^(?:Anyone|Everyone|All students|Residents|Students) (?:with|who has|who have) (an? [a-z ]{3,30})$/u.exec(
      value,
    );
  if (holding) {
    trues.push(`those who do not have ${holding[1]} cannot take part`);
    falses.push(
      falsely(
        `even those without ${holding[1]} may take part`,
        "condition",
        `with ${holding[1]}`,
        `without ${holding[1]}`,
      ),
    );
  }
  const ages = /^(?:ages? )?(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})(?: years old)?$/iu.exec(value);
  if (ages) {
    trues.push(`those who are over ${ages[2]} cannot join ${event}`);
    falses.push(
      falsely(
        `${event} is open to people of any age`,
        "condition",
        `ages ${ages[1]}–${ages[2]}`,
        "any age",
      ),
    );
  }
  const least = /^([A-Za-z]+) (?:aged|ages?) (\d{1,2}) (?:or|and) (?:older|over|above|up)\b/u.exec(
    value,
  );
  if (least) {
    trues.push(`it is not possible to take part for those under ${least[2]}`);
    falses.push(
      falsely(
        `${inner(least[1]!)} of any age may take part`,
        "condition",
        `aged ${least[2]} or older`,
        "of any age",
      ),
    );
  }
  const range = /\b(?:ages?|aged) (\d{1,2}) ?(?:-|–|to) ?(\d{1,2})\b/iu.exec(value);
  if (range) trues.push(`people older than ${range[2]} cannot join ${event}`);
  return trues.length > 0 ? [fact(line, trues, falses)] : [];
}

function costFact(line: Line, { people, event }: Notice): Fact[] {
  const priced = [
    ...line.value.matchAll(
      /\b(Adults?|Students?|Seniors?|Children|Teens|Members|Non-members)(?: \([^()]{2,20}\))?:? \$(\d+(?:\.\d\d)?)/giu,
    ),
  ].map(([, who, price]) => ({ who: plural(who!), price: Number(price) }));
  const [one, two] = priced;
  if (one && two && one.price !== two.price) {
    const [less, more] = one.price < two.price ? [one.who, two.who] : [two.who, one.who];
    return [
      fact(
        line,
        [`${inner(less)} are charged less than ${inner(more)}`],
        [
          falsely(
            `${inner(more)} are charged less than ${inner(less)}`,
            "comparison",
            `${less} < ${more}`,
            `${more} < ${less}`,
          ),
        ],
      ),
    ];
  }
  const included =
    /\(([a-z][a-z ,]{2,50}?) (?:is |are )?included\)|\b(?:includes|including) ([a-z][a-z ,]{2,50}?)\)?$/u.exec(
      line.value,
    );
  const excluded =
    /\(([a-z][a-z ,]{2,50}?) (?:is |are )?not included\)|\(excluding ([a-z][a-z ,]{2,50}?)\)/u.exec(
      line.value,
    );
  if (excluded) {
    const what = (excluded[1] ?? excluded[2])!.replace(/^(?:the|a) /u, "");
    return [
      fact(
        line,
        [`${people} must pay extra for the ${what}`],
        [falsely(`the fee covers the ${what} as well`, "condition", "not included", "covers")],
      ),
    ];
  }
  if (included) {
    const what = (included[1] ?? included[2])!.replace(/^(?:the|an?|all) /u, "");
    return [
      fact(
        line,
        [`those who pay the fee do not have to buy the ${what}`],
        [
          falsely(
            `the ${what} must be paid for in addition to the fee`,
            "condition",
            `${what} included`,
            "in addition to the fee",
          ),
        ],
      ),
    ];
  }
  if (/^free\b/iu.test(line.value))
    return [
      fact(
        line,
        [`${people} do not have to pay anything for ${event}`],
        [falsely(`${people} have to pay a fee for ${event}`, "condition", "free", "pay a fee")],
      ),
    ];
  return [];
}

/** "Clear speaking (50%), correct facts (30%)": what counts for more. */
function weightFact(line: Line): Fact[] {
  const found = weights(line.value);
  return found
    ? [
        fact(
          line,
          [`${found.more} ${counts(found.more)} for more than ${inner(found.less)}`],
          [
            falsely(
              `${found.less} ${counts(found.less)} for more than ${inner(found.more)}`,
              "comparison",
              `${found.more} > ${found.less}`,
              `${found.less} > ${found.more}`,
            ),
          ],
        ),
      ]
    : [];
}

const counts = (what: string): string => (isPluralPhrase(what) ? "count" : "counts");

/** The heaviest and the lightest of a list with percentages. */
export function weights(value: string): { more: string; less: string } | null {
  const list = [...value.matchAll(/([A-Za-z][a-z ]{2,30}?) \((\d{1,3})%\)/gu)].map(
    ([, what, share]) => ({ what: what!, share: Number(share) }),
  );
  const sorted = list.toSorted((a, b) => b.share - a.share);
  const [first] = sorted;
  const last = sorted.at(-1);
  return first && last && first.share > last.share ? { more: first.what, less: last.what } : null;
}

function roundFact(line: Line, notice: Notice): Fact[] {
  const own = inner(line.label!);
  const other = notice.lines.find(
    ({ label }) => label !== null && label !== line.label && /\bround\b/iu.test(label),
  );
  const what = /^Submit (?:your |an? )?([a-z]+)\b/u.exec(line.value)?.[1];
  if (!other || !what) return [];
  const article = /^[aeiou]/u.test(what) ? "an" : "a";
  return [
    fact(
      line,
      [`for the ${own}, people have to send in ${article} ${what}`],
      [
        falsely(
          `for the ${inner(other.label!)}, people have to send in ${article} ${what}`,
          "exchange",
          own,
          inner(other.label!),
        ),
      ],
    ),
  ];
}

/** The order of what follows "Day 1", "7:30 p.m.". */
function orderFacts({ lines }: Notice): Fact[] {
  const steps = lines.filter(
    ({ label }) =>
      label !== null &&
      /^(?:Day \d+|Week \d+|Session \d+|\d{1,2}(?::\d\d)? ?[ap]\.m\.)/u.test(label),
  );
  return steps.slice(1).flatMap((line, at) => {
    const before = steps[at]!;
    const [first, second] = [step(before.value), step(line.value)];
    if (!first || !second) return [];
    return [
      fact(
        line,
        [
          `${first} ${isPluralPhrase(first) ? "come" : "comes"} earlier in the program than ${second}`,
        ],
        [
          falsely(
            `${second} ${isPluralPhrase(second) ? "come" : "comes"} earlier in the program than ${first}`,
            "order",
            `${first} → ${second}`,
            `${second} → ${first}`,
          ),
        ],
      ),
    ];
  });
}

/** What is done at a point of a programme, as a noun phrase; null where it is no short one. */
function step(value: string): string | null {
  const phrase = inner(value.replace(/\([^()]*\)/gu, "").trim())
    .split(/, /u, 1)[0]!
    .replace(/ in groups of \w+$/u, "");
  if (phrase.split(" ").length > 8 || /\d/u.test(phrase)) return null;
  if (/^an? /u.test(phrase)) return phrase.replace(/^an? /u, "the ");
  const head = phrase.replace(/ (?:of|with|for|by|on|in|to|about) .*$/u, "");
  return /^(?:\w+ing|the) /u.test(phrase) || /(?:s|ing)$/u.test(head) ? phrase : `the ${phrase}`;
}

const isNoun = ({ value }: Line): boolean =>
  /^(?:an?|the|two|three|one|\$\d+$) ?/u.test(value) && value.length < 60;

const rank = (one: Line): string =>
  /prize$/iu.test(one.label!)
    ? `the ${inner(one.label!)}`
    : /place$/iu.test(one.label!)
      ? inner(one.label!)
      : `the ${one.label} award`;

/** Which prize is for which rank. */
function prizeFacts({ lines }: Notice): Fact[] {
  const prizes = lines.filter(
    ({ label, section }) =>
      label !== null &&
      (/^\d+ points$/u.test(label) ||
        /^(?:First|Second|Third|1st|2nd|3rd|Grand) (?:prize|place)$/iu.test(label) ||
        (/award|prize/iu.test(section) && label.split(" ").length <= 2)),
  );
  return prizes.flatMap((line, at) => {
    const other = prizes[at === 0 ? 1 : at - 1];
    if (!other || !isNoun(line)) return [];
    if (/^\d+ points$/u.test(line.label!))
      return [
        fact(
          line,
          [`those who get ${line.label} will be given ${line.value}`],
          [
            falsely(
              `those who get ${other.label} will be given ${line.value}`,
              "exchange",
              line.label!,
              other.label!,
            ),
          ],
        ),
      ];
    const falses = [
      falsely(
        `whoever wins ${rank(other)} will be given ${line.value}`,
        "exchange",
        rank(line),
        rank(other),
      ),
    ];
    return [fact(line, [`whoever wins ${rank(line)} will be given ${line.value}`], falses)];
  });
}

/** "A notebook and a pen (no electronic devices)". */
function bannedFacts({ lines }: Notice): Fact[] {
  return lines.flatMap((line) => {
    const what = /\(no ([a-z]+ [a-z]+|[a-z]+)\)\.?$/u.exec(line.text)?.[1];
    return what && /bring|pack|prepare/iu.test(line.section)
      ? [
          fact(
            line,
            [`people should leave ${what} at home`],
            [
              falsely(
                `${what} are among the things to bring`,
                "condition",
                `no ${what}`,
                "things to bring",
              ),
            ],
          ),
        ]
      : [];
  });
}

/** Who pays less, and who pays nothing. */
function feeFacts({ lines }: Notice): Fact[] {
  const priced = lines.flatMap((line) => {
    const price = /^\$(\d+(?:\.\d\d)?)\b/u.exec(line.value)?.[1];
    const who = line.label?.replace(/ \(.*$/u, "");
    return price &&
      who &&
      /^(?:Adults?|Students?|Seniors?|Children|Teens|Members|Non-?members|Residents|Non-?residents|Child)$/iu.test(
        who,
      )
      ? [{ line, who: plural(who), price: Number(price) }]
      : [];
  });
  const found: Fact[] = priced.slice(1).flatMap(({ line, who, price }, at) => {
    const before = priced[at]!;
    if (before.price === price) return [];
    const [less, more] = before.price > price ? [who, before.who] : [before.who, who];
    return [
      fact(
        line,
        [`${inner(less)} are charged less than ${inner(more)}`],
        [
          falsely(
            `${inner(more)} are charged less than ${inner(less)}`,
            "comparison",
            `${less} < ${more}`,
            `${more} < ${less}`,
          ),
        ],
      ),
    ];
  });
  for (const line of lines) {
    const young = /^(Children|Kids) (under|younger than) (\w+)$/u.exec(line.label ?? "");
    const condition =
      /^free (?:when|if) (?:they are )?(accompanied by|with) ([a-z ]{3,30})$/iu.exec(line.value);
    if (young && condition)
      found.push(
        fact(
          line,
          [`adults can bring children under ${young[3]} without paying for them`],
          [
            falsely(
              `children under ${young[3]} need no ticket even when they come alone`,
              "condition",
              `free when accompanied by ${condition[2]}`,
              "even when they come alone",
            ),
          ],
        ),
      );
  }
  return found;
}

const plural = (who: string): string =>
  /s$|^(?:children|teens)$/iu.test(who) ? who : /^child$/iu.test(who) ? "children" : `${who}s`;
