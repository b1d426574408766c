/** Charts, which are fetched when one is drawn: other pages go without them. */
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense, type ReactNode } from "react";
import { CHART_HEIGHT, type ChartProps } from "./chart-props.ts";

const BarsDrawn = lazy(() => import("./bar-chart.tsx"));
const LinesDrawn = lazy(() => import("./line-chart.tsx"));

export function Bars(props: ChartProps) {
  return (
    <Space>
      <BarsDrawn {...props} />
    </Space>
  );
}

/** @param max the top of the scale; as high as the data where left out */
export function Lines(props: ChartProps & { readonly max?: number }) {
  return (
    <Space>
      <LinesDrawn {...props} />
    </Space>
  );
}

/** Takes the chart's place until it is there. */
function Space({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: CHART_HEIGHT }}>
      <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
        {children}
      </Suspense>
    </Box>
  );
}
