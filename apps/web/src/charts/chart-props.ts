/** What bar charts and line charts have in common. */

/** In px. */
export const CHART_HEIGHT = 200;

interface Series {
  readonly label: string;
  /** Null where there is no value. */
  readonly data: readonly (number | null)[];
  /** A colour of the theme. */
  readonly color: string;
  /** Distinguished from another line not only by its colour. */
  readonly isDashed?: boolean;
}

export interface ChartProps {
  /** The labels below the points; all different. */
  readonly names: readonly string[];
  readonly series: readonly Series[];
}

/** The props of every chart. It has no keyboard navigation: its figure has the same as a table. */
export const COMMON = {
  height: CHART_HEIGHT,
  disableKeyboardNavigation: true,
  margin: { left: 0, right: 20, top: 16, bottom: 0 },
} as const;

/** The label of a tick: of a period only its start. @example tickName("11/15~11/21") // "11/15" */
function tickName(name: string): string {
  return name.split("~")[0] ?? name;
}

export function valueOf(name: string, { location }: { readonly location: string }): string {
  return location === "tick" ? tickName(name) : name;
}
