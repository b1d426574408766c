import { sql, type RawBuilder } from "kysely";

/** Normalizes a text for search: NFC, lower case. */
export function searchForm(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/**
 * Whether a column of search forms contains `text`, whose % and _ are escaped.
 * @example db.selectFrom("exam").where(likeContains("title_search", "50%"))
 */
export function likeContains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${searchForm(text).replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
