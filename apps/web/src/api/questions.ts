/** Question types, and the changes of an author to the items of an exam. */
import type { ChangedItem, ChangeKind, ExamDocument } from "@pulda/contract";
import type { Item } from "@pulda/question";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";

/** The question types of this server; they change only with its release. */
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

/** Names a type in Korean; empty until the types are known, so that no name is shown that is another's a moment later. */
export function useTypeName(): (type: string) => string {
  const { data } = useQuestionTypes();
  return (type) => (data ? (data.find(({ id }) => id === type)?.name ?? "직접 낸 문항") : "");
}

export function useCreateQuestion() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"questionCreate">) => call("questionCreate", fields),
    onSuccess: (made, { exam_id }) => {
      if (made.ok) applyChange(exam_id, "create", made.result, (items, item) => [...items, item]);
    },
  });
}

/** Reads questions in a pasted text; nothing is stored. */
export function useReadQuestions() {
  return useMutation({ mutationFn: (text: string) => call("questionReadText", { text }) });
}

/** Adds all of some questions, or none. */
export function useCreateQuestions() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"questionCreateMany">) => call("questionCreateMany", fields),
    onSuccess: async (made, { exam_id }) => {
      if (made.ok) await reload(exam_id);
    },
  });
}

export function useEditQuestion(examId: number) {
  return useMutation({
    mutationFn: (fields: FieldsOf<"questionEdit">) => call("questionEdit", fields),
    onSuccess: async (edited) => {
      if (edited.ok) applyChange(examId, "edit", edited.result, replaceById);
      // Someone else has edited the item meanwhile: the stored version is fetched.
      else if (edited.code === CONFLICT) await reload(examId);
    },
  });
}

/** Regenerates an item, of the same or another type. */
export function useRegenerateQuestion(examId: number) {
  return useMutation({
    mutationFn: (fields: FieldsOf<"questionRegenerate">) => call("questionRegenerate", fields),
    onSuccess: (made) => {
      if (made.ok) applyChange(examId, "regenerate", made.result, replaceById);
    },
  });
}

export function useMoveQuestion(examId: number) {
  return useMutation({
    mutationFn: (fields: FieldsOf<"questionMove">) => call("questionMove", fields),
    // Moves are sent one after another.
    scope: { id: `move-${examId}` },
    onSuccess: (moved) => {
      if (moved.ok)
        applyChange(examId, "move", moved.result, (items, item) =>
          items.filter(({ id }) => id !== item.id).toSpliced(item.position - 1, 0, item),
        );
    },
  });
}

/** Removes an item, given its id, from exam `examId`. */
export function useRemoveQuestion(examId: number) {
  return useMutation({
    mutationFn: (id: number) => call("questionRemove", { id }),
    onSuccess: (removed, id) => {
      if (!removed.ok) return;
      const { change_id } = removed.result;
      applyChange(examId, "remove", { id, change_id }, (items) =>
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

function replaceById(items: readonly Item[], item: Item): Item[] {
  return items.map((one) => (one.id === item.id ? item : one));
}

/** Applies a change to the cached exam: one of thousands of items is not fetched again after each change. */
function applyChange<
  Result extends ChangedItem | { readonly id: number; readonly change_id: number },
>(
  examId: number,
  kind: ChangeKind,
  result: Result,
  change: (items: readonly Item[], item: Omit<Result, "change_id"> & Item) => Item[],
) {
  const { change_id, ...item } = result;
  queryClient.setQueryData<ExamDocument>(queryKeys.exam(examId), (exam) => {
    if (!exam || exam.broken.length > 0) return undefined;
    const items = change(exam.questions, item as Omit<Result, "change_id"> & Item);
    const questions = items.map((one, at) =>
      one.position === at + 1 ? one : { ...one, position: at + 1 },
    );
    return { ...exam, questions, last_change: { id: change_id, kind } };
  });
  const cached = queryClient.getQueryData<ExamDocument>(queryKeys.exam(examId));
  // broken items have positions, too, which only the server knows
  if (cached && cached.broken.length > 0) void reload(examId);
  else void queryClient.invalidateQueries({ queryKey: queryKeys.exams });
}
