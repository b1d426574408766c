/** Where the user is, in minutes east of UTC: says when her day ends. */
export function utcOffset(): number {
  return -new Date().getTimezoneOffset();
}
