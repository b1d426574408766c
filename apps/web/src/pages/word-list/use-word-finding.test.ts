import { describe, expect, it } from "vitest";
import { addressOf, stateOf } from "./use-word-finding.ts";

describe("the address of the word list", () => {
  it("keeps what is not at its start, there and back", () => {
    const state = { page: 3, search: "ㅈㅅ", filter: "due", sort: "level" } as const;
    const address = addressOf(state);
    expect(stateOf(new URLSearchParams(address))).toEqual(state);
    expect(addressOf({ page: 1, search: "", filter: "all", sort: "newest" })).toBe("?");
  });
  it("takes nonsense for the start", () => {
    expect(stateOf(new URLSearchParams("?filter=x&sort=y&page=-1"))).toEqual({
      page: 1,
      search: "",
      filter: "all",
      sort: "newest",
    });
  });
});
