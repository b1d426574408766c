/** The results by question type and by grammar rule, as two small tables. */
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { Attempt } from "@pulda/contract";
import { Link as RouterLink } from "react-router";
import { useGrammarNames } from "../../../api/grammar.ts";
import { useTypeName } from "../../../api/questions.ts";
import { byRule, byType, type Part } from "./breakdown.ts";

export function ScoreBreakdown({ attempt }: { attempt: Attempt }) {
  const typeName = useTypeName();
  const rules = byRule(attempt);
  const ruleNames = useGrammarNames(rules.length > 0);
  const grammar = rules.filter(({ id }) => ruleNames?.has(id));
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      <PartTable title="유형별 결과" parts={byType(attempt)} nameOf={({ id }) => typeName(id)} />
      {grammar.length > 0 && (
        <PartTable
          title="문법 규칙별 결과"
          parts={grammar}
          nameOf={({ id }) => ruleNames?.get(id) ?? ""}
          addressOf={({ id }) => `/grammar/${id}`}
        />
      )}
    </Box>
  );
}

interface TableProps {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly nameOf: (part: Part) => string;
  /** The page about a part. */
  readonly addressOf?: (part: Part) => string;
}

function PartTable({ title, parts, nameOf, addressOf }: TableProps) {
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Table>
        <caption>
          <Typography component="span" variant="h2">
            {title}
          </Typography>
        </caption>
        <thead>
          <tr>
            <th scope="col">구분</th>
            <th scope="col">맞힌 문항</th>
            <th scope="col">점수</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.id}>
              <th scope="row">
                {addressOf ? (
                  <Link component={RouterLink} to={addressOf(part)}>
                    {nameOf(part)}
                  </Link>
                ) : (
                  nameOf(part)
                )}
              </th>
              <td>
                {part.right}/{part.count}
                <Bar aria-hidden>
                  <span style={{ width: `${(100 * part.right) / part.count}%` }} />
                </Bar>
              </td>
              <td>
                {part.points}/{part.maxPoints}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Paper>
  );
}

/** How much was right, as a bar. */
const Bar = styled("div")(({ theme }) => ({
  height: 4,
  minWidth: 56,
  marginTop: 2,
  borderRadius: 2,
  backgroundColor: theme.palette.divider,
  "& > span": {
    display: "block",
    height: "100%",
    borderRadius: 2,
    backgroundColor: theme.palette.primary.main,
  },
}));

const Table = styled("table")(({ theme }) => ({
  ...theme.typography.body2,
  width: "100%",
  borderCollapse: "collapse",
  "& caption": { textAlign: "left", marginBottom: theme.spacing(1) },
  "& th, & td": {
    borderTop: `1px solid ${theme.palette.divider}`,
    padding: theme.spacing(0.75, 1, 0.75, 0),
    fontWeight: 400,
    textAlign: "right",
    whiteSpace: "nowrap",
  },
  "& th:first-of-type": { textAlign: "left", whiteSpace: "normal" },
  "& thead th": { color: theme.palette.text.secondary, borderTop: "none" },
}));
