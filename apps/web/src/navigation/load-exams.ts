/** The loader of ExamList and ExamFavoriteList: prefetches the page of the list. */
import type { LoaderFunctionArgs } from "react-router";
import { examListQuery, type ExamFilter } from "../api/exams.ts";
import { queryClient } from "../api/queries.ts";
import { folderOf, pageOf, searchOf } from "./list-url.ts";

/** The filter in an address. @example `/favorite?folder=3&page=2` */
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
