import { availableParallelism } from "node:os";
import { setImmediate as nextMoment } from "node:timers/promises";
import * as argon2 from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { passwordProblem, passwordsOf } from "./password.ts";

const hash = vi.fn<typeof argon2.hash>(argon2.hash);
const verify = vi.fn<typeof argon2.verify>(argon2.verify);
/** As an installation has them, but watched. */
const passwords = passwordsOf({ hash, verify });
beforeEach(() => {
  vi.clearAllMocks();
});

describe("passwords", () => {
  it("are argon2id with the cost that we name where nothing else is asked for", async () => {
    expect(await passwordsOf().hash("right horse 42")).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
    const stored = await passwords.hash("right horse 42");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.isRight(stored, "right horse 42")).toBe(true);
    expect(await passwords.isRight(stored, "right horse 43")).toBe(false);
    expect(await passwords.isRight(null, "right horse 42")).toBe(false);
  });

  it("take the same work where the account does not exist", async () => {
    const stored = await passwords.hash("right horse 42");
    await passwords.isRight(stored, "the first one makes the decoy");
    vi.clearAllMocks();
    expect(await passwords.isRight(stored, "right horse 43")).toBe(false);
    for (const nothing of [null, undefined, null]) {
      expect(await passwords.isRight(nothing, "right horse 43")).toBe(false);
      expect(await passwords.isRight(nothing, "no one's password")).toBe(false);
    }
    const costs = verify.mock.calls.map(([hashed]) => String(hashed).split("$").slice(1, 4));
    expect(costs).toHaveLength(7);
    for (const cost of costs) expect(cost).toEqual(["argon2id", "v=19", "m=19456,t=2,p=1"]);
    expect(hash).not.toHaveBeenCalled();
  });

  it("leave a core free under concurrency, and continue after a failure", async () => {
    const stored = await passwords.hash("right horse 42");
    let underWay = 0;
    let most = 0;
    const asked = [stored, "broken", stored, null, stored];
    for (const _ of asked)
      verify.mockImplementationOnce(async (hashed) => {
        most = Math.max(most, (underWay += 1));
        await nextMoment();
        underWay -= 1;
        if (hashed === "broken") throw new Error("no memory");
        return true;
      });
    const outcomes = await Promise.allSettled(
      asked.map((one) => passwords.isRight(one, "right horse 42")),
    );
    expect(outcomes).toMatchObject([
      { value: true },
      { reason: { message: "no memory" } },
      { value: true },
      { value: false },
      { value: true },
    ]);
    expect(most).toBe(Math.min(5, Math.max(1, availableParallelism() - 1)));
  });

  it("can be verified again after the decoy failed once", async () => {
    const fresh = passwordsOf({ hash, verify });
    hash.mockRejectedValueOnce(new Error("no memory"));
    await expect(fresh.isRight(null, "right horse 42")).rejects.toThrow("no memory");
    expect(await fresh.isRight(null, "right horse 42")).toBe(false);
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
