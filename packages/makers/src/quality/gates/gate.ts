/** The contract of a gate: a check that a proposed item must pass, with a reason where it does not. */
import type { ItemContent } from "@pulda/question";
import type { Source } from "../../maker.ts";
import type { ItemView } from "../item-view.ts";

/** What a gate looks at. */
export interface Proposal {
  readonly item: ItemContent;
  readonly view: ItemView;
  readonly source: Source;
}

export interface Gate {
  readonly id: string;
  /** Which of the four demands it guards. */
  readonly guards: "right" | "clean" | "tempting" | "on-the-point";
  /** Null for an item that passes; otherwise the reason in Korean, for the teacher. Pure and linear. */
  check(proposal: Proposal): string | null;
}
