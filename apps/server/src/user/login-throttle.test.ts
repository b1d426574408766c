/** Who waits after failures to sign in, and for how long. */
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { Failure } from "../http/failure.ts";
import { loginThrottle } from "./login-throttle.ts";
import { loginThrottleStore } from "./login-throttle-store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse("2026-11-22T00:00:00.000Z");

onBothDatabases("the login throttle", (database) => {
  let now = START;
  let count = 0;
  const throttle = () => loginThrottle(loginThrottleStore(database()), () => now);
  const newEmail = () => `somebody${(count += 1)}@example.com`;
  const from = (email: string, address = "10.0.0.1", device: string | null = null) =>
    throttle().start({ email, address, device });
  async function fail(email: string, address?: string, device?: string | null): Promise<number> {
    const attempt = await from(email, address, device);
    if (attempt instanceof Failure) return attempt.retryAfter ?? 0;
    await attempt.failed();
    return 0;
  }
  const failTimes = async (times: number, ...subject: Parameters<typeof fail>) => {
    for (let at = 0; at < times; at += 1) await fail(...subject);
  };

  it("makes one wait after five failures, longer after each further one, never over 15 minutes", async () => {
    const email = newEmail();
    await failTimes(5, email);
    const waits: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      waits.push(await fail(email));
      now += waits.at(-1)! * 1000;
      await fail(email);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it("does not make the owner wait for a stranger, at another network or at a device that is known", async () => {
    const email = newEmail();
    await failTimes(12, email, "10.1.1.1");
    expect(await from(email, "10.1.1.1")).toBeInstanceOf(Failure);
    expect(await from(email, "10.2.2.2")).not.toBeInstanceOf(Failure);
    expect(await from(email, "10.1.1.1", "known")).not.toBeInstanceOf(Failure);
  });

  it("does not make a known device wait for a botnet, but an unknown one", async () => {
    const email = newEmail();
    for (let at = 0; at < 60; at += 1) await fail(email, `10.3.${at}.1`);
    expect(await from(email, "10.4.4.4")).toBeInstanceOf(Failure);
    expect(await from(email, "10.4.4.4", "known")).not.toBeInstanceOf(Failure);
  });

  it("limits guesses at a known device like any other", async () => {
    const email = newEmail();
    await failTimes(5, email, "10.0.0.9", "shared");
    expect(await fail(email, "10.0.0.9", "shared")).toBe(30);
  });

  it("lets a school go on behind one address after twenty and more wrong tries of several pupils", async () => {
    for (let at = 0; at < 60; at += 1) await fail(newEmail(), "10.5.5.5");
    expect(await from(newEmail(), "10.5.5.5")).not.toBeInstanceOf(Failure);
  });

  it("slows one network down that tries many accounts, a /64 of IPv6 as one, for a minute at most", async () => {
    for (let at = 0; at < 120; at += 1) {
      await fail(newEmail(), `2001:db8:0:1::${at + 1}`);
      now += 1000;
    }
    const waits: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      waits.push(await fail(newEmail(), "2001:db8:0:1:ffff::1"));
      now += waits.at(-1)! * 1000;
    }
    expect(Math.max(...waits)).toBeGreaterThan(1);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
    expect(await from(newEmail(), "2001:db8:0:2::1")).not.toBeInstanceOf(Failure);
  });

  it("lets no more than five through when many come at once", async () => {
    const email = newEmail();
    const tries = await Promise.all(Array.from({ length: 15 }, () => from(email, "10.6.6.6")));
    expect(tries.filter((one) => !(one instanceof Failure))).toHaveLength(5);
  });

  it("forgets the failures after a right password, and not after one that still wants its code", async () => {
    const email = newEmail();
    await failTimes(4, email);
    const right = await from(email);
    if (!(right instanceof Failure)) await right.takenBack();
    await failTimes(1, email);
    expect(await from(email)).toBeInstanceOf(Failure);
    now += 30_000;
    const again = await from(email);
    if (!(again instanceof Failure)) await again.succeeded();
    await failTimes(4, email);
    expect(await from(email)).not.toBeInstanceOf(Failure);
  });

  it("locks nobody for longer than 15 minutes when the clock leaps 370 days and back", async () => {
    const email = newEmail();
    const before = now;
    now += 370 * DAY;
    await failTimes(9, email);
    for (let at = 0; at < 150; at += 1) await fail(newEmail(), "10.7.7.7");
    expect(await from(email)).toBeInstanceOf(Failure);
    now = before;
    expect(await from(email)).not.toBeInstanceOf(Failure);
    expect(await from(newEmail(), "10.7.7.7")).not.toBeInstanceOf(Failure);
    // And what was counted while it was ahead does not stay for good.
    await throttle().removeExpired();
    const rows = await database()
      .selectFrom("sign_in_limit")
      .select("subject")
      .where("last_at", ">", new Date(now + DAY).toISOString())
      .execute();
    expect(rows).toEqual([]);
  });

  it("mails an address three times, and then not for a while", async () => {
    const email = newEmail();
    const sent: boolean[] = [];
    for (let at = 0; at < 5; at += 1) sent.push(await throttle().mayMail("forgot", email));
    expect(sent).toEqual([true, true, true, false, false]);
    expect(await throttle().mayMail("register", email)).toBe(true);
    now += 15 * MINUTE;
    expect(await throttle().mayMail("forgot", email)).toBe(true);
  });
});
