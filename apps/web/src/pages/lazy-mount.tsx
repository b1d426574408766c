import { useEffect, useRef, useState, type ReactNode } from "react";

/** How far outside the window something is drawn already. */
const ROOT_MARGIN = "1500px 0px";

interface Props {
  readonly children: ReactNode;
  /** Whether it is near without looking: the first ones of a list. */
  readonly isNear: boolean;
  /** About how tall it is, in pixels, until it is drawn. */
  readonly height: number;
  readonly "data-item"?: number;
}

/** Draws its children once they are near the window: a list of thousands opens as fast as a short one. */
export function LazyMount({ children, isNear, height, ...attributes }: Props) {
  const [isDrawn, setDrawn] = useState(isNear);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (isDrawn || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setDrawn(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isDrawn]);
  return (
    <div ref={frame} {...attributes} style={isDrawn ? undefined : { minHeight: height }}>
      {isDrawn && children}
    </div>
  );
}
