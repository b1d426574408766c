import { endpoints } from "@pulda/contract";
import type { Database } from "../database/database.ts";
import { writeProbe } from "../database/write-probe.ts";
import { Unavailable } from "../http/errors.ts";
import { mount, type HttpContext } from "../http/mount.ts";

const ALIVE = { status: "ok" } as const;

/** Liveness and readiness: an open database is a migrated one, and it has to take a write. */
export function serviceRoutes(http: HttpContext, db: Database): void {
  const canWrite = writeProbe(db);
  mount(http, endpoints.health, async () => ALIVE, { isAnonymous: true });
  mount(
    http,
    endpoints.ready,
    async () => {
      if (await canWrite()) return ALIVE;
      throw new Unavailable("the database takes no write");
    },
    { isAnonymous: true },
  );
}
