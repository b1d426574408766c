import { endpoints } from "@pulda/contract";
import { mountFile } from "../../http/files.ts";
import type { HttpContext } from "../../http/mount.ts";
import type { SecurityLog } from "../../service/security-log.ts";
import { csvExport, jsonExport } from "./export-files.ts";
import type { ExportStore } from "./export-store.ts";

/** Own data as a file. */
export function exportRoutes(http: HttpContext, store: ExportStore, security: SecurityLog): void {
  mountFile(http, endpoints.userExport, async ({ user, input, request }) => {
    const time = new Date().toISOString();
    const name = `pulda-${time.slice(0, 10)}`;
    security("account-exported", { address: request.ip, request_id: request.id, user_id: user.id });
    return input.format === "json"
      ? {
          type: "application/json; charset=utf-8",
          name: `${name}.json`,
          content: jsonExport(store, user.id, time),
        }
      : { type: "application/zip", name: `${name}.zip`, content: csvExport(store, user.id, time) };
  });
}
