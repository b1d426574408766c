const UNITS = ["바이트", "kB", "MB", "GB", "TB"] as const;
const STEP = 1000;

/** @example bytesText(1_234_567) // "1.2 MB" */
export function bytesText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const digits = unit > 0 && value < 10 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[unit]}`;
}
