import { sql, type RawBuilder } from "kysely";

/** Normalizes a text for search: NFC, lower case. */
export function searchForm(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** The pattern of what contains `text`, whose % and _ are escaped; for `isLike`. */
export function patternOf(text: string): string {
  return `%${searchForm(text).replace(/[\\%_]/g, "\\$&")}%`;
}

/** Whether a column of search forms fits a pattern of `patternOf`. */
export function isLike(column: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/**
 * Whether a column of search forms contains `text`.
 * @example db.selectFrom("exam").where(likeContains("title_search", "50%"))
 */
export function likeContains(column: string, text: string): RawBuilder<boolean> {
  return isLike(column, patternOf(text));
}
