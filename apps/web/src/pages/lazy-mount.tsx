import { startTransition, useEffect, useRef, useState, type ReactNode } from "react";
import { whenIdle } from "./idle-queue.ts";
import { useIsPrinted } from "./use-is-printed.ts";

/** Children are rendered at this distance from the window. */
const ROOT_MARGIN = "1500px 0px";

interface Props {
  readonly children: ReactNode;
  /** Whether it is rendered at once: the first ones of a list, which stand in the window. */
  readonly isEager: boolean;
  /** Whether it is rendered as soon as the page is idle, also far from the window. */
  readonly isSoon?: boolean;
  /** The estimated height, in px, until it is rendered. */
  readonly height: number;
  readonly "data-item"?: number;
}

/**
 * Renders its children once they are near the window: a list of thousands opens as fast as a short one. What is printed
 * is rendered before, all of it.
 */
export function LazyMount({ children, isEager, isSoon = false, height, ...attributes }: Props) {
  const [isMounted, setMounted] = useState(isEager);
  const isPrinted = useIsPrinted();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (isMounted || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) mount();
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    // one at a time and in slices, so that no key or touch waits for several
    let cancel: (() => void) | null = null;
    const mount = () => {
      cancel ??= whenIdle(() => startTransition(() => setMounted(true)));
    };
    if (isSoon) mount();
    return () => {
      observer.disconnect();
      cancel?.();
    };
  }, [isMounted, isSoon]);
  return (
    <div ref={frame} {...attributes} style={isMounted ? undefined : { minHeight: height }}>
      {(isMounted || isPrinted) && children}
    </div>
  );
}
