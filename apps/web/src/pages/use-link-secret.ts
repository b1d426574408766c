import { useLocation } from "react-router";

/**
 * What a link proves something by: the token of a mail, the code of an invitation; "" where there is none. It stands in
 * the fragment, which browsers send to nobody; in links that were made before in the query.
 * @example useLinkSecret("token") // of /account/reset#token=…
 */
export function useLinkSecret(name: "token" | "invitation"): string {
  const { hash, search } = useLocation();
  return secretIn(hash.slice(1), name) ?? secretIn(search, name) ?? "";
}

function secretIn(text: string, name: string): string | null {
  return new URLSearchParams(text).get(name);
}
