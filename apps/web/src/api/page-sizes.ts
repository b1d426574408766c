/** Pages of a list. */
import type { Pagination } from "@pulda/contract";
import { limits } from "virtual:contract";

export const { PAGE_SIZE, FIRST_PAGE } = limits;
/** Words are short lines; more of them fit a screen. */
export const WORDS_PAGE_SIZE = 50;

export interface Page<Line> {
  readonly list: readonly Line[];
  readonly pagination: Pagination;
}
