import { passageProblem } from "@pulda/question/schema-free";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { useGenerateExam } from "../../api/exams.ts";
import { requestOf, type Draft } from "./draft.ts";
import { clearDraft, stashDraft } from "./draft-storage.ts";
import { focusPassage } from "./focus-passage.ts";
import { useDraft } from "./use-draft.ts";

const NO_TYPES = "만들 유형을 하나 이상 골라 주세요.";

/** The form's state, and making the set. */
export function useGenerate(userId: number) {
  const [draft, setDraft] = useDraft(userId);
  const [isStrict, setStrict] = useState(false);
  const generate = useGenerateExam();
  const navigate = useNavigate();
  const failure = generate.data?.ok === false ? generate.data : null;
  const { types, picks = [] } = requestOf(draft);
  const lacksTypes = types?.length === 0 && picks.length === 0;

  // The button loses the focus while it is busy; after a failure a second try is one key away.
  const tried = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) focusOn(tried.current, "[type=submit]", { preventScroll: true });
  }, [failure]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    tried.current = form;
    setStrict(true);
    const bad = draft.passages.findIndex(({ text }) => passageProblem(text) !== null);
    if (bad >= 0) return focusPassage(bad + 1);
    if (lacksTypes) return focusOn(form, "[data-more]");
    const made = await generate.mutateAsync(requestOf(draft));
    if (!made.ok) return;
    if (made.result.state === "generating") stashDraft(userId, draft, made.result.id);
    clearDraft(userId);
    await navigate(`/exam/${made.result.id}`);
  }

  return {
    draft,
    change: (next: Draft) => {
      // What the server said was about what stood there before.
      if (failure) generate.reset();
      setDraft(next);
    },
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    isStrict,
    isBusy: generate.isPending,
    failure,
    errorOf: (field: string) =>
      failure?.errors.find((error) => error.field === field)?.message ??
      (field === "types" && isStrict && lacksTypes ? NO_TYPES : undefined),
  };
}

function focusOn(form: HTMLFormElement | null, selector: string, options?: FocusOptions) {
  form?.querySelector<HTMLElement>(selector)?.focus(options);
}
