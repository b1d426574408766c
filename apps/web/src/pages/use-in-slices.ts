import { startTransition, useEffect, useState } from "react";

/**
 * Whether a large part of a page is to be rendered, once its data is there. It is rendered in slices, between which keys
 * and touches are answered; data that comes from the cache tells the page at once, which renders all in one task. What
 * was there when the page opened is rendered at once, so that the page keeps its scroll position.
 */
export function useInSlices(isLoaded: boolean): boolean {
  const [isReady, setReady] = useState(isLoaded);
  useEffect(() => {
    if (isLoaded) startTransition(() => setReady(true));
  }, [isLoaded]);
  return isLoaded && isReady;
}
