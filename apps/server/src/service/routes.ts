import { endpoints } from "@pulda/contract";
import { isReachable, type Database } from "../database/database.ts";
import { Unavailable } from "../http/errors.ts";
import { mount, type HttpContext } from "../http/mount.ts";

const ALIVE = { status: "ok" } as const;

/** Liveness and readiness; an open database is a migrated one. */
export function serviceRoutes(http: HttpContext, db: Database): void {
  mount(http, endpoints.health, async () => ALIVE, { isAnonymous: true });
  mount(
    http,
    endpoints.ready,
    async () => {
      if (await isReachable(db)) return ALIVE;
      throw new Unavailable("the database does not answer");
    },
    { isAnonymous: true },
  );
}
