import { endpoints } from "@pulda/contract";
import { notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { FavoriteStore } from "./store.ts";

const NO_FOLDER = notFound("폴더를 찾을 수 없어요.");
const NO_EXAM = notFound("문제집을 찾을 수 없어요.");

export function favoriteRoutes(http: HttpContext, favorites: FavoriteStore): void {
  mount(http, endpoints.favoriteList, ({ user }) => favorites.list(user.id));

  mount(http, endpoints.favoriteCreate, ({ user, input }) =>
    favorites.create(user.id, input.title),
  );

  mount(
    http,
    endpoints.favoriteEdit,
    async ({ user, input }) =>
      (await favorites.rename(user.id, input.favorite_id, input.title)) ?? NO_FOLDER,
  );

  mount(http, endpoints.favoriteRemove, async ({ user, input }) =>
    (await favorites.remove(user.id, input.favorite_id)) ? undefined : NO_FOLDER,
  );

  mount(http, endpoints.favoriteAppendExam, async ({ user, input }) => {
    const missing = await favorites.append(user.id, input.exam_id, input.favorite_id);
    if (missing === null) return undefined;
    return missing === "exam" ? NO_EXAM : NO_FOLDER;
  });

  mount(http, endpoints.favoriteRemoveExam, async ({ user, input }) =>
    (await favorites.takeOut(user.id, input.exam_id)) ? undefined : NO_EXAM,
  );
}
