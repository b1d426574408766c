/**
 * A font size that the reader can change: an element around it sets `--text-scale`.
 * @example scaled(theme.typography.passage.fontSize) // "calc(1.0625rem * var(--text-scale, 1))"
 */
export function scaled(size: string | number | undefined): string {
  return `calc(${size} * var(--text-scale, 1))`;
}
