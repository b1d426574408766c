/** The particulars that a notice states, found by rules of which each knows one way of saying one thing. */
import type { Analysis } from "@pulda/english";
import { EXTRA_RULES } from "./particulars/extras.ts";
import { PRICE_RULES } from "./particulars/prices.ts";
import { CONTEST_RULES } from "./particulars/contest.ts";
import { HOW_MANY_RULES } from "./particulars/how-many.ts";
import { HOUSE_RULES } from "./particulars/house-rules.ts";
import { DAY_RULES } from "./particulars/rules-of-day.ts";
import { SIGNING_RULES } from "./particulars/signing-up.ts";
import { WHEN_RULES } from "./particulars/when.ts";
import { WHO_RULES } from "./particulars/who.ts";
import { isForEntries } from "../../shared/notice.ts";
import type { Particular, Notice, Piece, Rule } from "./particular.ts";
import { isPart } from "./parts.ts";
import { worded } from "./wording.ts";

const RULES: readonly Rule[] = [
  ...WHEN_RULES,
  ...PRICE_RULES,
  ...EXTRA_RULES,
  ...WHO_RULES,
  ...HOW_MANY_RULES,
  ...SIGNING_RULES,
  ...DAY_RULES,
  HOUSE_RULES,
  ...CONTEST_RULES,
];

const BULLET = /^(?:[-–—•·※*■▪●▶▸►□○◆◇]|\d\.(?!\d))\s*/u;

/** A notice as its rules read it: lines, and the sentences within them. */
export function noticeOf({ text, sentences }: Analysis): Notice {
  const pieces: Piece[] = [];
  let heading = "";
  for (const { start, end } of sentences) {
    const line = text.slice(start, end).trim();
    if (isHeading(line)) heading = line;
    pieces.push({
      text: line.replace(BULLET, ""),
      isItem: BULLET.test(line),
      start,
      end,
      heading,
    });
  }
  return {
    text,
    pieces,
    isForEntries: isForEntries(text),
  };
}

/** "Prizes", "How to Enter:": a line of a few words without a full stop or a value. */
const isHeading = (line: string): boolean =>
  line.length < 40 && !BULLET.test(line) && !/[.?!]$/u.test(line) && !/:\s*\S/u.test(line);

/** What is announced beside the event, under a heading of its own. */
const PART = /\b(tours?|workshops?|lessons?|class(?:es)?|talks?|contest|parade|rental|lockers)\b/iu;

/** "- Saturdays at 2 p.m." under "Workshops" of a fair. */
const isOfPart = ({ heading }: Piece, { text }: Notice): boolean =>
  isPart(PART.exec(heading)?.[1], text);

/** The particulars of a notice in its order; of two of one kind that differ, neither. */
export function particularsIn(notice: Notice): Particular[] {
  const found = notice.pieces
    .filter((piece) => !isOfPart(piece, notice))
    .flatMap((piece) =>
      RULES.flatMap((rule) => rule(piece, notice)).map((particular) => ({
        ...worded(particular, piece, notice),
        piece,
      })),
    );
  const isDoubtful = ({ id, statement }: Particular): boolean =>
    found.some((other) => other.id === id && other.statement !== statement);
  // who may come without signing up need not do so by a day
  const isOpen = found.some(({ id }) => id === "rule-walk-in");
  return found.filter(
    (one, at) =>
      !isDoubtful(one) &&
      !(isOpen && /^(?:deadline|need)$/u.test(one.id)) &&
      found.findIndex(({ id }) => id === one.id) === at,
  );
}
