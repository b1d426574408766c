import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

/** Children are rendered at this distance from the window. */
const ROOT_MARGIN = "1500px 0px";

interface Props {
  readonly children: ReactNode;
  /** Whether it is rendered at once: the first ones of a list. */
  readonly isEager: boolean;
  /** The estimated height, in px, until it is rendered. */
  readonly height: number;
  readonly "data-item"?: number;
}

/**
 * Renders its children once they are near the window: a list of thousands opens as fast as a short one. What is printed
 * is rendered before, all of it.
 */
export function LazyMount({ children, isEager, height, ...attributes }: Props) {
  const [isMounted, setMounted] = useState(isEager);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (isMounted || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setMounted(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    // the printer takes the page as it is when this handler returns
    const onPrint = () => flushSync(() => setMounted(true));
    window.addEventListener("beforeprint", onPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", onPrint);
    };
  }, [isMounted]);
  return (
    <div ref={frame} {...attributes} style={isMounted ? undefined : { minHeight: height }}>
      {isMounted && children}
    </div>
  );
}
