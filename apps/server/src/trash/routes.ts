import { endpoints } from "@pulda/contract";
import { notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { TrashStore } from "./trash-store.ts";

const NOT_THERE = notFound("휴지통에 없어요. 이미 되돌렸거나 완전히 지웠을 수 있어요.");

export function trashRoutes(http: HttpContext, trash: TrashStore): void {
  mount(http, endpoints.trashList, ({ user, input }) => trash.list(user.id, input));

  mount(http, endpoints.trashRestore, async ({ user, input: { kind, id } }) =>
    (await trash.restore(user.id, kind, id)) ? undefined : NOT_THERE,
  );

  mount(http, endpoints.trashRemove, async ({ user, input: { kind, id } }) =>
    (await trash.remove(user.id, kind, id)) ? undefined : NOT_THERE,
  );

  mount(http, endpoints.trashEmpty, async ({ user }) => {
    await trash.empty(user.id);
    return undefined;
  });
}
