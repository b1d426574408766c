/** A chart with a sentence that summarizes it, and its values as a table. */
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { styled, type Breakpoint } from "@mui/material/styles";
import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly summary: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Controls or further texts above the chart. */
  readonly controls?: ReactNode;
  /** The chart. */
  readonly children: ReactNode;
}

/** The height of the row that opens the table. */
const ROW_HEIGHT = 44;

export function Figure({ title, summary, head, rows, controls, children }: Props) {
  return (
    <Card component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {summary}
      </Typography>
      {controls}
      {/* the table below has all that the chart shows */}
      <Box aria-hidden>{children}</Box>
      {rows.length > 0 && (
        <details>
          <Summary>표로 보기</Summary>
          <Table>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first = "", ...rest]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {rest.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
      )}
    </Card>
  );
}

interface SkeletonProps {
  readonly title: string;
  /** Of what is between the sentence and the table, in px; by breakpoint where it differs. */
  readonly height: number | Readonly<Partial<Record<Breakpoint, number>>>;
}

/** A placeholder of the same size while the data is loading. */
export function FigureSkeleton({ title, height }: SkeletonProps) {
  return (
    <Card component="section" aria-label={title} aria-busy sx={{ p: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2">
        <Skeleton width="60%" />
      </Typography>
      <Skeleton variant="rounded" sx={{ height, mb: `${ROW_HEIGHT}px` }} />
    </Card>
  );
}

const Summary = styled("summary")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.primary.main,
  cursor: "pointer",
  minHeight: ROW_HEIGHT,
  lineHeight: `${ROW_HEIGHT}px`,
}));

const Table = styled("table")(({ theme }) => ({
  ...theme.typography.body2,
  borderCollapse: "collapse",
  "& th, & td": {
    borderBottom: `1px solid ${theme.palette.divider}`,
    padding: theme.spacing(0.5, 2, 0.5, 0),
    textAlign: "left",
    fontWeight: 400,
  },
  "& thead th": { fontWeight: 600 },
}));
