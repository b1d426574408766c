/** All that is stated of a notice. */
import { labelFacts } from "./labels.ts";
import { inner, sentence, type Fact, type Line, type Notice } from "./notice.ts";
import { plainFacts } from "./plain-facts.ts";
import { ruleFact } from "./rule-facts.ts";
import { heldFact } from "./spans.ts";

/** Facts of a notice in the order of its text, one for each line at most. */
export function noticeFacts(notice: Notice): Fact[] {
  const rules = notice.lines.flatMap((line, at) => {
    const whole =
      heldFact(line, notice) ??
      ruleFact(line, notice) ??
      registrationFact(line, notice) ??
      deadlineFact(line, notice) ??
      attendanceFact(line, notice.lines[at - 1]);
    return whole ? [whole] : line.label === null ? plainFacts(line, notice) : [];
  });
  const all = [...labelFacts(notice), ...rules].toSorted((a, b) => a.line.start - b.line.start);
  return all.filter(({ line }, at) => at === 0 || all[at - 1]!.line.start !== line.start);
}

const REGISTER =
  /^(?:To (?:register|sign up|apply|enter|join)[^,]{0,30}, (?:please )?(?:visit|go to|e-?mail|call)|(?:Please )?(?:[Ff]ill out|[Cc]omplete|[Ss]ubmit) (?:the|an) (?:application|registration|entry|sign-up)(?: form)?|(?:Please )?(?:[Ss]ign up|[Rr]egister|[Aa]pply)(?: for [^.,]{3,30}?)?|Registration(?: is possible)?|Applications(?: are accepted)?|Upload your [a-z]+|Submit your [a-z]+) ?(?:at|on|to|through|by)? (.{3,80}?) (?:by|before|until|no later than|between|from) ([A-Z][a-z]+ \d{1,2})(?: (?:and|to|through) ([A-Z][a-z]+ \d{1,2}))?[.!]?$/u;

/** How and by when people register. */
function registrationFact(line: Line, notice: Notice): Fact | null {
  const match = REGISTER.exec(line.value);
  if (!match) return null;
  const [, way = "", first = "", last = ""] = match;
  const isOnline = /website|online|www\.|\.(?:com|org|net|example)\b|\bsite\b/iu.test(way);
  const hasChoice = / or (?:on|at|by|online)\b/u.test(way) || / or /u.test(way);
  const place =
    /\b(?:the )?((?:town hall|city hall|front desk|library|community center|school office|[A-Z][a-z]+ (?:Center|Library|Hall)))\b/u.exec(
      way,
    )?.[1];
  const act = /^(?:Upload|Submit)/u.test(line.value) ? "enter" : "sign up";
  if (hasChoice && isOnline && place)
    return {
      line,
      trues: [sentence(`people can ${act} in person as well as over the internet`)],
      falses: [
        {
          text: sentence(`people can ${act} only over the internet`),
          kind: "condition",
          said: way,
          stated: "only over the internet",
        },
      ],
    };
  const until = last || first;
  const trues = [
    isOnline
      ? `people who want to ${act} must do so over the internet`
      : `${until} is the last day on which people can ${act}`,
  ];
  const event = eventDate(notice);
  return {
    line,
    trues: trues.map(sentence),
    falses:
      event && event !== until
        ? [
            {
              text: sentence(
                `people who have not signed up can still do so on the day of ${inner(notice.event)}`,
              ),
              kind: "exchange",
              said: `by ${until}`,
              stated: `on the day of ${notice.event}`,
            },
          ]
        : [],
  };
}

/** "The deadline is September 5." */
function deadlineFact(line: Line, notice: Notice): Fact | null {
  const day =
    /^(?:The (?:registration |application |submission )?deadline is|(?:Registration|Application|Submission)s? (?:closes?|ends?) on) ([A-Z][a-z]+ \d{1,2})\.?$/u.exec(
      line.value,
    )?.[1] ??
    (/deadline/iu.test(line.label ?? "")
      ? /^([A-Z][a-z]+ \d{1,2})$/u.exec(line.value)?.[1]
      : undefined);
  if (!day) return null;
  const other = [
    ...notice.text.matchAll(
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/gu,
    ),
  ]
    .map(([found]) => found)
    .find((found) => found !== day);
  return {
    line,
    trues: [
      sentence(
        `people who want to take part have to sign up by ${day}`.replace(
          "sign up",
          /application|submission|^The deadline/iu.test(line.value) ? "enter" : "sign up",
        ),
      ),
    ],
    falses: other
      ? [
          {
            text: sentence(
              `people have until ${other} to ${line.value.startsWith("Registration") ? "sign up" : "enter"}`,
            ),
            kind: "exchange",
            said: day,
            stated: other,
          },
        ]
      : [],
  };
}

/** "A training session will be held on May 27. Attendance is required." */
function attendanceFact(line: Line, before: Line | undefined): Fact | null {
  const what = /^An? ([a-z ]{3,40}?) (?:will be|is) held\b/u.exec(before?.value ?? "")?.[1];
  if (!what || !/^Attendance is (?:required|mandatory)\.$/u.test(line.value)) return null;
  return {
    line,
    trues: [sentence(`everyone has to come to the ${what}`)],
    falses: [
      {
        text: sentence(`people are free to decide whether to come to the ${what}`),
        kind: "condition",
        said: "required",
        stated: "free to decide",
      },
    ],
  };
}

function eventDate({ lines }: Notice): string | null {
  const line = lines.find(({ label }) => label !== null && /^(?:dates?|when)/iu.test(label));
  return /\b[A-Z][a-z]+ \d{1,2}\b/u.exec(line?.value ?? "")?.[0] ?? null;
}
