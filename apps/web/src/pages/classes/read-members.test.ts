import { describe, expect, it } from "vitest";
import { readMembers } from "./read-members.ts";

describe("students that are pasted", () => {
  it.each([
    [
      "1\t김민지\n2\t이서준",
      [
        ["1", "김민지"],
        ["2", "이서준"],
      ],
    ],
    ["번호\t이름\n1\t김민지", [["1", "김민지"]]],
    [
      "김민지\n이서준\n\n",
      [
        ["", "김민지"],
        ["", "이서준"],
      ],
    ],
    [
      "1. 김민지\n2) 이서준\n3번 박하늘",
      [
        ["1", "김민지"],
        ["2", "이서준"],
        ["3", "박하늘"],
      ],
    ],
    ["20301 김민지", [["20301", "김민지"]]],
    ["김민지 12번", [["12", "김민지"]]],
    ["김민지, 3", [["3", "김민지"]]],
    ["Kim Min Ji", [["", "Kim Min Ji"]]],
    ["12\n13", []],
  ])("%j", (text, expected) => {
    expect(readMembers(text).map(({ number, name }) => [number, name])).toEqual(expected);
  });

  it("bounds what is sent", () => {
    const many = readMembers(Array.from({ length: 900 }, (_, at) => `학생${at}`).join("\n"));
    expect(many).toHaveLength(500);
    expect(readMembers("가".repeat(200))[0]?.name).toHaveLength(40);
  });
});
