/** What a model's service can do wrong, on purpose. */

const KINDS = ["slow", "401", "429", "cut", "rubbish"] as const;

/**
 * `slow`: begins to answer and goes on only when the caller has gone. `401`, `429`: refuses, the second with
 * Retry-After. `cut`: breaks off in the middle of the answer. `rubbish`: answers something else.
 */
export type FaultKind = (typeof KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** It comes with every so many-th request. */
  readonly every: number;
}

/**
 * @example parseFault("429:3") // { kind: "429", every: 3 }
 * @returns null for what names no fault
 */
export function parseFault(text: string): Fault | null {
  const [name, count = "1", ...more] = text.split(":");
  const kind = KINDS.find((one) => one === name);
  const every = Number(count);
  return kind && more.length === 0 && Number.isInteger(every) && every >= 1
    ? { kind, every }
    : null;
}

/** @param request the number of the request, from 1 */
export function faultOf(faults: readonly Fault[], request: number): FaultKind | null {
  return faults.find(({ every }) => request % every === 0)?.kind ?? null;
}
