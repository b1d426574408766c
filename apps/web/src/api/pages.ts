/** Pages of a list. The numbers are the specification's. */
import type { Pagination } from "@pulda/contract";

export const PAGE_SIZE = 7;
export const FIRST_PAGE = 1;
/** Words are short lines; more of them fit a screen. */
export const WORDS_PAGE_SIZE = 20;

export interface Page<Line> {
  readonly list: readonly Line[];
  readonly pagination: Pagination;
}
