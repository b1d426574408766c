/** A streak is celebrated from so many days in a row. */
export const CELEBRATED_STREAK = 3;
