/** Items from a chat window: the texts to copy, the check of what is pasted back, and the exam. */
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { call, type FieldsOf } from "./client.ts";
import { queryKeys, queryClient } from "./queries.ts";

/** The text that asks for items; null asks for nothing. A failure is a value, so that it can be tried again. */
export function useChatPrompt(fields: FieldsOf<"modelChatPrompt"> | null) {
  return useQuery({
    queryKey: [...queryKeys.model, "chat", fields] as const,
    queryFn: ({ signal }) => call("modelChatPrompt", fields ?? { passages: [], items: [] }, signal),
    enabled: fields !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useChatCheck() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"modelChatCheck">) => call("modelChatCheck", fields),
  });
}

export function useGenerateFromChat() {
  return useMutation({
    mutationFn: (fields: FieldsOf<"examGenerateFromChat">) => call("examGenerateFromChat", fields),
    onSuccess: (made) => {
      if (!made.ok) return;
      queryClient.setQueryData(queryKeys.exam(made.result.id), made.result);
      void queryClient.invalidateQueries({ queryKey: queryKeys.exams });
    },
  });
}
