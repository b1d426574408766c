/** Signing up at others' cost: bounded by network, and with no use of an invitation won by a failure. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { PASSWORD, startServer } from "../../test/server.ts";
import { invitationStore } from "../admin/invitation-store.ts";
import { loginThrottleStore } from "./login-throttle-store.ts";
import { passwordsOf, TooManyChecks } from "./password.ts";
import { signUpLimits } from "./sign-up-limits.ts";

const HOUR = 3_600_000;
const REGISTER = "/api/v1/user/register";
const PUBLIC = { PULDA_PUBLIC_URL: "https://pulda.example.com" };

onBothDatabases("sign-ups", (database) => {
  it("are bounded by network, for an hour and for a day, and no other network's", async () => {
    const start = Date.UTC(2026, 10, 22);
    let now = start;
    const limits = signUpLimits(loginThrottleStore(database()), () => now);
    // As if so many more had come in the windows of now.
    const come = async (count: number) => {
      const failures = sql<number>`failures + ${count}`;
      await database().updateTable("sign_in_limit").set({ failures }).execute();
    };
    const spend = () => limits.spend("10.0.0.1");
    expect(await spend()).toBeNull();
    await come(998);
    expect(await spend()).toBeNull();
    expect(await spend()).toMatchObject({ code: 429, retryAfter: 3600 });
    expect(await limits.spend("10.0.0.2")).toBeNull();
    now = start + HOUR;
    expect(await spend()).toBeNull();
    await come(1998);
    now = start + 2 * HOUR;
    expect(await spend()).toBeNull();
    now = start + 3 * HOUR;
    expect(await spend()).toMatchObject({ code: 429, retryAfter: 21 * 3600 });
    now = start + 24 * HOUR;
    expect(await spend()).toBeNull();
  });
});

describe("signing up", () => {
  it("is bounded where strangers can reach the server, and not on a machine of one's own", async () => {
    for (const [environment, code] of [
      [PUBLIC, 429],
      [{}, 409],
    ] as const) {
      const server = await startServer(environment);
      const fields = { email: "taken@example.com", password: PASSWORD };
      const register = async () => (await server.visitor().post(REGISTER, fields)).body.code;
      expect(await register()).toBe(200);
      await server.db.updateTable("sign_in_limit").set({ failures: 1000 }).execute();
      expect(await register()).toBe(code);
      await server.stop();
    }
  });

  it("gives no use of an invitation back that was not taken", async () => {
    const busy = passwordsOf({ cost: { memoryCost: 8, timeCost: 1 } });
    let isBusy = false;
    const server = await startServer({ PULDA_SIGN_UP: "invitation" }, undefined, undefined, {
      passwords: {
        ...busy,
        hash: (...given) => (isBusy ? Promise.reject(new TooManyChecks()) : busy.hash(...given)),
      },
    });
    const invitations = invitationStore(server.db);
    const made = { note: "", maxUses: 2, expiresAt: null };
    const { code: invitation } = await invitations.add(made, new Date().toISOString());
    const register = async (email: string) =>
      (await server.visitor().post(REGISTER, { email, password: PASSWORD, invitation })).body.code;
    expect(await register("first@example.com")).toBe(200);
    isBusy = true;
    expect(await register("second@example.com")).toBe(429);
    isBusy = false;
    expect(await register("second@example.com")).toBe(200);
    expect(await register("third@example.com")).toBe(400);
    await server.stop();
  });
});
