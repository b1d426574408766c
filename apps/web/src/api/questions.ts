/** Question types, and what an author does to the questions of an exam. */
import type { ChangedItem, ChangeKind, ExamDocument } from "@pulda/contract";
import type { Item } from "@pulda/question";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";

/** The types that this server can make; they change with its release only. */
function questionTypesQuery() {
  return queryOptions({
    queryKey: queryKeys.questionTypes,
    queryFn: async ({ signal }) => (await callOrThrow("questionTypes", {}, signal)).result,
    staleTime: Infinity,
  });
}

export function useQuestionTypes() {
  return useQuery(questionTypesQuery());
}

export function useCreateQuestion() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"questionCreate">) => call("questionCreate", fields),
    onSuccess: (made, { exam_id }) => {
      if (made.ok) changed(exam_id, "create", made.result, (items, item) => [...items, item]);
    },
  });
}

export function useEditQuestion(examId: number) {
  return useMutation({
    mutationFn: (fields: FieldsOf<"questionEdit">) => call("questionEdit", fields),
    onSuccess: async (edited) => {
      if (edited.ok) changed(examId, "edit", edited.result, inItsPlace);
      // Someone else was faster: what is stored now is shown behind what was typed.
      else if (edited.code === CONFLICT) await reload(examId);
    },
  });
}

/** Puts another item in a question's stead, of the same or another type. */
export function useRegenerateQuestion(examId: number) {
  return useMutation({
    mutationFn: (fields: FieldsOf<"questionRegenerate">) => call("questionRegenerate", fields),
    onSuccess: (made) => {
      if (made.ok) changed(examId, "regenerate", made.result, inItsPlace);
    },
  });
}

export function useMoveQuestion(examId: number) {
  return useMutation({
    mutationFn: (fields: FieldsOf<"questionMove">) => call("questionMove", fields),
    // Moves follow one another as they were made.
    scope: { id: `move-${examId}` },
    onSuccess: (moved) => {
      if (moved.ok)
        changed(examId, "move", moved.result, (items, item) =>
          items.filter(({ id }) => id !== item.id).toSpliced(item.position - 1, 0, item),
        );
    },
  });
}

/** Removes a question, given its id, from exam `examId`. */
export function useRemoveQuestion(examId: number) {
  return useMutation({
    mutationFn: (id: number) => call("questionRemove", { id }),
    onSuccess: (removed, id) => {
      if (!removed.ok) return;
      const { change_id } = removed.result;
      changed(examId, "remove", { id, change_id }, (items) =>
        items.filter((item) => item.id !== id),
      );
    },
  });
}

/** Undoes a change, given its number. */
export function useUndoChange(examId: number) {
  return useMutation({
    mutationFn: (id: number) => call("questionUndo", { id }),
    scope: { id: `undo-${examId}` },
    onSuccess: () => reload(examId),
  });
}

const CONFLICT = 409;

function reload(examId: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: queryKeys.exams });
  return queryClient.invalidateQueries({ queryKey: queryKeys.exam(examId) });
}

function inItsPlace(items: readonly Item[], item: Item): Item[] {
  return items.map((one) => (one.id === item.id ? item : one));
}

/** Tells the cache: an exam of thousands of items is not asked for again after each change. */
function changed<Told extends ChangedItem | { readonly id: number; readonly change_id: number }>(
  examId: number,
  kind: ChangeKind,
  told: Told,
  change: (items: readonly Item[], item: Omit<Told, "change_id"> & Item) => Item[],
) {
  const { change_id, ...item } = told;
  queryClient.setQueryData<ExamDocument>(queryKeys.exam(examId), (exam) => {
    if (!exam || exam.broken.length > 0) return undefined;
    const items = change(exam.questions, item as Omit<Told, "change_id"> & Item);
    const questions = items.map((one, at) =>
      one.position === at + 1 ? one : { ...one, position: at + 1 },
    );
    return { ...exam, questions, last_change: { id: change_id, kind } };
  });
  const known = queryClient.getQueryData<ExamDocument>(queryKeys.exam(examId));
  // what cannot be shown has a place too, which only the server counts
  if (known && known.broken.length > 0) void reload(examId);
  else void queryClient.invalidateQueries({ queryKey: queryKeys.exams });
}
