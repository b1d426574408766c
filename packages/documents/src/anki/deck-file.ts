/** Writes an Anki deck as a file: a zip of a SQLite collection. */
import { strToU8, zipSync } from "fflate";
import initSqlJs from "sql.js";
import { cleanText } from "../markup/clean-text.ts";
import { checksumOf, numberOf } from "./content-id.ts";
import { fieldText, type AnkiNote } from "./note.ts";
import { kindId, modelOf, type NoteKind } from "./note-kinds.ts";
import { DECK_OPTIONS, deckOf, SCHEMA, SCHEMA_VERSION, settingsOf } from "./schema.ts";

export interface Deck {
  readonly title: string;
  readonly kind: NoteKind;
  readonly notes: readonly AnkiNote[];
  /** In milliseconds. Anki takes the newer of two notes. */
  readonly now: number;
}

/** Files of a zip have a time, too; this one, so that the same deck gives the same bytes. */
const WRITTEN_AT = new Date(2000, 0, 1);
/** Stands between the fields of a note. */
const FIELD_END = "\u001f";

let sql: ReturnType<typeof initSqlJs> | undefined;

/** A deck as an .apkg file. Of notes with the same id, the first is kept. */
export async function deckFile(deck: Deck): Promise<Uint8Array> {
  const { Database } = await (sql ??= initSqlJs());
  const database = new Database();
  try {
    database.run(SCHEMA);
    const name = deckName(deck.title);
    const deckId = numberOf("deck", name);
    const seconds = Math.floor(deck.now / 1000);
    const kind = kindId(deck.kind);
    database.run("INSERT INTO col VALUES (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, '{}')", [
      seconds,
      deck.now,
      deck.now,
      SCHEMA_VERSION,
      JSON.stringify(settingsOf(deckId, kind)),
      JSON.stringify({ [kind]: modelOf(deck.kind, deckId, seconds) }),
      JSON.stringify({
        1: deckOf(1, "Default", seconds),
        [deckId]: deckOf(deckId, name, seconds),
      }),
      JSON.stringify(DECK_OPTIONS),
    ]);
    // one transaction, not two for each note
    database.run("BEGIN");
    const note = database.prepare(
      "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ' pulda ', ?, ?, ?, 0, '')",
    );
    const card = database.prepare(
      "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
    );
    for (const [at, one] of once(deck.notes).entries()) {
      const id = numberOf("note", one.guid);
      const fields = one.fields.join(FIELD_END);
      const text = fieldText(one.fields[0] ?? "");
      note.run([id, one.guid, kind, seconds, fields, text, checksumOf(text)]);
      card.run([numberOf("card", one.guid), id, deckId, seconds, at + 1]);
    }
    note.free();
    card.free();
    database.run("COMMIT");
    const collection = database.export();
    return zipSync({ "collection.anki2": collection, media: strToU8("{}") }, { mtime: WRITTEN_AT });
  } finally {
    database.close();
  }
}

/** A title as the name of a deck; "::" would put it into another. */
function deckName(title: string): string {
  const name = cleanText(title).replace(/\s+/gu, " ").replace(/:{2,}/gu, ":").trim();
  return name === "" ? "풀다" : name;
}

function once(notes: readonly AnkiNote[]): AnkiNote[] {
  const seen = new Set<string>();
  return notes.filter(({ guid }) => !seen.has(guid) && seen.add(guid));
}
