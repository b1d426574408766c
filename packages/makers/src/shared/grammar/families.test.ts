import { GRAMMAR_RULES } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { countFamilies, familyOf } from "./families.ts";

describe("the families of grammar rules", () => {
  it("tell clauses, verb forms, agreement and the rest apart", () => {
    expect(familyOf("relative-what")).toBe("clause");
    expect(familyOf("finite-verb")).toBe("verbal");
    expect(familyOf("pronoun-number")).toBe("agreement");
    expect(familyOf("voice")).toBe("form");
  });

  it("name rules that there are", () => {
    const rules = Object.keys(GRAMMAR_RULES);
    expect(rules.filter((rule) => familyOf(rule) !== "form")).toHaveLength(22);
  });

  it("are counted once each", () => {
    expect(countFamilies(["relative-what", "that-conjunction", "voice"])).toBe(2);
  });
});
