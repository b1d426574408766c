import { LineChart, lineClasses } from "@mui/x-charts/LineChart";
import { COMMON, valueOf, type ChartProps } from "./chart-props.ts";

interface Props extends ChartProps {
  /** The top of the scale; as high as the data where left out. Up to 100 the values are percent. */
  readonly max?: number;
}

/** Lines, drawn over missing values. */
export default function LineChartView({ names, series, max }: Props) {
  return (
    <LineChart
      {...COMMON}
      hideLegend={series.length === 1}
      grid={{ horizontal: true }}
      series={series.map(({ label, data, color, isDashed = false }) => ({
        id: isDashed ? DASHED : label,
        label,
        data: [...data],
        color,
        connectNulls: true,
        // no smooth curve: nothing is known of the values between two points
        curve: "linear" as const,
        // a single point has no line, so it needs a mark; many points do not
        showMark: data.filter((value) => value !== null).length <= MAX_POINTS_WITH_MARKS,
      }))}
      xAxis={[{ data: [...names], scaleType: "point", valueFormatter: valueOf }]}
      yAxis={[
        {
          min: 0,
          width: 44,
          tickMinStep: 1,
          ...(max !== undefined && { max }),
          ...(max === PERCENT && { valueFormatter: (value: number) => `${value}%` }),
        },
      ]}
      sx={{ [`& .${lineClasses.line}[data-series="${DASHED}"]`]: { strokeDasharray: "6 4" } }}
    />
  );
}

const PERCENT = 100;
const DASHED = "dashed";
const MAX_POINTS_WITH_MARKS = 14;
