/** Matching items: three blanks, and what was taken out of them in the 〈보기〉 under (a), (b), (c). */
import type { Block, ItemContent, Rejection, Span } from "@pulda/question";
import type { Source } from "../maker.ts";
import { OTHER_ARRANGEMENTS, type Arrangement } from "./arrangements.ts";
import { passageRuns, pointsFor } from "./runs.ts";

const LABELS = ["A", "B", "C"] as const;

/**
 * The letters of the three blanks, option by option, as indices into (a)–(c). As in 글의 순서, the order of the letters is
 * never offered, so that the options are five.
 */
const LETTERINGS = OTHER_ARRANGEMENTS;

const letter = (index: number): string => `(${"abc"[index]})`;

export interface Matching {
  readonly type: string;
  readonly instruction: string;
  readonly rule: string;
  /** The excerpt that is shown. */
  readonly excerpt: Span;
  /** What is taken out, in the order of the text. */
  readonly blanks: readonly Span[];
  /** By blank, in Korean: why its own words stand there, with the span that shows it. */
  readonly notes: readonly { readonly span: Span; readonly note: string }[];
  /** In Korean: why an arrangement (of blanks, by whose words each is filled) is wrong. */
  readonly rejectionOf: (arrangement: Arrangement, letters: Lettering) => string;
  readonly difficulty: ItemContent["difficulty"];
}

/** The names by which a rejection speaks of blanks and of what was taken out of them. */
export interface Lettering {
  /** "(A)" */
  labelOf(blank: number): string;
  /** "(b)", the letter under which the words of a blank stand. */
  letterOf(blank: number): string;
}

/**
 * The item whose key has a number.
 * @param key the choice number, 1–5
 */
export function matchingItem(source: Source, matching: Matching, key: number): ItemContent {
  const { excerpt, blanks, notes, difficulty } = matching;
  const letters = LETTERINGS[key - 1] ?? [];
  const lettering: Lettering = {
    labelOf: (blank) => `(${LABELS[blank]})`,
    letterOf: (blank) => letter(letters[blank] ?? 0),
  };
  const textOf = ({ start, end }: Span): string => source.text.slice(start, end);
  const rejections = LETTERINGS.flatMap((option, at): Rejection[] => {
    if (at === key - 1) return [];
    const arrangement = option.map((index) => letters.findIndex((own) => own === index));
    return [{ choice: at + 1, reason: matching.rejectionOf(arrangement, lettering) }];
  });
  return {
    version: 1,
    type: matching.type,
    shape: "choose",
    instruction: matching.instruction,
    points: pointsFor(difficulty),
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(
          source.text,
          excerpt,
          blanks.map((span, at) => ({ span, run: { kind: "blank", label: LABELS[at] ?? "" } })),
        ),
      },
      exampleOf(blanks.map((span, at) => ({ letter: lettering.letterOf(at), text: textOf(span) }))),
    ],
    options: LETTERINGS.map((option) => ({ cells: option.map(letter) })),
    key: { choice: key },
    explanation: notes
      .map(({ note }, at) => `${lettering.labelOf(at)} ${lettering.letterOf(at)}: ${note}`)
      .join("\n"),
    proof: {
      kind: "made",
      passage: source.passage,
      source: excerpt,
      operation: {
        kind: "match",
        blanks: blanks.map((span) => ({ span, original: textOf(span) })),
      },
      rules: [matching.rule],
      evidence: notes.map(({ span, note }) => ({ span, note })),
      distractors: rejections,
    },
    difficulty,
  };
}

/** The 〈보기〉: a line for each letter. */
function exampleOf(lines: readonly { readonly letter: string; readonly text: string }[]): Block {
  const sorted = lines.toSorted((a, b) => (a.letter < b.letter ? -1 : 1));
  return {
    kind: "example",
    runs: [{ kind: "plain", text: sorted.map((line) => `${line.letter} ${line.text}`).join("\n") }],
  };
}
