import type { Pagination } from "@pulda/contract";

/** A page of a list, newest first. */
export interface ResultPage<T> {
  readonly list: T[];
  readonly pagination: Pagination;
}

export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** How many rows come before a page. */
export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit;
}

/** @example pageOf([], 0, { page: 1, limit: 7 }).pagination.count_pages // 0 */
export function pageOf<T>(list: T[], total: number, { page, limit }: PageRequest): ResultPage<T> {
  return {
    list,
    pagination: {
      total_count: total,
      count_pages: Math.ceil(total / limit),
      current_page: page,
      limit,
    },
  };
}
