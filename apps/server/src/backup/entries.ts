/**
 * A backup is a sequence of entries: one header, then each table with its rows, referenced tables first, and an end
 * that counts the rows. It is the same for both kinds of database, so that either can be restored into the other.
 */

/** What a column holds: both kinds store text, numbers and null alone. */
export type Value = string | number | null;

export interface Header {
  readonly format: "pulda-backup";
  readonly version: 1;
  /** When the snapshot was taken (ISO 8601). */
  readonly taken_at: string;
  /** The migrations of the database, oldest first. */
  readonly migrations: readonly string[];
}

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The id that the next row gets; null where rows have no id of their own. An id is never given twice. */
  readonly next_id: number | null;
}

export type Entry =
  | { readonly header: Header }
  | { readonly table: Table }
  | { readonly row: readonly Value[] }
  | { readonly end: { readonly rows: number } };

/** Where entries come from: a database or a file. */
export type Entries = AsyncIterable<Entry>;

/** A backup that cannot be read or restored; the message is for the user. */
export class BackupProblem extends Error {}
