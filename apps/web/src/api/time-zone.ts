/** The user's time zone in minutes east of UTC; it decides when the user's day ends. */
export function utcOffset(): number {
  return -new Date().getTimezoneOffset();
}
