import { useEffect, useState } from "react";

/**
 * Whether `font` (a CSS font shorthand) is loaded. A field that grows with its text has to be measured again
 * then: if that happened later, at the next click, it would move the button away from under the pointer.
 */
export function useFontLoaded(font: string): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isStale = false;
    const loaded = () => {
      if (!isStale) setLoaded(true);
    };
    document.fonts?.load(font).then(loaded, loaded);
    return () => {
      isStale = true;
    };
  }, [font]);
  return isLoaded;
}
