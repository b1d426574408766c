/** Classes: their lists, joining, and who teaches them. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { call, callOrThrow, type FieldsOf } from "./client.ts";
import { queryClient, queryKeys } from "./queries.ts";

/** The classes that the user teaches or has joined; newest first. */
export function useClasses() {
  return useQuery({
    queryKey: [...queryKeys.classes, "list"] as const,
    queryFn: async ({ signal }) => (await callOrThrow("classList", {}, signal)).result,
  });
}

export function useClass(id: number) {
  return useQuery({
    queryKey: [...queryKeys.classes, id] as const,
    queryFn: async ({ signal }) => (await callOrThrow("classGet", { id }, signal)).result,
  });
}

type ClassCall =
  | "classCreate"
  | "classEdit"
  | "classRemove"
  | "classMemberAppend"
  | "classMemberEdit"
  | "classMemberRemove"
  | "classInvite"
  | "classJoin"
  | "classLeave"
  | "classTeacherInvite"
  | "classTeacherJoin"
  | "classTeacherRemove";

/** A call after which classes are read again. */
export function useClassCall<N extends ClassCall>(name: N) {
  return useMutation({
    mutationFn: (fields: FieldsOf<N>) => call(name, fields),
    onSuccess: (outcome) => {
      if (!outcome.ok) return;
      void queryClient.invalidateQueries({ queryKey: queryKeys.classes });
      void queryClient.invalidateQueries({ queryKey: queryKeys.assignments });
    },
  });
}

/** A class by the link of its teacher, before joining it. */
export function useFoundClass(token: string) {
  return useQuery({
    queryKey: [...queryKeys.classes, "found", token] as const,
    queryFn: async ({ signal }) => (await callOrThrow("classFind", { token }, signal)).result,
  });
}
