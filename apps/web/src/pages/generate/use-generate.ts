import { passageProblem } from "@pulda/question/schema-free";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { useGenerateExam } from "../../api/exams.ts";
import { amountProblem, pointsProblem, requestOf, type Draft } from "./draft.ts";
import { clearDraft, stashDraft } from "./draft-storage.ts";
import { focusPassage } from "./focus-passage.ts";
import { useDraft } from "./use-draft.ts";

const NO_TYPES = "만들 유형을 하나 이상 골라 주세요.";

/** The state of the form, and its submission. */
export function useGenerate(userId: number) {
  const [draft, setDraft] = useDraft(userId);
  const [isStrict, setStrict] = useState(false);
  const generate = useGenerateExam();
  const navigate = useNavigate();
  const failure = generate.data?.ok === false ? generate.data : null;
  const { types, picks = [] } = requestOf(draft);
  const lacksTypes = types?.length === 0 && picks.length === 0;

  // The disabled button loses the focus; after a failure it is focused again for another try.
  const submittedForm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) focusOn(submittedForm.current, "[type=submit]", { preventScroll: true });
  }, [failure]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    submittedForm.current = form;
    setStrict(true);
    const invalid = draft.passages.findIndex(({ text }) => passageProblem(text) !== null);
    if (invalid >= 0) return focusPassage(invalid + 1);
    if (lacksTypes) return focusOn(form, "[data-more]");
    if (amountProblem(draft)) return focusOn(form, "[data-amount]");
    if (pointsProblem(draft)) return focusOn(form, "[data-points]");
    const made = await generate.mutateAsync(requestOf(draft));
    if (!made.ok) return;
    if (made.result.state === "generating") stashDraft(userId, draft, made.result.id);
    clearDraft(userId);
    await navigate(`/exam/${made.result.id}`);
  }

  function problemOf(field: string): string | undefined {
    if (field === "types") return lacksTypes ? NO_TYPES : undefined;
    if (field === "amount") return amountProblem(draft) ?? undefined;
    if (field === "points_total") return pointsProblem(draft) ?? undefined;
    return undefined;
  }

  return {
    draft,
    change: (next: Draft) => {
      // The server's message was about the previous draft.
      if (failure) generate.reset();
      setDraft(next);
    },
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    isStrict,
    isBusy: generate.isPending,
    failure,
    errorOf: (field: string) =>
      failure?.errors.find((error) => error.field === field || error.field === `${field}.total`)
        ?.message ?? (isStrict ? problemOf(field) : undefined),
  };
}

function focusOn(form: HTMLFormElement | null, selector: string, options?: FocusOptions) {
  form?.querySelector<HTMLElement>(selector)?.focus(options);
}
