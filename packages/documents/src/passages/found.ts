/** What is found in a pasted text. */

/** A hard word and its meaning, as printed below a text: "* deploy: 배치하다". */
export interface FoundGloss {
  readonly word: string;
  readonly meaning: string;
}

export interface FoundPassage {
  /** Without numbers, marks and hard line breaks; paragraphs are parted by a blank line. */
  readonly text: string;
  /** In Korean; null where none came along. */
  readonly translation: string | null;
  /** Empty where none is printed. */
  readonly title: string;
  readonly source: FoundSource;
  readonly glosses: readonly FoundGloss[];
  /** Each as text that `readQuestions` reads: number and 발문, the text as printed, options, key, 해설. */
  readonly questions: readonly string[];
  /** In Korean, for the user. */
  readonly warnings: readonly string[];
}

export interface FoundSource {
  /** As printed: "18", "31~34"; null where there is none. */
  readonly number: string | null;
  /** What stands above the passage: "5강 3번", "Passage 2"; null where nothing does. */
  readonly label: string | null;
}

export interface FoundDocument {
  readonly passages: readonly FoundPassage[];
  /** Those that ask about no passage, such as listening questions; text as in `FoundPassage`. */
  readonly questions: readonly string[];
  /** Lines that belong to nothing that was found; page furniture is not among them. */
  readonly leftOut: readonly string[];
  /** In Korean, for the user. */
  readonly warnings: readonly string[];
}
