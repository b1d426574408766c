/** An item of the author's own while it is typed in. */
export interface OwnDraft {
  readonly type: "own-choice" | "own-write";
  readonly instruction: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly choice: number;
  /** `answers` has a line for each accepted answer. */
  readonly fields: readonly { readonly label: string; readonly answers: string }[];
  readonly explanation: string;
  readonly points: string;
}

/** The initial draft. */
export const EMPTY_OWN_DRAFT: OwnDraft = {
  type: "own-choice",
  instruction: "",
  text: "",
  options: ["", "", "", "", ""],
  choice: 1,
  fields: [{ label: "", answers: "" }],
  explanation: "",
  points: "2",
};
