/** Folders of exams, and the exams in them. */
import type { Favorite } from "@pulda/contract";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { limits } from "virtual:contract";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { changeExamLists, invalidateExams } from "./exams.ts";
import { isRemoved } from "./gone.ts";
import { queryKeys, queryClient } from "./queries.ts";

/** The id for all folders. */
export const ALL_FOLDERS = limits.ALL_FAVORITES;

export function favoritesQuery() {
  return queryOptions({
    queryKey: queryKeys.favorites,
    queryFn: async ({ signal }) => (await callOrThrow("favoriteList", {}, signal)).result,
    staleTime: 60_000,
    retryOnMount: false,
    select: byTitle,
  });
}

/** The folders, sorted by title. */
export function useFavorites() {
  return useQuery(favoritesQuery());
}

function byTitle(favorites: readonly Favorite[]): Favorite[] {
  return favorites.toSorted((a, b) => a.title.localeCompare(b.title, "ko"));
}

function changeFavorites(change: (favorites: readonly Favorite[]) => Favorite[]) {
  queryClient.setQueryData<Favorite[]>(queryKeys.favorites, (favorites) => change(favorites ?? []));
}

export function useCreateFavorite() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"favoriteCreate">) => call("favoriteCreate", fields),
    onSuccess: (made) => {
      if (made.ok) changeFavorites((favorites) => [...favorites, made.result]);
    },
  });
}

export function useRenameFavorite() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"favoriteEdit">) => call("favoriteEdit", fields),
    onSuccess: (edited) => {
      if (!edited.ok) return;
      const { id } = edited.result;
      changeFavorites((all) => all.map((one) => (one.id === id ? edited.result : one)));
    },
  });
}

/** Removes a folder but not its exams; false on failure. One that is not there is removed. */
export function useRemoveFavorite() {
  return useMutation({
    mutationFn: async ({ id }: Favorite) =>
      isRemoved(await call("favoriteRemove", { favorite_id: id })),
    onSuccess: (ok, { id }) => {
      if (!ok) return;
      changeFavorites((favorites) => favorites.filter((favorite) => favorite.id !== id));
      changeExamLists(queryClient, (exams, { only_favorite }) =>
        only_favorite
          ? exams.filter((exam) => exam.favorite_id !== id)
          : exams.map((exam) => (exam.favorite_id === id ? { ...exam, favorite_id: null } : exam)),
      );
      void invalidateExams();
    },
  });
}

/** Puts an exam into a folder, and takes it out of the one that it was in. */
export function useAppendToFavorite() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"favoriteAppendExam">) => call("favoriteAppendExam", fields),
    onSuccess: ({ ok }) => (ok ? folderContentsChanged() : undefined),
  });
}

/** Takes an exam, given its id, out of its folder; false on failure. */
export function useRemoveFromFavorite() {
  return useMutation({
    mutationFn: async (exam_id: number) => (await call("favoriteRemoveExam", { exam_id })).ok,
    onSuccess: (ok) => (ok ? folderContentsChanged() : undefined),
  });
}

async function folderContentsChanged() {
  void queryClient.invalidateQueries({ queryKey: ["exam"] });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.favorites }),
    queryClient.invalidateQueries({ queryKey: queryKeys.exams }),
  ]);
}
