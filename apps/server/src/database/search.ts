import { sql, type RawBuilder } from "kysely";

/** A text as it is searched in and for: composed, in lower case. */
export function searchForm(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/**
 * Whether a column of search forms holds `text` anywhere; its % and _ stand for themselves.
 * @example db.selectFrom("exam").where(likeContains("title_search", "50%"))
 */
export function likeContains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${searchForm(text).replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
