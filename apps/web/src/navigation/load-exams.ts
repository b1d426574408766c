/** The entry guard of ExamList and ExamFavoriteList: their first page is there when they open. */
import type { LoaderFunctionArgs } from "react-router";
import { examListQuery, type ExamFilter } from "../api/exams.ts";
import { queryClient } from "../api/queries.ts";
import { folderOf, pageOf, searchOf } from "./list-url.ts";

/** What an address asks a list for. @example `/favorite?folder=3&page=2` */
function examFilter(params: URLSearchParams, only_favorite: boolean): ExamFilter {
  return {
    only_favorite,
    favorite_id: only_favorite ? folderOf(params) : 0,
    page: pageOf(params),
    search: searchOf(params),
  };
}

export function loadExams(only_favorite: boolean) {
  return async ({ request }: LoaderFunctionArgs) => {
    const params = new URL(request.url).searchParams;
    await queryClient.prefetchQuery(examListQuery(examFilter(params, only_favorite)));
    return null;
  };
}
