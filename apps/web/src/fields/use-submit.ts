import { useEffect, useRef, useState, type RefObject } from "react";
import type { Failure } from "../api/client.ts";

export interface Submission {
  /** For the form: after a failure its first invalid field gets the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  /** What is wrong with a field. */
  readonly problemOf: (field: string) => string | undefined;
  /** What went wrong, where no field of the form says it. */
  readonly message: string | null;
  readonly failure: Failure | null;
  /** Makes the call. @returns its success, or null */
  readonly submit: <Success extends { readonly ok: true }>(
    work: () => Promise<Success | Failure>,
  ) => Promise<Success | null>;
  /** Refuses what was typed before anything is sent. */
  readonly refuse: (field: string, message: string) => void;
}

/** A form's call and its failure. @param fields the names of the form's fields */
export function useSubmit(fields: readonly string[]): Submission {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [failure]);

  const hasField = failure?.errors.some(({ field }) => fields.includes(field)) ?? false;
  return {
    form,
    isBusy,
    failure,
    message: failure && !hasField ? failure.message : null,
    problemOf: (field) => failure?.errors.find((error) => error.field === field)?.message,
    async submit(work) {
      setBusy(true);
      const outcome = await work();
      setBusy(false);
      setFailure(outcome.ok ? null : outcome);
      return outcome.ok ? outcome : null;
    },
    refuse: (field, message) =>
      setFailure({
        ok: false,
        code: null,
        message,
        errors: [{ field, message }],
        retryAfter: undefined,
      }),
  };
}
