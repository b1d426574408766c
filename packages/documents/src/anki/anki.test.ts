import { strFromU8, unzipSync } from "fflate";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import initSqlJs, { type Database } from "sql.js";
import { beforeAll, describe, expect, it } from "vitest";
import { everyType } from "../../test/real-items.ts";
import { htmlText } from "../markup/html-text.ts";
import { bodyText } from "../markup/item-text.ts";
import { keyText } from "../paper/key-text.ts";
import { checksumOf } from "./content-id.ts";
import { itemsToAnki } from "./items-to-anki.ts";
import { wordsToAnki } from "./words-to-anki.ts";

const NOW = 1_790_000_000_000;
const exam = everyType();
const WORDS = [
  { text: "address", meaning: "주소", context: "Write your <b>address</b> here." },
  { text: "address", meaning: "연설하다", context: "" },
  { text: "Address ", meaning: "주소", context: "the same word again" },
  { text: "[sound:a.mp3] & {{cloze}}", meaning: "a\u001fb\u0000c", context: "" },
];

let open: (apkg: Uint8Array) => Database;
beforeAll(async () => {
  const { Database } = await initSqlJs();
  open = (apkg) => new Database(unzipSync(apkg)["collection.anki2"]);
});

const rows = (database: Database, query: string) => database.exec(query)[0]?.values ?? [];
const squeezed = (text: string): string =>
  text.replaceAll("\u0007", "").replace(/\s+/gu, " ").trim();

describe("an Anki deck", () => {
  it("is a sound collection of schema 11 in a zip with a list of media", async () => {
    const apkg = await wordsToAnki("1과 :: 단어", WORDS, NOW);
    expect(Object.keys(unzipSync(apkg))).toEqual(["collection.anki2", "media"]);
    expect(strFromU8(unzipSync(apkg)["media"]!)).toBe("{}");
    const database = open(apkg);
    expect(rows(database, "PRAGMA integrity_check")).toEqual([["ok"]]);
    expect(rows(database, "SELECT ver FROM col")).toEqual([[11]]);
    const [[decks, models]] = rows(database, "SELECT decks, models FROM col") as [[string, string]];
    const deck = Object.values<{ id: number; name: string }>(JSON.parse(decks))[1]!;
    expect(deck.name).toBe("1과 : 단어");
    const [model] = Object.values<{ id: number; flds: object[] }>(JSON.parse(models));
    expect(rows(database, "SELECT DISTINCT mid FROM notes")).toEqual([[model!.id]]);
    expect(rows(database, "SELECT DISTINCT did FROM cards")).toEqual([[deck.id]]);
    expect(
      rows(
        database,
        "SELECT count(*) FROM cards JOIN notes ON notes.id = cards.nid WHERE typeof(cards.id) = 'integer'",
      ),
    ).toEqual([[3]]);
  });

  it("has each word with its meaning once, and no markup of its texts", async () => {
    const database = open(await wordsToAnki("1과", WORDS, NOW));
    const notes = rows(
      database,
      "SELECT flds, sfld, csum FROM notes, cards ON nid = notes.id ORDER BY due",
    );
    expect(notes.map(([fields]) => String(fields).split("\u001f"))).toEqual([
      ["address", "주소", "Write your &lt;b&gt;address&lt;/b&gt; here."],
      ["address", "연설하다", ""],
      ["&#91;sound:a.mp3] &amp; {{cloze}}", "abc", ""],
    ]);
    expect(notes[0]!.slice(1)).toEqual(["address", checksumOf("address")]);
    const third = "[sound:a.mp3] & {{cloze}}";
    expect(notes[2]!.slice(1)).toEqual([third, checksumOf(third)]);
  });

  it("has each item with its texts, key and 해설, as SQLite itself reads it", async () => {
    const apkg = await itemsToAnki(exam.title, exam.items, NOW);
    const folder = mkdtempSync(join(tmpdir(), "pulda-anki-"));
    try {
      const path = join(folder, "collection.anki2");
      writeFileSync(path, unzipSync(apkg)["collection.anki2"]!);
      const database = new DatabaseSync(path, { readOnly: true });
      const notes = database
        .prepare("SELECT flds FROM notes JOIN cards ON nid = notes.id ORDER BY due")
        .all();
      const integrity = database.prepare("PRAGMA integrity_check").get();
      database.close();
      expect(integrity).toEqual({ integrity_check: "ok" });
      const fields = notes.map(({ flds }) =>
        String(flds)
          .split("\u001f")
          .map((html) => squeezed(htmlText(html).text)),
      );
      expect(fields.map(([, key]) => key)).toEqual(
        exam.items.map((item) => expect.stringContaining(squeezed(keyText(item)))),
      );
      expect(fields.map(([, , explanation]) => explanation)).toEqual(
        exam.items.map(({ explanation }) => squeezed(explanation)),
      );
      for (const [at, item] of exam.items.entries()) {
        const [question] = fields[at]!;
        expect(question).toContain(squeezed(item.instruction));
        expect(question).toContain(
          squeezed(bodyText(item).replace(/\n*〈보기〉 [^\n]* \/ [^\n]*$/u, "")),
        );
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("keeps its ids whenever it is written, so that importing twice makes no doubles", async () => {
    const ids =
      "SELECT notes.id, guid, cards.id, did, mid FROM notes JOIN cards ON nid = notes.id ORDER BY due";
    const first = await itemsToAnki("1과", exam.items, NOW);
    expect(await itemsToAnki("1과", exam.items, NOW)).toEqual(first);
    const later = open(await itemsToAnki("1과", exam.items, NOW + 1_000_000));
    expect(rows(later, ids)).toEqual(rows(open(first), ids));
    expect(new Set(rows(later, ids).map(([note]) => note)).size).toBe(exam.items.length);
    const edited = exam.items.map((item) => ({ ...item, explanation: "고쳤어요." }));
    expect(rows(open(await itemsToAnki("1과", edited, NOW)), ids)).toEqual(rows(later, ids));
    const guids = "SELECT guid FROM notes ORDER BY guid";
    const elsewhere = open(await itemsToAnki("2과", exam.items, NOW));
    expect(rows(elsewhere, guids)).toEqual(rows(later, guids));
  });
});
