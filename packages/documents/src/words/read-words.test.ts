import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWords } from "./read-words.ts";
import { linesOfTable } from "./word-table.ts";
import { draws } from "../../../../testing/effort.ts";

const FORMS: [form: string, pasted: string, expected: [string, string][]][] = [
  [
    "a colon",
    "abandon: 버리다\nability : 능력",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
    ],
  ],
  [
    "numbers",
    "1. abandon 버리다\n2) ability 능력\n(3) able 할 수 있는\n④ about 약",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
      ["able", "할 수 있는"],
      ["about", "약"],
    ],
  ],
  [
    "a number without a point",
    "1 abandon 버리다\n02 ability 능력",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
    ],
  ],
  [
    "tabs",
    "abandon\t버리다\nability\t능력",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
    ],
  ],
  [
    "=",
    "comb = 빗\nhive=벌집",
    [
      ["comb", "빗"],
      ["hive", "벌집"],
    ],
  ],
  [
    "Korean first",
    "고양이 cat\n버리다 - abandon\n능력: ability",
    [
      ["cat", "고양이"],
      ["abandon", "버리다"],
      ["ability", "능력"],
    ],
  ],
  [
    "a dash and a word class",
    "abandon - v. 버리다\nability – n. 능력\nable (adj.) 할 수 있는\nvivid [형] 생생한",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
      ["able", "할 수 있는"],
      ["vivid", "생생한"],
    ],
  ],
  [
    "several word classes",
    "apologize v. 사과하다\ncause n. 원인 v. 일으키다",
    [
      ["apologize", "사과하다"],
      ["cause", "n. 원인 v. 일으키다"],
    ],
  ],
  [
    "two columns",
    "abandon 버리다    ability 능력\nable 할 수 있는    about 약",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
      ["able", "할 수 있는"],
      ["about", "약"],
    ],
  ],
  [
    "two columns with numbers",
    "1. abandon 버리다 26. ability 능력\n2. able 할 수 있는 27. about 약",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
      ["able", "할 수 있는"],
      ["about", "약"],
    ],
  ],
  [
    "two columns with tabs",
    "abandon\t버리다\tability\t능력",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
    ],
  ],
  [
    "phrases",
    "give up 포기하다\nin terms of ~의 관점에서\nlook forward to -ing: ~을 고대하다",
    [
      ["give up", "포기하다"],
      ["in terms of", "~의 관점에서"],
      ["look forward to -ing", "~을 고대하다"],
    ],
  ],
  [
    "notes in brackets",
    "abandon 버리다 (= give up)\nprincipal 교장 (cf. principle 원칙)",
    [
      ["abandon", "버리다 (= give up)"],
      ["principal", "교장 (cf. principle 원칙)"],
    ],
  ],
  [
    "pronunciation",
    "abandon [əˈbændən] 버리다\nable /ˈeɪbl/ 할 수 있는",
    [
      ["abandon", "버리다"],
      ["able", "할 수 있는"],
    ],
  ],
  [
    "several meanings",
    "abandon 버리다, 포기하다; 그만두다\nability, 능력, 재능",
    [
      ["abandon", "버리다, 포기하다; 그만두다"],
      ["ability", "능력, 재능"],
    ],
  ],
  [
    "words alone",
    "abandon\nin terms of",
    [
      ["abandon", ""],
      ["in terms of", ""],
    ],
  ],
  [
    "English meanings",
    "abandon: to leave behind\nability\tthe power to do something",
    [
      ["abandon", "to leave behind"],
      ["ability", "the power to do something"],
    ],
  ],
  [
    "meanings below their words",
    "abandon\n버리다\nability\n능력\n",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
    ],
  ],
  [
    "all meanings below all words",
    "1. abandon\n2. ability\n3. able\n1. 버리다\n2. 능력\n3. 할 수 있는",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
      ["able", "할 수 있는"],
    ],
  ],
  [
    "rows of Quizlet with semicolons",
    "abandon\t버리다;ability\t능력;able\t할 수 있는",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
      ["able", "할 수 있는"],
    ],
  ],
  [
    "CSV",
    'abandon,버리다\nability,"능력, 재능"',
    [
      ["abandon", "버리다"],
      ["ability", "능력, 재능"],
    ],
  ],
  [
    "CSV with a header",
    "번호,뜻,단어\n1,벌집,hive\n2,빗,comb",
    [
      ["hive", "벌집"],
      ["comb", "빗"],
    ],
  ],
  [
    "quoted TSV",
    '"abandon"\t"버리다"\n"ability"\t"능력"',
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
    ],
  ],
  [
    "bullets and signs of checklists",
    "- abandon: 버리다\n□ ability 능력\n★ able 할 수 있는",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
      ["able", "할 수 있는"],
    ],
  ],
  [
    "a table of Markdown",
    "| abandon | 버리다 |\n| ability | 능력 |",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
    ],
  ],
  [
    "arrows",
    "abandon → 버리다\nability => 능력",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
    ],
  ],
  [
    "lines of Windows",
    "abandon 버리다\r\nability 능력\r\n",
    [
      ["abandon", "버리다"],
      ["ability", "능력"],
    ],
  ],
  ["full-width signs", "abandon：버리다", [["abandon", "버리다"]]],
  [
    "hyphens within words",
    "well-known 잘 알려진\nmother-in-law - 시어머니",
    [
      ["well-known", "잘 알려진"],
      ["mother-in-law", "시어머니"],
    ],
  ],
];

describe("words of pasted lines", () => {
  it.each(FORMS)("are read with %s", (_, pasted, expected) => {
    const { words, problems } = readWords(pasted);
    expect(words.map(({ text, meaning }) => [text, meaning])).toEqual(expected);
    expect(problems).toEqual([]);
  });

  it("keep the first of equal words", () => {
    expect(readWords("Comb=빗\ncomb=벌집").words).toEqual([{ text: "Comb", meaning: "빗" }]);
  });

  it("report the lines without a word, and keep the others", () => {
    const { words, problems } = readWords(
      `=뜻만\n${"a".repeat(101)}\nhive=${"뜻".repeat(501)}\nok\nDay 12\n뜻만 있는 줄\nThis is a whole sentence of its own.`,
    );
    expect(words).toEqual([{ text: "ok", meaning: "" }]);
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3, 5, 6, 7]);
    for (const { reason } of problems) expect(reason).toMatch(/요\.$/);
  });

  it("read any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        for (const word of readWords(text).words) expect(word.text.trim()).not.toBe("");
      }),
      draws(100, 5000),
    );
  });

  it.each(["a 벌 ", "a\t", "(", "[a", "1. ", "\na", "\n벌", ";\t", '"', "n./", " | "])(
    "do work that grows with the length alone: %j",
    (unit) => {
      expect(() => readWords(unit.repeat(100_000 / unit.length))).not.toThrow();
    },
  );
});

describe("a table of words", () => {
  it("has its columns found by name, else the first two are used", () => {
    expect(linesOfTable("번호,뜻,단어\n1,벌집,hive")).toBe("hive\t벌집");
    expect(linesOfTable("hive;벌집\ncomb;빗")).toBe("hive\t벌집\ncomb\t빗");
    expect(linesOfTable("hive\ncomb")).toBe("hive\t\ncomb\t");
  });
  it("gives formulas as text, without their escape", () => {
    expect(linesOfTable("'=HYPERLINK(1),'+1")).toBe("=HYPERLINK(1)\t+1");
  });
});
