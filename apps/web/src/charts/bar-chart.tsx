import { BarChart } from "@mui/x-charts/BarChart";
import { COMMON, valueOf, type ChartProps } from "./chart-props.ts";

/** Bars; several series are stacked. */
export default function BarChartView({ names, series }: ChartProps) {
  return (
    <BarChart
      {...COMMON}
      hideLegend={series.length === 1}
      grid={{ horizontal: true }}
      series={series.map(({ label, data, color }) => ({
        label,
        data: [...data],
        color,
        stack: "all",
      }))}
      xAxis={[{ data: [...names], scaleType: "band", valueFormatter: valueOf }]}
      yAxis={[{ tickMinStep: 1, width: 32 }]}
    />
  );
}
