import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import type { Proposal } from "./gate.ts";
import { distinctOptions, plainKey } from "./tempting.ts";

const TEXT = "Silence invites the other to speak. A teacher who waits a moment longer hears more.";

function proposal(options: readonly string[]): Proposal {
  return {
    item: {} as Proposal["item"],
    view: {
      type: "blank",
      excerpt: { start: 0, end: TEXT.length },
      operation: { kind: "keep" },
      places: [],
      options: options.map((option) => [option]),
      key: 1,
      answers: [],
      prompt: "",
    },
    source: { passage: 0, text: TEXT, analysis: analyse(TEXT) },
  };
}

describe("options compete", () => {
  it("are no two the same, whatever their case and spaces", () => {
    expect(distinctOptions.check(proposal(["to wait", "To  wait", "to go"]))).not.toBeNull();
    expect(distinctOptions.check(proposal(["to wait", "to go", "to stay"]))).toBeNull();
  });

  it("hold no key that is by far the longest", () => {
    const others = ["waiting for a while", "asking them again", "going on at once"];
    const long = "leaving a little time in which somebody else may begin";
    expect(plainKey.check(proposal([long, ...others]))).not.toBeNull();
    expect(plainKey.check(proposal(["leaving them some more time", ...others]))).toBeNull();
    expect(plainKey.check(proposal(["incomprehensible", "so", "if", "and"]))).toBeNull();
  });
});
