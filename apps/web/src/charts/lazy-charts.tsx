/** Charts, loaded with the first one that is rendered. */
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, type ReactNode } from "react";
import { onDemand } from "../loading/on-demand.tsx";
import { CHART_HEIGHT, type ChartProps } from "./chart-props.ts";

const LazyBarChart = onDemand(() => import("./bar-chart.tsx"));
const LazyLineChart = onDemand(() => import("./line-chart.tsx"));

export function Bars(props: ChartProps) {
  return (
    <ChartFrame>
      <LazyBarChart {...props} />
    </ChartFrame>
  );
}

/** @param max the top of the scale; as high as the data where left out */
export function Lines(props: ChartProps & { readonly max?: number }) {
  return (
    <ChartFrame>
      <LazyLineChart {...props} />
    </ChartFrame>
  );
}

/** Reserves the chart's height while it is loading. */
function ChartFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: CHART_HEIGHT }}>
      <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
        {children}
      </Suspense>
    </Box>
  );
}
