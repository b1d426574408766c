/** A picture of figures, with a sentence that says the same and the figures as a table. */
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly summary: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly children: ReactNode;
}

export function Figure({ title, summary, head, rows, children }: Props) {
  return (
    <Card component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {summary}
      </Typography>
      {/* the table below says all that the picture shows */}
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

const Summary = styled("summary")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.primary.main,
  cursor: "pointer",
  minHeight: 44,
  lineHeight: "44px",
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
