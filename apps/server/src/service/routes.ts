import { endpoints } from "@pulda/contract";
import { answers, type Database } from "../database/database.ts";
import { Unavailable } from "../http/errors.ts";
import { mount, type Mounting } from "../http/mount.ts";

const ALIVE = { status: "ok" } as const;

/** Alive, and ready: an open data base is a migrated one. */
export function serviceRoutes(http: Mounting, db: Database): void {
  mount(http, endpoints.health, async () => ALIVE);
  mount(http, endpoints.ready, async () => {
    if (await answers(db)) return ALIVE;
    throw new Unavailable("the data base does not answer");
  });
}
