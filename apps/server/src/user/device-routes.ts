/** Own devices: listed, signed out alone or together. */
import { endpoints } from "@pulda/contract";
import { notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { SecurityLog } from "../service/security-log.ts";
import { clientOf, traceOf } from "./client.ts";
import { deviceName } from "./device-name.ts";
import type { DeviceCookies } from "./known-device.ts";
import type { SessionStore } from "./session-store.ts";

const NO_DEVICE = notFound("이미 로그아웃한 기기예요.");

interface Parts {
  readonly sessions: SessionStore;
  readonly devices: DeviceCookies;
  readonly security: SecurityLog;
}

export function deviceRoutes(http: HttpContext, { sessions, devices, security }: Parts): void {
  mount(http, endpoints.sessionList, async ({ user }) => {
    const rows = await sessions.list(user.id, new Date().toISOString());
    return rows.map(({ user_agent, ...row }) => ({
      ...row,
      ...deviceName(user_agent),
      is_current: row.id === user.session.id,
    }));
  });

  mount(http, endpoints.sessionRemove, async ({ user, input, request, reply }) => {
    if (!(await sessions.removeOne(user.id, input.session_id))) return NO_DEVICE;
    if (input.session_id === user.session.id) await http.sessions.end(request, reply);
    const trace = traceOf(clientOf(request, devices));
    security("device-signed-out", { ...trace, user_id: user.id, reason: "one" });
    return undefined;
  });

  mount(http, endpoints.sessionRemoveAll, async ({ user, input, request, reply }) => {
    const kept = input.keep_current ? user.session.id : null;
    const removed = await sessions.removeOf(user.id, kept);
    if (kept === null) await http.sessions.end(request, reply);
    const trace = traceOf(clientOf(request, devices));
    security("device-signed-out", { ...trace, user_id: user.id, reason: "all" });
    return { removed };
  });
}
