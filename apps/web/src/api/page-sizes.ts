/** Pages of a list. */
import type { Pagination } from "@pulda/contract";
import { limits } from "virtual:contract";

export const { PAGE_SIZE, FIRST_PAGE } = limits;
/** Larger than `PAGE_SIZE`: words are short lines, of which more fit a screen. */
export const WORDS_PAGE_SIZE = 50;

export interface Page<Line> {
  readonly list: readonly Line[];
  readonly pagination: Pagination;
}

/** How many attempts a page of an exam shows before it is asked for more. */
export const NEWEST_ATTEMPTS = 3;
