import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { themeIn } from "./text-themes.ts";

describe("themes in a text", () => {
  const analysis = analyse(
    "Speed is what counts in this trade. A quick answer brings a quick reward, and a fast worker earns more. It is not patience that matters.",
  );

  it("are supported where the text speaks of them", () => {
    expect(themeIn(analysis, "speed").support).toBeGreaterThan(1.4);
  });

  it("are denied where their words stand behind a negation", () => {
    const { support, denied } = themeIn(analysis, "patience");
    expect(denied?.text).toBe("patience");
    expect(support).toBeLessThan(1);
  });

  it("are silent where it does not", () => {
    expect(themeIn(analysis, "memory")).toEqual({ support: 0, denied: null });
  });
});
