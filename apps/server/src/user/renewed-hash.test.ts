/** A hash that was made at less cost is replaced when its password is at hand. */
import * as argon2 from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { PASSWORD, startServer } from "../../test/server.ts";
import { passwordsOf } from "./password.ts";

const COST = { memoryCost: 64, timeCost: 2 };

describe("a password hash", () => {
  it("is renewed at a sign-in where it costs less than one does now, and else left", async () => {
    const server = await startServer({}, undefined, undefined, {
      passwords: passwordsOf({ cost: COST }),
    });
    const owner = server.visitor();
    const id = await owner.signUp("owner@example.com");
    const stored = async () =>
      (
        await server.db
          .selectFrom("user")
          .select("password_hash")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).password_hash;
    const signIn = async (password: string) =>
      (await owner.post("/api/v1/user/login", { email: "owner@example.com", password })).body.code;

    const own = await stored();
    expect(await signIn(PASSWORD)).toBe(200);
    expect(await stored()).toBe(own);

    const weak = await argon2.hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await server.db.updateTable("user").set({ password_hash: weak }).where("id", "=", id).execute();
    expect(await signIn("wrong")).toBe(401);
    expect(await stored()).toBe(weak);
    expect(await signIn(PASSWORD)).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$/);
    // The device stays signed in, and the password the same.
    expect((await owner.get("/api/v1/user/info")).body.code).toBe(200);
    expect(await signIn(PASSWORD)).toBe(200);
    await server.stop();
  });

  it("is outdated where it is of another algorithm, or cheaper in memory or time", () => {
    const { isOutdated } = passwordsOf();
    for (const [hash, expected] of [
      ["$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA", false],
      ["$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA", false],
      ["$argon2id$v=19$m=9216,t=4,p=1$c2FsdA$aGFzaA", true],
      ["$argon2id$v=19$m=19456,t=1,p=1$c2FsdA$aGFzaA", true],
      ["$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA", true],
      ["$2b$12$abcdefghijklmnopqrstuv", true],
    ] as const)
      expect([hash, isOutdated(hash)]).toEqual([hash, expected]);
  });
});
