/** What the source never does: each rule is read off the files, so that a new place is looked at before it is merged. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./prepare.mjs";

const SERVER = ["apps/server/src"];
const PAGES = ["apps/web/src", "apps/web/index.html"];
const RUNS = [...SERVER, ...PAGES, "packages"];

/**
 * What stands where, and the places that are allowed: each was read, and says why.
 * @type {readonly { rule: string, where: readonly string[], pattern: RegExp, allowed?: readonly string[] }[]}
 */
const RULES = [
  {
    rule: "no text is run as a program",
    where: RUNS,
    pattern: /\beval\(|new Function\(|\bimport\((?!["'`])|node:vm\b|set(?:Timeout|Interval)\(["'`]/,
  },
  {
    rule: "the server runs no other program",
    where: SERVER,
    pattern: /child_process/,
    allowed: [
      // a module of our own, with nothing of a request in its command
      "apps/server/src/documents/typesetter.ts",
    ],
  },
  {
    rule: "no text becomes HTML, and no page has a frame or a plug-in",
    where: PAGES,
    pattern:
      /dangerouslySetInnerHTML|(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcDoc|<(?:iframe|object|embed|applet)\b/i,
    allowed: [
      // an SVG that our typesetter has drawn: shapes of letters, no text
      "apps/web/src/pages/paper/printed-paper.tsx",
    ],
  },
  {
    rule: "selects are outlined as text fields are",
    where: PAGES,
    pattern: /@mui\/material\/NativeSelect"/,
    allowed: ["apps/web/src/fields/select-box.tsx"],
  },
  {
    rule: "a regular expression is made of our own words",
    where: RUNS,
    pattern: /(?<!\w)RegExp\(/,
    allowed: [
      // constants
      "apps/web/src/item/words/word-segments.ts",
      "packages/question/src/grading/british-spelling.ts",
      "packages/question/src/grading/contraction.ts",
      "packages/makers/src/types/connective/candidates.ts",
      "packages/makers/src/types/grammar-correction/accepted-forms.ts",
      "packages/documents/src/passages/labels.ts",
      "packages/documents/src/words/line-words.ts",
      "packages/english/src/discourse/relation-signs.ts",
      "packages/english/src/cohesion/progress-ties.ts",
      "packages/model/src/types/shared/structures.ts",
      // a word or a name that is letters alone
      "packages/makers/src/shared/sentence-fault.ts",
      "packages/makers/src/types/content-match/life/achievements.ts",
      "packages/makers/src/types/content-match/life/birth-and-death.ts",
      "packages/makers/src/types/content-match/life/deed-statements.ts",
      "packages/makers/src/types/content-match/life/career-deeds.ts",
      "packages/makers/src/types/content-match/life/work-deeds.ts",
      "packages/makers/src/types/content-match/life/deeds.ts",
      "packages/makers/src/types/content-match/life/life-statements.ts",
      "packages/makers/src/types/content-match/life/acts-of-others.ts",
      "packages/makers/src/types/content-match/life/patterns.ts",
      "packages/makers/src/types/content-match/life/turning-points.ts",
      "packages/makers/src/types/content-match/life/common-life-facts.ts",
      "packages/makers/src/shared/clause/references.ts",
      "packages/makers/src/shared/person.ts",
      "packages/makers/src/types/not-mentioned/subject.ts",
      // lists of words
      "packages/makers/src/types/not-mentioned/life/words.ts",
      "packages/makers/src/types/not-mentioned/notice-aspects.ts",
      "packages/makers/src/types/content-match-korean/values.ts",
      "packages/makers/src/types/content-match-korean/particulars/contest.ts",
      "packages/makers/src/types/content-match-korean/particulars/prices.ts",
      "packages/makers/src/types/content-match-korean/particulars/extras.ts",
      "packages/makers/src/types/content-match-korean/particulars/house-rules.ts",
      "packages/makers/src/types/content-match-korean/particulars/signing-up.ts",
      "packages/makers/src/types/content-match-korean/particulars/rules-of-day.ts",
      "packages/makers/src/types/content-match-korean/particulars/when.ts",
      "packages/makers/src/types/content-match-korean/particulars/how-many.ts",
      "packages/makers/src/types/content-match-korean/particulars/who.ts",
    ],
  },
  {
    rule: "SQL is made of bound parameters",
    where: SERVER,
    pattern: /sql\.(?:raw|lit)\(/,
    allowed: [
      // numbers: the hours of a user's day, and a constant
      "apps/server/src/study/day-column.ts",
      "apps/server/src/study/store.ts",
    ],
  },
  {
    rule: "the server asks no other one but by the clients of database, mail and sign-in",
    where: SERVER,
    pattern:
      /(?<![\w.])fetch\(|\.request\(|from "(?:undici|axios|node:https|node:tls|node:dgram)"|net\.connect\(/,
  },
  {
    rule: "nothing turns the check of certificates or of requests off",
    where: RUNS,
    pattern: /rejectUnauthorized|NODE_TLS_REJECT|insecureHTTPParser|checkServerIdentity/,
  },
  {
    rule: "what is secret is drawn by node:crypto",
    where: [...SERVER, "packages/contract"],
    pattern: /Math\.random/,
  },
  {
    rule: "the server writes its log, and lines of the start and of commands",
    where: [...SERVER, "packages/contract/src", "packages/question/src"],
    pattern: /^(?!\s*\*).*(?:console\.\w+\(|process\.std(?:out|err))/m,
    allowed: [
      "apps/server/src/main.ts",
      "apps/server/src/admin/main.ts",
      "apps/server/src/backup/command.ts",
    ],
  },
  {
    // they take longer to load than all the rest of the server, and the threads of the engine have them
    rule: "the server's main thread loads no makers, taggers or dictionary",
    where: SERVER,
    pattern: /^import (?!type\b)[^;]*? from "@pulda\/(?:english|makers|model|library)";/m,
    allowed: ["apps/server/src/engine/worker.ts"],
  },
  {
    rule: "memory is not read before it is written",
    where: RUNS,
    pattern: /allocUnsafe|node:ffi|\.node["']/,
    // filled before it is handed on: only what was written is sliced off
    allowed: ["apps/server/src/http/body-blocks.ts"],
  },
];

/** The source files at or below a path, without tests and what only tests use. */
function filesAt(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(ROOT.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => /\.(?:ts|tsx|html)$/.test(name))
    .filter((name) => !/\.test\.tsx?$|\/(?:test|testing|data|node_modules|dist)\//.test(name));
}

describe("the source", () => {
  it.each(RULES)("$rule", ({ where, pattern, allowed = [] }) => {
    const files = where.flatMap(filesAt);
    expect(files.length).toBeGreaterThan(0);
    const found = files.filter((name) => pattern.test(readFileSync(join(ROOT, name), "utf8")));
    expect(found.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  it("is of memory-safe languages alone", () => {
    const others = readdirSync(ROOT, { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && !/^(?:\.|node_modules|test-results)/.test(entry.name),
      )
      .flatMap(({ name }) => readdirSync(join(ROOT, name), { recursive: true }).map(String))
      .filter((name) => !name.includes("node_modules"))
      .filter((name) => /\.(?:c|cc|cpp|cxx|h|hpp|rs|go|wasm|node|so|dll)$/.test(name));
    expect(others).toEqual([]);
  });
});
