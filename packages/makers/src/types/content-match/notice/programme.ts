/** What the lines of a notice say of its programme, its rounds and its prizes. */
import { fact, falsely } from "./label.ts";
import { inner, isPluralPhrase, type Fact, type Line, type Notice } from "./notice.ts";

/** "Clear speaking (50%), correct facts (30%)": what counts for more. */
export function weightFact(line: Line): Fact[] {
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
function weights(value: string): { more: string; less: string } | null {
  const list = [
    ...value.matchAll(
      /(?:^|, (?:and )?|\band |\bon |\bby |: )((?!and |on |by )[A-Za-z][a-z]+(?: [a-z]+){0,2}) \((\d{1,3})%\)/gu,
    ),
  ].map(([, what, share]) => ({ what: what!, share: Number(share) }));
  const sorted = list.toSorted((a, b) => b.share - a.share);
  const [first] = sorted;
  const last = sorted.at(-1);
  return first && last && first.share > last.share ? { more: first.what, less: last.what } : null;
}

export function roundFact(line: Line, notice: Notice): Fact[] {
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
export function orderFacts({ lines }: Notice): Fact[] {
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
  /^(?:an?|the|two|three|one|\$\d+$|\$\d+ [a-z]) ?/u.test(value) && value.length < 60;

const rank = (one: Line): string =>
  /^\d(?:st|nd|rd)$/u.test(one.label!)
    ? `the ${one.label} prize`
    : /(?:prize|award)$/iu.test(one.label!)
      ? `the ${/^\S+ \p{Lu}/u.test(one.label!) ? one.label : inner(one.label!)}`
      : /place$/iu.test(one.label!)
        ? inner(one.label!)
        : `the ${one.label} award`;

/** Which prize is for which rank. */
export function prizeFacts({ lines }: Notice): Fact[] {
  const prizes = lines.filter(
    ({ label, section }) =>
      label !== null &&
      (/^\d+ points$/u.test(label) ||
        /^(?:First|Second|Third|1st|2nd|3rd|Grand)(?: prize| place)?$/iu.test(label) ||
        (/award|prize/iu.test(section) && label.split(" ").length <= 2)),
  );
  return prizes.flatMap((line, at) => {
    const other = prizes[at === 0 ? 1 : at - 1];
    const what = line.value.replace(/^(?=\$\d+ [a-z])/u, "a ");
    if (!other || !isNoun(line)) return [];
    if (/^\d+ points$/u.test(line.label!))
      return [
        fact(
          line,
          [`those who get ${line.label} will be given ${what}`],
          [
            falsely(
              `those who get ${other.label} will be given ${what}`,
              "exchange",
              line.label!,
              other.label!,
            ),
          ],
        ),
      ];
    const falses = [
      falsely(
        `whoever wins ${rank(other)} will be given ${what}`,
        "exchange",
        rank(line),
        rank(other),
      ),
    ];
    return [fact(line, [`whoever wins ${rank(line)} will be given ${what}`], falses)];
  });
}

/** "A notebook and a pen (no electronic devices)". */
export function bannedFacts({ lines }: Notice): Fact[] {
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
