import { describe, expect, it } from "vitest";
import { addressOf, stateOf } from "./use-word-query.ts";

describe("the address of the word list", () => {
  it("has all values that are not defaults, and is parsed to the same state", () => {
    const state = { page: 3, search: "ㅈㅅ", filter: "due", sort: "level" } as const;
    const address = addressOf(state);
    expect(stateOf(new URLSearchParams(address))).toEqual(state);
    expect(addressOf({ page: 1, search: "", filter: "all", sort: "newest" })).toBe("?");
  });
  it("has defaults for invalid values", () => {
    expect(stateOf(new URLSearchParams("?filter=x&sort=y&page=-1"))).toEqual({
      page: 1,
      search: "",
      filter: "all",
      sort: "newest",
    });
  });
});
