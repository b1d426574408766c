import { useState } from "react";
import { useChatCheck } from "../../../api/chat.ts";
import type { Draft } from "../draft.ts";
import { wantedOf, type ChatWork } from "./chat-work.ts";

/** Has the server read what was pasted. What was typed stays in its field until something was read of it. */
export function useRead(
  field: "answers" | "solutions",
  draft: Draft,
  work: ChatWork,
  onChange: (change: Partial<ChatWork>) => void,
) {
  const check = useChatCheck();
  const [hasReadNothing, setReadNothing] = useState(false);
  const typed = field === "answers" ? "answer" : "solution";
  const failure = check.data?.ok === false ? check.data : null;

  async function read() {
    setReadNothing(false);
    const pasted = [...work[field], work[typed]];
    const checked = await check.mutateAsync({
      ...wantedOf(draft, work),
      answers: work.answers.join("\n\n"),
      solutions: work.solutions.join("\n\n"),
      [field]: pasted.join("\n\n"),
    });
    if (!checked.ok) return;
    const isNew = JSON.stringify(checked.result) !== JSON.stringify(work.check);
    const hasAny = field === "solutions" || checked.result.items.some(({ item }) => item);
    if (isNew && hasAny) onChange({ check: checked.result, [field]: pasted, [typed]: "" });
    else {
      setReadNothing(true);
      if (isNew) onChange({ check: checked.result });
    }
  }

  return {
    value: work[typed],
    read: () => void read(),
    isBusy: check.isPending,
    hasReadNothing,
    failure,
    problem: failure?.errors.find((error) => error.field === field)?.message,
    change: (text: string) => {
      if (failure) check.reset();
      setReadNothing(false);
      onChange({ [typed]: text });
    },
  };
}
