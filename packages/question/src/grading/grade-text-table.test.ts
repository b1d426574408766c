/** Typed answers and their grades out of two points: a typo costs one. */
import { describe, expect, it } from "vitest";
import { grade, type Grading, type ItemContent } from "../index.ts";

type Expected = "right 2" | "partial 1" | "wrong 0" | "unanswered 0";
/** "|" separates the accepted answers. */
type Row = readonly [
  accepted: string,
  typed: string,
  grading: Grading | "exact",
  expected: Expected,
];

function item(
  accepted: readonly (readonly string[])[],
  grading: Grading | "exact",
  rest: { points?: number; neighbours?: string[]; text?: string } = {},
): ItemContent {
  const { points = 2, neighbours, text } = rest;
  return {
    version: 1,
    type: "own-write",
    shape: "write",
    instruction: "쓰시오.",
    points,
    blocks: text === undefined ? [] : [{ kind: "passage", runs: [{ kind: "plain", text }] }],
    fields: accepted.map(() => ({})),
    ...(grading !== "exact" && { grading }),
    ...(neighbours && { neighbours }),
    key: { accepted: accepted.map((answers) => [...answers]) },
    explanation: "",
    proof: { kind: "author" },
    difficulty: "low",
  };
}

function result(content: ItemContent, ...texts: string[]): string {
  const { kind, points } = grade(content, { texts });
  return `${kind} ${points}`;
}

/** How an answer is typed: own-write, and every other type too. */
const TYPED: readonly Row[] = [
  ["to go", "to go", "exact", "right 2"],
  ["to go", "To Go", "exact", "right 2"],
  ["to go", "  to   go  ", "exact", "right 2"],
  ["to go", "to\tgo\n", "exact", "right 2"],
  ["to go", "to\u00a0go", "exact", "right 2"],
  ["to go", "to go.", "exact", "right 2"],
  ["to go", "to go .", "exact", "right 2"],
  ["to go.", "to go", "exact", "right 2"],
  ["to go", "to go!", "exact", "right 2"],
  ["Who is he?", "who is he", "exact", "right 2"],
  ["to go", "ｔｏ　ｇｏ", "exact", "right 2"],
  ["to find", "to ﬁnd", "exact", "right 2"],
  ["café", "cafe\u0301", "exact", "right 2"],
  ["café", "cafe", "exact", "wrong 0"],
  ["the dog's tail", "the dog’s tail", "exact", "right 2"],
  ["the dog's tail", "the dog´s tail", "exact", "right 2"],
  ["the dog's tail", "the dog`s tail", "exact", "right 2"],
  ["the dog's tail", "the dogs' tail", "exact", "wrong 0"],
  ["the dog's tail", "the dogs tail", "exact", "wrong 0"],
  ["the dog's tail", "the dog is tail", "exact", "wrong 0"],
  ['"Stop"', "“Stop”", "exact", "right 2"],
  ["well-known", "well–known", "exact", "right 2"],
  ["well-known", "well‑known", "exact", "right 2"],
  ["well-known", "well - known", "exact", "right 2"],
  ["well-known", "well known", "exact", "wrong 0"],
  ["no — never", "no--never", "exact", "right 2"],
  ["bread, milk, and eggs", "bread , milk,and eggs", "exact", "right 2"],
  ["bread, milk, and eggs", "bread milk and eggs", "exact", "wrong 0"],
  ["(A) go", "( a )go", "exact", "right 2"],
  ["1,200", "1, 200", "exact", "right 2"],
  ["to go", "togo", "exact", "wrong 0"],
  ["to go", "to going", "exact", "wrong 0"],
  ["to go|to walk", "to walk", "exact", "right 2"],
  ["to go|to walk", "to go to walk", "exact", "wrong 0"],
  ["to go|to walk", "to go / to walk", "exact", "wrong 0"],
  ["receive", "recieve", "exact", "wrong 0"],
  ["?", "?", "exact", "right 2"],
  ["?", ".", "exact", "wrong 0"],
  ["광합성", "광합성", "exact", "right 2"],
  ["광합성", "광합성".normalize("NFD"), "exact", "right 2"],
  ["광합성", "광합선", "exact", "wrong 0"],
  ["광합성", "광합성을", "exact", "wrong 0"],
];

const CONTRACTED: readonly Row[] = [
  ["don't", "do not", "exact", "right 2"],
  ["do not", "don't", "exact", "right 2"],
  ["do not", "don’t", "exact", "right 2"],
  ["do not", "dont", "exact", "wrong 0"],
  ["She doesn't know.", "she does not know", "exact", "right 2"],
  ["She doesn't know.", "she do not know", "exact", "wrong 0"],
  ["can't", "cannot", "exact", "right 2"],
  ["cannot", "can not", "exact", "right 2"],
  ["can not", "can't", "exact", "right 2"],
  ["cannot", "could not", "exact", "wrong 0"],
  ["won't go", "will not go", "exact", "right 2"],
  ["will not go", "won't go", "exact", "right 2"],
  ["will not go", "wo not go", "exact", "wrong 0"],
  ["would not go", "won't go", "exact", "wrong 0"],
  ["it is", "it's", "exact", "right 2"],
  ["it has", "it's", "exact", "right 2"],
  ["it's", "it is", "exact", "right 2"],
  ["it's", "its", "exact", "wrong 0"],
  ["its", "it's", "exact", "wrong 0"],
  ["its", "it is", "exact", "wrong 0"],
  ["it is", "it has", "exact", "wrong 0"],
  ["it's been cold", "it has been cold", "exact", "right 2"],
  ["it's been cold", "it is been cold", "exact", "wrong 0"],
  ["it's raining", "it is raining", "exact", "right 2"],
  ["it's raining", "it has raining", "exact", "wrong 0"],
  ["it's not fair", "it isn't fair", "exact", "right 2"],
  ["he has left", "he's left", "exact", "right 2"],
  ["it has a tail", "it's a tail", "exact", "wrong 0"],
  ["they are", "they're", "exact", "right 2"],
  ["they're", "their", "exact", "wrong 0"],
  ["we have seen", "we've seen", "exact", "right 2"],
  ["should have gone", "should've gone", "exact", "right 2"],
  ["should have gone", "should of gone", "exact", "wrong 0"],
  ["I'd go", "I would go", "exact", "right 2"],
  ["I'd go", "I had go", "exact", "wrong 0"],
  ["I had gone", "I'd gone", "exact", "right 2"],
  ["I'd gone", "I would gone", "exact", "wrong 0"],
  ["You'd better go", "you had better go", "exact", "right 2"],
  ["You'd better go", "you would better go", "exact", "wrong 0"],
  ["I'd", "I would", "exact", "right 2"],
  ["I'd", "I had", "exact", "right 2"],
  ["let's go", "let us go", "exact", "right 2"],
  ["I'll go", "I will go", "exact", "right 2"],
  ["I'm", "I am", "exact", "right 2"],
  ["Why don't you rest?", "Why do you not rest?", "exact", "right 2"],
  ["Why don't you rest?", "Why do not you rest?", "exact", "wrong 0"],
  ["that's it", "that is it", "exact", "right 2"],
  ["that's it", "that has it", "exact", "wrong 0"],
  ["it 's done", "it is done", "exact", "right 2"],
];

/** Where a form is asked for, commas are not. */
const COMMAS: readonly Row[] = [
  [
    "the more it grows, the less it costs",
    "the more it grows the less it costs",
    "form",
    "right 2",
  ],
  ["the gates were closed", "the gates, were closed", "form", "right 2"],
  ["the gates were closed", "the gates, were close", "form", "wrong 0"],
  ["yes, it is", "yes it is", "exact", "wrong 0"],
];

const TRANSATLANTIC: readonly Row[] = [
  ["color", "colour", "exact", "right 2"],
  ["favourite", "favorite", "exact", "right 2"],
  ["organize", "organise", "form", "right 2"],
  ["organised", "organized", "form", "right 2"],
  ["realization", "realisation", "spelling", "right 2"],
  ["center", "centre", "spelling", "right 2"],
  ["centred", "centered", "form", "right 2"],
  ["travelled", "traveled", "form", "right 2"],
  ["traveling", "travelling", "form", "right 2"],
  ["controlling", "controling", "exact", "wrong 0"],
  ["called", "caled", "exact", "wrong 0"],
  ["defence", "defense", "exact", "right 2"],
  ["gray", "grey", "exact", "right 2"],
  ["analyze", "analyse", "exact", "right 2"],
  ["dialog", "dialogue", "exact", "right 2"],
  ["learned", "learnt", "form", "right 2"],
  ["skillful", "skilful", "exact", "right 2"],
  ["the color of the theater", "the colour of the theatre", "exact", "right 2"],
  ["practiced", "practised", "form", "right 2"],
  ["archaeology", "archeology", "exact", "right 2"],
  ["advice", "advise", "exact", "wrong 0"],
  ["advise", "advize", "exact", "wrong 0"],
  ["surprising", "surprizing", "exact", "wrong 0"],
  ["four", "for", "exact", "wrong 0"],
  ["humorous", "humourous", "exact", "wrong 0"],
  ["tired", "tyred", "exact", "wrong 0"],
];

/** word-form and grammar-correction. */
const FORM: readonly Row[] = [
  ["controlling", "controlling", "form", "right 2"],
  ["controlling", "controling", "form", "partial 1"],
  ["controlling", "contorlling", "form", "partial 1"],
  ["controlling", "controlled", "form", "wrong 0"],
  ["controlling", "control", "form", "wrong 0"],
  ["controlling", "to control", "form", "wrong 0"],
  ["controlling", "contolinng", "form", "wrong 0"],
  ["write", "wrote", "form", "wrong 0"],
  ["written", "writen", "form", "partial 1"],
  ["written", "writed", "form", "wrong 0"],
  ["demanding", "demanded", "form", "wrong 0"],
  ["demanded", "demannded", "form", "partial 1"],
  ["discovers", "discover", "form", "wrong 0"],
  ["discover", "discovers", "form", "wrong 0"],
  ["discovers", "discoveres", "form", "wrong 0"],
  ["discovers", "dicovers", "form", "partial 1"],
  ["exciting", "excited", "form", "wrong 0"],
  ["excited", "exciting", "form", "wrong 0"],
  ["excited", "exicted", "form", "partial 1"],
  ["simply", "simple", "form", "wrong 0"],
  ["carefully", "careful", "form", "wrong 0"],
  ["carefully", "carefuly", "form", "wrong 0"],
  ["carefully", "carfully", "form", "partial 1"],
  ["stronger", "strong", "form", "wrong 0"],
  ["stronger", "strongest", "form", "wrong 0"],
  ["stronger", "stronnger", "form", "partial 1"],
  ["decision", "desision", "form", "partial 1"],
  ["decision", "dicision", "form", "partial 1"],
  ["decision", "decisions", "form", "wrong 0"],
  ["decision", "decide", "form", "wrong 0"],
  ["known", "knwon", "form", "wrong 0"],
  ["to build", "to build", "form", "right 2"],
  ["to build", "build", "form", "wrong 0"],
  ["to build", "to biuld", "form", "wrong 0"],
  ["to discover", "to dicover", "form", "partial 1"],
  ["to discover", "too dicover", "form", "wrong 0"],
  ["is produced", "is prodused", "form", "wrong 0"],
  ["is produced", "is prduced", "form", "partial 1"],
  ["is produced", "are produced", "form", "wrong 0"],
  ["is produced", "was prduced", "form", "wrong 0"],
  ["are introduced", "are introduce", "form", "wrong 0"],
  ["isn't produced", "is not prduced", "form", "partial 1"],
  ["himself", "hisself", "form", "partial 1"],
  ["themselves", "themself", "form", "wrong 0"],
  ["whose", "who's", "form", "wrong 0"],
  ["what", "that", "form", "wrong 0"],
  ["that|which", "which", "form", "right 2"],
  ["because of|due to|owing to", "due to", "form", "right 2"],
  ["because of|due to|owing to", "becouse of", "form", "partial 1"],
  ["because of|due to|owing to", "becuase of", "form", "wrong 0"],
  ["because of", "because", "form", "wrong 0"],
  ["although|though|even though", "allthough", "form", "partial 1"],
  ["③ discovering|discovering|③|3|③discovering", "③ discovering", "form", "right 2"],
  ["③ discovering|discovering|③|3|③discovering", "③", "form", "right 2"],
  ["③ discovering|discovering|③|3|③discovering", "3", "form", "right 2"],
  ["③ discovering|discovering|③|3|③discovering", "3 Discovering", "form", "right 2"],
  ["③ discovering|discovering|③|3|③discovering", "③ discoverring", "form", "partial 1"],
  ["③ discovering|discovering|③|3|③discovering", "② discovering", "form", "wrong 0"],
  ["③ discovering|discovering|③|3|③discovering", "2", "form", "wrong 0"],
];

/** word-spelling and word-write. */
const SPELLING: readonly Row[] = [
  ["receive", "receive", "spelling", "right 2"],
  ["receive", "Receive", "spelling", "right 2"],
  ["receive", "recieve", "spelling", "partial 1"],
  ["receive", "receve", "spelling", "partial 1"],
  ["receive", "receivve", "spelling", "partial 1"],
  ["receive", "raceive", "spelling", "partial 1"],
  ["receive", "reseve", "spelling", "wrong 0"],
  ["receive", "deceive", "spelling", "wrong 0"],
  ["receive", "eceive", "spelling", "wrong 0"],
  ["heat", "meat", "spelling", "wrong 0"],
  ["heat", "haet", "spelling", "partial 1"],
  ["ant", "and", "spelling", "wrong 0"],
  ["environment", "enviroment", "spelling", "partial 1"],
  ["environment", "enviromant", "spelling", "partial 1"],
  ["environment", "envirament", "spelling", "partial 1"],
  ["environment", "invironment", "spelling", "wrong 0"],
  ["environment", "envirmant", "spelling", "wrong 0"],
  ["memory|emory|memories|emories", "memories", "spelling", "right 2"],
  ["memory|emory|memories|emories", "emory", "spelling", "right 2"],
  ["memory|emory|memories|emories", "memery", "spelling", "partial 1"],
  ["memory|emory|memories|emories", "emary", "spelling", "partial 1"],
  ["memory|emory|memories|emories", "mind", "spelling", "wrong 0"],
  ["take advantage of", "take advantege of", "spelling", "partial 1"],
  ["take advantage of", "tacke advantage of", "spelling", "partial 1"],
  ["take advantage of", "tacke advantege of", "spelling", "wrong 0"],
  ["take advantage of", "take advantage off", "spelling", "wrong 0"],
  ["take advantage of", "take advantage", "spelling", "wrong 0"],
  ["well-being", "well-bieng", "spelling", "partial 1"],
  ["2024", "2025", "spelling", "wrong 0"],
];

/** meaning-write. */
const MEANING: readonly Row[] = [
  ["주소|연설", "주소", "meaning", "right 2"],
  ["역사가", "역사", "meaning", "wrong 0"],
  ["젊은|어린", "젊은이", "meaning", "wrong 0"],
  ["확인하다", "확인", "meaning", "partial 1"],
  ["~에 관한", "에 관한", "meaning", "right 2"],
  ["~에 관한", "관한", "meaning", "right 2"],
  ["주소|연설", "연설.", "meaning", "right 2"],
  ["주소|연설", "주소, 연설", "meaning", "right 2"],
  ["주소|연설", "주소、연설", "meaning", "right 2"],
  ["주소|연설", "주 소", "meaning", "right 2"],
  ["주소|연설", "주소를", "meaning", "right 2"],
  ["주소|연설", "연셜", "meaning", "partial 1"],
  ["주소|연설", "전화번호", "meaning", "wrong 0"],
  ["주소|연설", "이름, 나이, 주소, 학교", "meaning", "wrong 0"],
  ["~을 이용하다", "이용하다", "meaning", "right 2"],
  ["~을 이용하다", "～을 이용하다", "meaning", "right 2"],
  ["(시간이) 걸리다", "걸리다", "meaning", "right 2"],
  ["설명하다", "설명하다".normalize("NFD"), "meaning", "right 2"],
  ["설명하다", "설명", "meaning", "partial 1"],
  ["설명하다", "설먕하다", "meaning", "partial 1"],
  ["분명한", "분명히", "meaning", "partial 1"],
  ["증가하다", "감소하다", "meaning", "wrong 0"],
  ["힘", "흠", "meaning", "wrong 0"],
  ["속", "속도", "meaning", "wrong 0"],
  ["주소", "address", "meaning", "wrong 0"],
];

/** Whatever comes over the wire. */
const HOSTILE: readonly Row[] = [
  ["receive", "", "exact", "unanswered 0"],
  ["receive", " \n\t ", "spelling", "unanswered 0"],
  ["receive", "\u200b\u200d\ufeff", "spelling", "unanswered 0"],
  ["receive", "\u0000", "form", "unanswered 0"],
  ["receive", "re\u200bceive", "exact", "right 2"],
  ["receive", "\ufeffreceive", "exact", "right 2"],
  ["receive", "re\u00adceive", "exact", "right 2"],
  ["receive", "receive\u0000", "exact", "right 2"],
  ["receive", "...", "spelling", "wrong 0"],
  ["receive", "?!,;:—“”", "form", "wrong 0"],
  ["receive", "'", "form", "wrong 0"],
  ["receive", "😀", "spelling", "wrong 0"],
  ["receive", "receive 😀", "spelling", "wrong 0"],
  ["receive", "👨‍👩‍👧‍👦".repeat(80), "meaning", "wrong 0"],
  ["😀", "😀", "exact", "right 2"],
  ["receive", "\ud83d", "spelling", "wrong 0"],
  ["receive", "<b>receive</b>", "exact", "wrong 0"],
  ["receive", "<script>alert(1)</script>", "spelling", "wrong 0"],
  ["receive", "receive'; DROP TABLE items;--", "spelling", "wrong 0"],
  ["receive", "__proto__", "form", "wrong 0"],
  ["constructor", "constructor", "form", "right 2"],
  ["receive", "receive ".repeat(250), "spelling", "wrong 0"],
  ["receive", "r".repeat(2000), "form", "wrong 0"],
  ["receive", ".*", "exact", "wrong 0"],
  ["receive", "\u202eeviecer", "spelling", "wrong 0"],
  ["receive", "rесeive", "form", "wrong 0"],
  ["주소", "(".repeat(2000), "meaning", "wrong 0"],
  ["주소", "주소(".repeat(600), "meaning", "wrong 0"],
  ["주소", ",,,,", "meaning", "wrong 0"],
  ["주소", "~", "meaning", "wrong 0"],
  ["it is", "it's ".repeat(400), "form", "wrong 0"],
];

const TABLES = { TYPED, CONTRACTED, COMMAS, TRANSATLANTIC, FORM, SPELLING, MEANING, HOSTILE };

describe.each(Object.entries(TABLES))("a typed answer: %s", (_name, rows) => {
  it.each(rows)("%j ← %j (%s): %s", (accepted, typed, grading, expected) => {
    expect(result(item([accepted.split("|")], grading), typed)).toBe(expected);
  });
});

describe("the table", () => {
  it("has 150 answers or more, each once", () => {
    const rows = Object.values(TABLES).flat().map(String);
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(new Set(rows).size).toBe(rows.length);
  });
});

describe("an orthographic neighbour", () => {
  it.each([
    ["quiet", "quite", "spelling", ["quite"]],
    ["conversation", "conservation", "spelling", ["conservation"]],
    ["hopping", "hoping", "form", ["hoping"]],
    ["choose", "chose", "form", ["chose"]],
    ["감소", "감사", "meaning", ["감사"]],
  ] as const)("is wrong, not a typo: %j ← %j (%s)", (accepted, typed, grading, neighbours) => {
    expect(result(item([[accepted]], grading), typed)).toBe("partial 1");
    expect(result(item([[accepted]], grading, { neighbours: [...neighbours] }), typed)).toBe(
      "wrong 0",
    );
  });

  it("is any word that the item prints", () => {
    const text = "The trial lasted. A trail is a path.";
    expect(result(item([["trail"]], "spelling", { text }), "Trial")).toBe("wrong 0");
    expect(result(item([["trail"]], "spelling", { text }), "traill")).toBe("partial 1");
  });
});

describe("points", () => {
  const three = [["controlling"], ["written"], ["stronger"]];
  it.each([
    [3, ["controlling", "written", "stronger"], "right 3"],
    [3, ["controling", "written", "stronger"], "partial 2"],
    [3, ["controling", "writen", "stronger"], "partial 1"],
    [3, ["controling", "writen", "stronnger"], "wrong 0"],
    [3, ["controlling", "written", "strong"], "partial 2"],
    [3, ["controlling", "writen", "strong"], "partial 1"],
    [3, ["controlling", "", ""], "partial 1"],
    [3, ["controling", "", ""], "wrong 0"],
    [2, ["controlling", "", ""], "wrong 0"],
    [2, ["controlling", "written", ""], "partial 1"],
    [1, ["controling", "written", "stronger"], "wrong 0"],
    [3, ["", "", ""], "unanswered 0"],
  ] as const)("of %d for %j are %s", (points, texts, expected) => {
    expect(result(item(three, "form", { points }), ...texts)).toBe(expected);
  });

  it.each([
    [2.5, ["controlling", "written", "stronger"], "right 2.5"],
    [2.5, ["controling", "written", "stronger"], "partial 1.5"],
    [2.5, ["controlling", "written", "strong"], "partial 1.6"],
    [2.5, ["controlling", "", ""], "partial 0.8"],
    [0.3, ["controlling", "", ""], "partial 0.1"],
    [0.3, ["controling", "written", "stronger"], "partial 0.2"],
    [0.1, ["controlling", "written", ""], "wrong 0"],
  ] as const)("of %d, with a decimal, for %j are in tenths: %s", (points, texts, expected) => {
    expect(result(item(three, "form", { points }), ...texts)).toBe(expected);
  });

  it("are whole however many fields there are", () => {
    for (let fields = 1; fields <= 20; fields++)
      for (let right = 0; right <= fields; right++) {
        const content = item(
          Array.from({ length: fields }, () => ["go"]),
          "exact",
          { points: 10 },
        );
        const texts = Array.from({ length: fields }, (_, at) => (at < right ? "go" : "x"));
        expect(grade(content, { texts }).points).toBe(Math.floor((right * 10) / fields));
      }
  });
});

describe("the notes", () => {
  it("name the word with the typo", () => {
    expect(grade(item([["receive"]], "spelling"), { texts: ["Recieve."] }).notes).toEqual([
      "철자를 확인해 보세요: Recieve → receive",
    ]);
    expect(
      grade(item([["is produced"], ["written"]], "form", { points: 3 }), {
        texts: ["is prduced", "wrote"],
      }),
    ).toEqual({
      kind: "wrong",
      points: 0,
      max_points: 3,
      notes: ["철자를 확인해 보세요: prduced → produced"],
    });
  });
  it("say that a part is right, and are left out for a right or a wrong answer", () => {
    const two = item([["go"], ["walk"]], "exact");
    expect(grade(two, { texts: ["go", "x"] }).notes).toEqual(["일부만 맞았어요."]);
    expect(grade(two, { texts: ["go", "walk"] })).not.toHaveProperty("notes");
    expect(grade(two, { texts: ["x", "x"] })).not.toHaveProperty("notes");
  });
});
