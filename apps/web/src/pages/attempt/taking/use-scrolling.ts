/** What comes into view while taking. */
import { useEffect, useRef } from "react";

/**
 * Each question begins at its top, with the focus on what it asks; the first stays where the page
 * opened.
 * @returns what holds the question
 */
export function useTopOfQuestion(at: number) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) {
      window.scrollTo({ top: 0 });
      frame.current?.querySelector("h2")?.focus({ preventScroll: true });
    }
    shown.current = at;
  }, [at]);
  return frame;
}

/** A verdict that has just come scrolls into view; one that was there before does not. */
export function useVerdictInView(questionId: number | undefined, isGraded: boolean) {
  const verdict = useRef<HTMLDivElement>(null);
  const before = useRef({ questionId, isGraded });
  useEffect(() => {
    const hasCome =
      before.current.questionId === questionId && !before.current.isGraded && isGraded;
    before.current = { questionId, isGraded };
    if (!hasCome) return;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    verdict.current?.scrollIntoView?.({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
  }, [questionId, isGraded]);
  return verdict;
}

/** For what takes the place of the last question: it begins at its top, at the heading returned. */
export function useTopOfPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
