/** How cookies are named. */

/**
 * Behind https a name begins with "__Host-": browsers take such a cookie only from this very host over https, for
 * all paths, so that neither another subdomain nor a page on http can plant one.
 * @example cookieName("pulda_session", true) // "__Host-pulda_session"
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
