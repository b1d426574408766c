import { availableParallelism } from "node:os";
import { setImmediate as nextMoment } from "node:timers/promises";
import * as argon2 from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { passwordProblem, passwordsOf, TooManyChecks } from "./password.ts";

const hash = vi.fn<typeof argon2.hash>(argon2.hash);
const verify = vi.fn<typeof argon2.verify>(argon2.verify);
/** As an installation has them, but watched. */
const passwords = passwordsOf({ hash, verify });
beforeEach(() => {
  vi.clearAllMocks();
});

/** Checks that the test lets go one by one, in the order in which they began. */
function heldChecks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const held = passwordsOf({
    hash: async () => "decoy",
    verify: async (_hash, password) => {
      begun.push(String(password));
      await new Promise<void>((end) => ends.push(end));
      return true;
    },
  });
  return {
    begun,
    ends,
    check: (name: string, network: string) => held.isRight("x", name, network),
  };
}

describe("passwords that wait", () => {
  it("are bounded for a network, and another one's come next", async () => {
    const { begun, ends, check } = heldChecks();
    const [first, second] = ["10.0.0.1", "10.0.0.2"];
    const many = Array.from({ length: 300 }, (_, at) => check(`first ${at}`, first));
    await nextMoment();
    const underWay = begun.length;
    await expect(check("one more", first)).rejects.toThrow(TooManyChecks);
    const other = check("other", second);
    await nextMoment();
    for (let at = 0; at < 2; at += 1) {
      ends.shift()?.();
      await nextMoment();
    }
    expect(begun.slice(underWay, underWay + 2)).toContain("other");
    expect(begun).not.toContain("one more");
    const checks = { isDone: false };
    void Promise.all([...many, other]).then(() => (checks.isDone = true));
    while (!checks.isDone) {
      ends.shift()?.();
      await nextMoment();
    }
    expect(await other).toBe(true);
    const after = check("again", first);
    await nextMoment();
    ends.shift()?.();
    expect(await after).toBe(true);
  });
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

  it.each([
    ["Password1!", "password", "P@ssw0rd2024", "iloveyou2", "korea2024", "qwer1234!", "1q2w3e4r"],
    ["aaaaaaaa", "12345678", "87654321", "abababab", "abcabcabc", "abcdefgh", "qwertyuiop"],
    [
      "tkfkdgo1!",
      "dkssudgktpdy",
      "비밀번호123",
      "사랑해요12",
      "Pulda2026",
      "samsung1",
      "12345korea",
    ],
  ])("are refused when they are easily guessed: %s, …", async (...guessed) => {
    for (const password of guessed)
      expect([password, await passwordProblem(password, "a@example.com")]).toEqual([
        password,
        expect.stringMatching(/쉽게 알아맞힐 수 있는 비밀번호예요.*이어 쓰면/),
      ]);
  });

  it("are refused when they are the address itself", async () => {
    for (const password of ["teacherkim", "TeacherKim7", "teacherkim@example.com"])
      expect(await passwordProblem(password, "teacherkim@example.com")).toMatch(/이메일과 다른/);
  });

  it("have no other rule: neither capitals nor figures nor signs are asked for", async () => {
    for (const password of [
      "right horse 42",
      "bluehouse seven",
      "초록 지붕 밑의 고양이",
      "xkqvbmwz",
      "48270591",
    ])
      expect([password, await passwordProblem(password, "a@example.com")]).toEqual([
        password,
        null,
      ]);
  });

  it("of the greatest length are looked at like others", async () => {
    const guessed = expect.stringMatching(/알아맞힐/);
    for (const [piece, problem] of [
      ...["a", "a1", "1234", "é", "가", "password", "qwertyuiop"].map((one) => [one, guessed]),
      ...["@5$1|0!3", "xkqvbmwz"].map((one) => [one, null]),
    ]) {
      const password = piece.repeat(200).slice(0, 200);
      expect([piece, await passwordProblem(password, "a@example.com")]).toEqual([piece, problem]);
    }
  });
});
