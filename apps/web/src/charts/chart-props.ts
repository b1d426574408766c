/** What bars and lines have in common. */

/** In px. */
export const CHART_HEIGHT = 200;

interface Series {
  readonly label: string;
  /** Null where there is nothing to show. */
  readonly data: readonly (number | null)[];
  /** Of the theme. */
  readonly color: string;
  /** Told apart from another line by more than its colour. */
  readonly isDashed?: boolean;
}

export interface ChartProps {
  /** What stands below each point; all different. */
  readonly names: readonly string[];
  readonly series: readonly Series[];
}

/** What every chart is drawn with; its figure says the same in words, so the keyboard passes it by. */
export const COMMON = {
  height: CHART_HEIGHT,
  disableKeyboardNavigation: true,
  margin: { left: 0, right: 20, top: 16, bottom: 0 },
} as const;

/** The start of a period is enough below its point. @example tickName("11/15~11/21") // "11/15" */
function tickName(name: string): string {
  return name.split("~")[0] ?? name;
}

export function valueOf(name: string, { location }: { readonly location: string }): string {
  return location === "tick" ? tickName(name) : name;
}
