/**
 * A duration in words.
 * @param seconds whole
 * @example durationText(80) // "1분 20초"
 */
export function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), "시간"],
    [Math.floor((seconds % 3600) / 60), "분"],
    [seconds % 60, "초"],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return shown.slice(0, 2).join(" ") || "0초";
}
