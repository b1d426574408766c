/** Errors of the server, for the admins; equal ones share a row. */
import { createHash } from "node:crypto";
import type { ServerError } from "@pulda/contract";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** So many different ones are kept, the latest. */
const MAX_KEPT = 200;
const MAX_LISTED = 50;
const MAX_MESSAGE = 500;

interface Occurred {
  readonly method: string;
  /** The route. */
  readonly path: string;
  readonly error: Error;
  readonly requestId: string;
}

export interface ErrorStore {
  add(occurred: Occurred, now: string): Promise<void>;
  /** The latest first. */
  list(): Promise<ServerError[]>;
  /** Removes what was last seen before. */
  removeOlder(than: string): Promise<void>;
}

export function errorStore(db: Database): ErrorStore {
  return {
    async add({ method, path, error: { name, message }, requestId }, now) {
      const shown = message.slice(0, MAX_MESSAGE);
      // Numbers differ from one occurrence to the next.
      const kind = [method, path, name, shown.replaceAll(/\d+/g, "0")].join("\n");
      const last = { last_at: now, message: shown, request_id: requestId };
      await db
        .insertInto("server_error")
        .values({
          key: createHash("sha256").update(kind).digest("hex"),
          first_at: now,
          count: 1,
          method,
          path,
          name,
          ...last,
        })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({ ...last, count: sql`server_error.count + 1` }),
        )
        .execute();
      await db
        .deleteFrom("server_error")
        .where("key", "in", (rows) =>
          rows
            .selectFrom("server_error")
            .select("key")
            .orderBy("last_at", "desc")
            .limit(MAX_KEPT)
            .offset(MAX_KEPT),
        )
        .execute();
    },
    list: () =>
      db
        .selectFrom("server_error")
        .select(["first_at", "last_at", "count", "method", "path", "name", "message", "request_id"])
        .orderBy("last_at", "desc")
        .limit(MAX_LISTED)
        .execute(),
    async removeOlder(than) {
      await db.deleteFrom("server_error").where("last_at", "<", than).execute();
    },
  };
}
