import { sql } from "kysely";
import { expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { openDatabase } from "./database.ts";
import { openNotifications, type Notifications } from "./notifications.ts";

/** The payloads that a subscriber receives, awaited one by one. */
function listener(notifications: Notifications, channel: string) {
  const queue = [Promise.withResolvers<string | null>()];
  let received = 0;
  let taken = 0;
  const at = (index: number) => (queue[index] ??= Promise.withResolvers<string | null>());
  const stop = notifications.subscribe(channel, (payload) => {
    at(received).resolve(payload);
    received += 1;
  });
  return {
    stop,
    next: () => at(taken++).promise,
    untaken: () => received - taken,
  };
}

inBothLocations("notifications", (newLocation, kind) => {
  it("reach each subscriber of their channel, until it unsubscribes", async () => {
    const location = await newLocation();
    const db = await openDatabase(location);
    const notifications = openNotifications(location.url, db, () => {});
    const [one, other, elsewhere] = [
      listener(notifications, "a"),
      listener(notifications, "a"),
      listener(notifications, "b"),
    ];
    // on PostgreSQL each gets null when the connection listens
    const openings = kind === "postgres" ? [one, other, elsewhere] : [];
    expect(await Promise.all(openings.map(({ next }) => next()))).toEqual(openings.map(() => null));
    await notifications.publish("a", "1");
    expect([await one.next(), await other.next()]).toEqual(["1", "1"]);
    one.stop();
    await notifications.publish("a", "2");
    await notifications.publish("b", "3");
    expect([await other.next(), await elsewhere.next()]).toEqual(["2", "3"]);
    expect(one.untaken()).toBe(0);
    await notifications.close();
    await db.destroy();
  });

  it.runIf(kind === "postgres")(
    "pass between processes, and continue after a lost connection with a null payload",
    async () => {
      const location = await newLocation();
      const db = await openDatabase(location);
      const lost: Error[] = [];
      const here = openNotifications(location.url, db, (error) => lost.push(error));
      const there = openNotifications(location.url, db, () => {});
      const { next } = listener(here, "a");
      expect(await next()).toBeNull();
      await there.publish("a", "1");
      expect(await next()).toBe("1");
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`.execute(db);
      expect(await next()).toBeNull();
      expect(lost.length).toBeGreaterThan(0);
      await there.publish("a", "2");
      expect(await next()).toBe("2");
      await here.close();
      await there.close();
      await db.destroy();
    },
  );
});
