import type { Item } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { everyType } from "../../test/real-items.ts";
import { LIMITS } from "./format.ts";
import { readJson } from "./read-json.ts";
import { toJson } from "./to-json.ts";

const exam = everyType();

/** What is said of the exam when something in its file is changed. */
function messageOf(change: (file: ReturnType<typeof JSON.parse>) => void): string {
  const file = JSON.parse(toJson(exam));
  change(file);
  const read = readJson(JSON.stringify(file));
  return read.ok ? "" : read.message;
}

const at = (matches: (item: Item) => boolean): number => exam.items.findIndex(matches);

describe("Pulda JSON", () => {
  it("gives back the same exam, of every type", () => {
    expect(new Set(exam.items.map(({ type }) => type)).size).toBeGreaterThan(25);
    expect(new Set(exam.items.map(({ shape }) => shape)).size).toBe(4);
    expect(readJson(toJson(exam))).toEqual({ ok: true, exam });
    const { seed: _seed, code: _code, ...without } = exam;
    expect(readJson(`\ufeff${toJson(without)}`)).toEqual({ ok: true, exam: without });
  });

  it.each([
    ["no JSON", "{", "풀다에서 내보낸 JSON 파일이 아니에요."],
    ["another JSON", '{"format":"x"}', "풀다에서 내보낸 JSON 파일이 아니에요."],
    ["null", "null", "풀다에서 내보낸 JSON 파일이 아니에요."],
    ["a newer one", '{"format":"pulda-exam","version":2}', "더 새로운 풀다"],
    ["one too deep", "[".repeat(1e6), "풀다에서 내보낸 JSON 파일이 아니에요."],
    ["one too long", " ".repeat(LIMITS.length + 1), "파일이 너무 커요."],
    ["no items", '{"format":"pulda-exam","version":1,"title":"a"}', "‘지문’(passages): 빠졌어요."],
  ])("refuses %s", (_, text, message) => {
    const read = readJson(text);
    expect(read.ok ? "" : read.message).toContain(message);
  });

  it("names the item and the field that is wrong", () => {
    expect(messageOf(({ items }) => delete items[2].instruction)).toBe(
      "3번 문항의 ‘발문’(instruction): 빠졌어요.",
    );
    expect(messageOf(({ items }) => (items[0].points = 2.55))).toBe(
      "1번 문항의 ‘배점’(points): 소수 첫째 자리까지 쓸 수 있어요.",
    );
    expect(messageOf(({ items }) => (items[0].shape = "draw"))).toBe(
      "1번 문항의 ‘답하는 방식’(shape): 쓸 수 없는 값이에요.",
    );
    expect(messageOf(({ items }) => (items[4].extra = 1))).toBe(
      "5번 문항의 모르는 값이 있어요. (extra)",
    );
    const choose = at(({ shape }) => shape === "choose");
    expect(
      messageOf(({ items }) => {
        items[choose].options.pop();
        items[choose].key.choice = 5;
      }),
    ).toBe(`${choose + 1}번 문항의 ‘정답’(key): 정답 번호가 보기에 없어요.`);
    const arrange = at(({ shape }) => shape === "arrange");
    expect(messageOf(({ items }) => (items[arrange].key.orders = [[0]]))).toContain(
      `${arrange + 1}번 문항의 ‘정답’(key): 정답 순서는`,
    );
    expect(messageOf(({ items }) => (items[1].id = items[0].id))).toBe(
      "2번 문항의 번호나 id가 다른 문항과 같아요.",
    );
    expect(messageOf(({ passages }) => (passages[0].text = 3))).toBe(
      "지문 1의 ‘지문’(text): 쓸 수 없는 값이에요.",
    );
    expect(messageOf((file) => (file["title"] = ""))).toBe(
      "‘제목’(title): 비어 있거나 너무 작아요.",
    );
  });

  it("refuses an item whose key does not give its passage back", () => {
    const made = at(({ proof }) => proof.kind === "made");
    expect(messageOf(({ items }) => (items[made].proof.passage = 999))).toContain(
      `${made + 1}번 문항의 ‘근거’(proof)`,
    );
  });

  it("refuses what could not be answered or graded", () => {
    const write = at(({ shape }) => shape === "write");
    expect(
      messageOf(({ items }) => (items[write].key.accepted[0] = Array(9).fill("ab ".repeat(2000)))),
    ).toContain("모두 합해 20,000자까지");
    const arrange = at(({ shape }) => shape === "arrange");
    expect(
      messageOf(({ items }) => {
        items[arrange].pieces = Array(101).fill("a");
        items[arrange].key.orders = [Array.from({ length: 101 }, (__, one) => one)];
      }),
    ).toContain("100개까지");
    expect(messageOf(({ items }) => (items[0].explanation = "a".repeat(300_000)))).toContain(
      "내용이 너무 길어요.",
    );
  });

  it("refuses a character that cannot be stored, and no text that only names it", () => {
    expect(messageOf(({ items }) => (items[0].explanation = "a\u0000"))).toContain("U+0000");
    expect(messageOf(({ items }) => (items[0].explanation = "\\u0000"))).toBe("");
  });

  it("takes nothing over from names that objects have of their own", () => {
    const text = toJson(exam).replace('"format"', '"__proto__": {"a": 1}, "format"');
    expect(readJson(text).ok).toBe(false);
  });
});
