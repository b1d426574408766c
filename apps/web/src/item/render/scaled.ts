/**
 * A size of text that the reader can change: `--text-scale` stands on something around it.
 * @example scaled(theme.typography.passage.fontSize) // "calc(1.0625rem * var(--text-scale, 1))"
 */
export function scaled(size: string | number | undefined): string {
  return `calc(${size} * var(--text-scale, 1))`;
}
