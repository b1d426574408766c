import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { focusHeading } from "./focus-heading.ts";
import { usePageName } from "./page-name.ts";

/** The `handle` of a route. */
export interface RouteHandle {
  /** The page's name, for the window's title. */
  readonly title: string;
  /** Whether the page is wider than the specification's column, because it has two columns. */
  readonly isWide?: boolean;
}

/**
 * After each navigation: scrolls to the top, sets the window title and focuses the heading. A change within a
 * page (its search, its page number) does not move the focus.
 */
export function AfterNavigation() {
  const { pathname, key } = useLocation();
  const title = useTitle();
  const before = useRef({ pathname, key });

  useEffect(() => {
    document.title = title ? `${title} - 풀다` : "풀다";
  }, [title]);

  // before it is painted, so that the place of the page before is never seen
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { pathname, key };
    if (last.key === key) return;
    window.scrollTo(0, 0);
    if (last.pathname !== pathname) focusHeading();
  }, [pathname, key]);

  return null;
}

function useTitle(): string | undefined {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const own = usePageName();
  return own ?? handles.findLast((handle) => handle?.title)?.title;
}
