import { useSearchParams } from "react-router";
import { limits } from "virtual:contract";

interface Shown {
  /** The length of the period in days. */
  readonly days: number;
  /** Whose accuracy: "rule:voice", "type:blank", or "" for all. */
  readonly of: string;
}

/** What the page shows, in the address: `?days=28&of=rule:voice`. */
export function useShownSeries() {
  const [params, setParams] = useSearchParams();
  const requested = Number(params.get("days"));
  const days =
    limits.STUDY_RANGES.find((range) => range === requested) ?? limits.DEFAULT_STUDY_RANGE;

  function show(change: Partial<Shown>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change))
      if (value === "" || value === limits.DEFAULT_STUDY_RANGE) next.delete(name);
      else next.set(name, String(value));
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return { days, shown: params.get("of") ?? "", show };
}
