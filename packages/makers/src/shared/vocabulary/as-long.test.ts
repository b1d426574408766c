import { describe, expect, it } from "vitest";
import { withOneAsLong } from "./as-long.ts";

const chosen = (ranked: readonly string[], key: string) =>
  withOneAsLong(ranked, key, 2, (text) => text);

describe("withOneAsLong", () => {
  it("keeps the best where one of them is as long as the key", () => {
    expect(chosen(["medical", "rare", "local"], "typical")).toEqual(["medical", "rare"]);
  });

  it("takes a later one where none of the best is", () => {
    expect(chosen(["rare", "local", "medical"], "typical")).toEqual(["medical", "rare"]);
  });

  it("gives none where none is as long", () => {
    expect(chosen(["rare", "local", "big"], "typical")).toBeNull();
  });
});
