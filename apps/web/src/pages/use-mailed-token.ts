import { useLocation } from "react-router";

/**
 * The token of a mailed link. It stands in the fragment, which browsers send to nobody; in links that were mailed before
 * in the query.
 */
export function useMailedToken(): string {
  const { hash, search } = useLocation();
  return tokenIn(hash.slice(1)) ?? tokenIn(search) ?? "";
}

function tokenIn(text: string): string | null {
  return new URLSearchParams(text).get("token");
}
