/** Scrolling and focus while taking. */
import { useEffect, useRef } from "react";
import { animateFrom } from "../../../motion/animate-from.ts";

/** An item comes from the side on which its number stands. */
const SHIFT_PX = 24;

/**
 * Scrolls each item to its top and focuses its 발문; not the first one, so that the page stays as it opened.
 * @returns the ref for the frame of the item
 */
export function useTopOfItem(at: number) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) {
      window.scrollTo({ top: 0 });
      frame.current?.querySelector("h2")?.focus({ preventScroll: true });
      const side = at > shown.current ? SHIFT_PX : -SHIFT_PX;
      if (frame.current)
        animateFrom(frame.current, { opacity: 0.3, transform: `translateX(${side}px)` });
    }
    shown.current = at;
  }, [at]);
  return frame;
}

/** Scrolls a verdict into view when it appears, not when an item is shown that has one. */
export function useVerdictInView(questionId: number | undefined, isGraded: boolean) {
  const verdict = useRef<HTMLDivElement>(null);
  const before = useRef({ questionId, isGraded });
  useEffect(() => {
    const hasAppeared =
      before.current.questionId === questionId && !before.current.isGraded && isGraded;
    before.current = { questionId, isGraded };
    if (!hasAppeared) return;
    const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    verdict.current?.scrollIntoView?.({
      block: "nearest",
      behavior: prefersReducedMotion ? "auto" : "smooth",
    });
  }, [questionId, isGraded]);
  return verdict;
}

/** Focuses the first field of an item that has nothing in it yet, else its first one. */
export function focusField(frame: HTMLElement | null) {
  const fields = [...(frame?.querySelectorAll<HTMLTextAreaElement>("textarea, input") ?? [])];
  const field = fields.find(({ value }) => value.trim() === "") ?? fields[0];
  field?.focus();
}

/** Scrolls a page that replaces the taking page to its top, and focuses the heading with the returned ref. */
export function useTopOfPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
