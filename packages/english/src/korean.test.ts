import { describe, expect, it } from "vitest";
import { withParticle } from "./korean.ts";

describe("withParticle", () => {
  it.each([
    ["which", "는"],
    ["that", "은"],
    ["what", "은"],
    ["system", "은"],
    ["brain", "은"],
    ["cell", "은"],
    ["being", "은"],
    ["note", "는"],
    ["test", "는"],
    ["because", "는"],
    ["map", "은"],
    ["week", "는"],
    ["teacher", "는"],
    ["book", "은"],
    ["3", "은"],
    ["2", "는"],
    ["10", "은"],
    ["③", "은"],
    ["④", "는"],
    ["문장", "은"],
    ["단어", "는"],
  ])("%s%s", (word, particle) => {
    expect(withParticle(word, "은/는")).toBe(word + particle);
  });

  it("uses 로 after a vowel or ㄹ, and 으로 otherwise", () => {
    expect(withParticle("cell", "으로/로")).toBe("cell로");
    expect(withParticle("system", "으로/로")).toBe("system으로");
    expect(withParticle("which", "으로/로", "'which'")).toBe("'which'로");
    expect(withParticle("물", "으로/로")).toBe("물로");
    expect(withParticle("1", "으로/로")).toBe("1로");
  });

  it("handles the other pairs", () => {
    expect(withParticle("has", "이/가")).toBe("has가");
    expect(withParticle("run", "을/를")).toBe("run을");
    expect(withParticle("rain", "과/와")).toBe("rain과");
    expect(withParticle("color", "이에요/예요")).toBe("color예요");
  });
});
