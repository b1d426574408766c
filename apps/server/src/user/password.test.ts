import { describe, expect, it } from "vitest";
import { hashPassword, isPassword, passwordProblem } from "./password.ts";

describe("passwords", () => {
  it("are argon2id with the cost that we name", async () => {
    const stored = await hashPassword("right horse 42");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(stored, "right horse 42")).toBe(true);
    expect(await isPassword(stored, "right horse 43")).toBe(false);
    expect(await isPassword(null, "right horse 42")).toBe(false);
  });

  it("are refused when common, monotonous or the address itself", () => {
    for (const password of [
      "password",
      "Password123",
      "qwer1234",
      "aaaaaaaa",
      "12345678",
      "abababab",
    ])
      expect([password, passwordProblem(password, "a@example.com")]).not.toContain(null);
    expect(passwordProblem("teacherkim", "teacherkim@example.com")).not.toBeNull();
    expect(passwordProblem("right horse 42", "a@example.com")).toBeNull();
  });
});
