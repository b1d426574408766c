import { z } from "zod";
import { NoResult, Id, NoFields, Title } from "./fields.ts";
import { get, post } from "./endpoint.ts";

/** The `favorite_id` that selects all folders. */
export const ALL_FAVORITES = 0;

/** A folder of exams. */
export const Favorite = z.object({ id: Id, title: z.string(), exam_count: z.int() });
export type Favorite = z.infer<typeof Favorite>;

export const favoriteEndpoints = {
  favoriteList: get("/api/v1/favorite/list", {
    summary: "폴더 목록",
    request: NoFields,
    result: z.array(Favorite),
  }),
  favoriteCreate: post("/api/v1/favorite/create", {
    summary: "폴더 만들기",
    request: z.object({ title: Title }),
    result: Favorite,
  }),
  favoriteEdit: post("/api/v1/favorite/edit", {
    summary: "폴더 이름 바꾸기",
    request: z.object({ favorite_id: Id, title: Title }),
    result: Favorite,
  }),
  favoriteRemove: post("/api/v1/favorite/remove_self", {
    summary: "폴더 지우기 (문제집은 남아요)",
    request: z.object({ favorite_id: Id }),
    result: NoResult,
  }),
  favoriteAppendExam: post("/api/v1/favorite/append_exam", {
    summary: "문제집을 폴더에 넣기",
    request: z.object({ exam_id: Id, favorite_id: Id }),
    result: NoResult,
  }),
  favoriteRemoveExam: post("/api/v1/favorite/remove_exam", {
    summary: "문제집을 폴더에서 빼기",
    request: z.object({ exam_id: Id }),
    result: NoResult,
  }),
} as const;
