/** The kinds of note (Anki's note types): words, and items of an exam. */
import { numberOf } from "./content-id.ts";

/** A note type with one card. */
export interface NoteKind {
  readonly name: string;
  readonly fields: readonly string[];
  readonly question: string;
  readonly answer: string;
}

export const WORD_KIND: NoteKind = {
  name: "풀다 단어",
  fields: ["단어", "뜻", "문장"],
  question: '<div class="word">{{단어}}</div>',
  answer:
    '{{FrontSide}}<hr id="answer"><div class="meaning">{{뜻}}</div>{{#문장}}<div class="sentence">{{문장}}</div>{{/문장}}',
};

export const ITEM_KIND: NoteKind = {
  name: "풀다 문항",
  fields: ["문항", "정답", "해설"],
  question: '<div class="item">{{문항}}</div>',
  answer:
    '{{FrontSide}}<hr id="answer"><div class="key">{{정답}}</div><div class="explanation">{{해설}}</div>',
};

const CSS = `.card { font-family: "Noto Serif KR", serif; font-size: 18px; text-align: left; line-height: 1.6; }
.word, .meaning, .sentence { text-align: center; }
.word { font-size: 28px; }
.sentence { color: #595959; margin-top: 0.6em; }
.instruction, .key { font-weight: bold; }
.passage, .given, .example { border: 1px solid #767676; padding: 0.5em 0.8em; margin: 0.6em 0; }
.gloss { font-size: 0.85em; }
p { margin: 0.3em 0; }
`;

/** The id of a kind, which changes when its fields or cards do. */
export function kindId(kind: NoteKind): number {
  return numberOf("kind", JSON.stringify(kind));
}

/** A kind as the collection stores it. */
export function modelOf(kind: NoteKind, deck: number, seconds: number): object {
  return {
    id: kindId(kind),
    name: kind.name,
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deck,
    tags: [],
    vers: [],
    css: CSS,
    latexPre: "",
    latexPost: "",
    // the card is made where the first field has a text
    req: [[0, "any", [0]]],
    flds: kind.fields.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: "Arial",
      size: 20,
      media: [],
    })),
    tmpls: [
      {
        name: "카드 1",
        ord: 0,
        qfmt: kind.question,
        afmt: kind.answer,
        bqfmt: "",
        bafmt: "",
        did: null,
      },
    ],
  };
}
