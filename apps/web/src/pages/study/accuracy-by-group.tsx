/** The accuracy of types or rules, weakest first, with links to missed items and lessons. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Typography from "@mui/material/Typography";
import type { TallyGroup } from "@pulda/contract";
import { useId, useState } from "react";
import { Link } from "react-router";
import { isFew, percent, weakestFirst } from "./accuracy.ts";

interface Props {
  readonly title: string;
  /** A rule has a lesson. */
  readonly kind: "type" | "rule";
  readonly groups: readonly TallyGroup[];
}

/** The number of rows that are shown at first. */
const INITIAL_ROWS = 5;

export function AccuracyByGroup({ title, kind, groups }: Props) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  if (groups.length === 0) return null;
  const shown = isOpen ? groups.length : INITIAL_ROWS;
  return (
    <Card component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {kind === "rule"
          ? "정답률이 낮은 순서예요. 규칙을 누르면 설명이 나와요."
          : "정답률이 낮은 순서예요."}
      </Typography>
      <List id={list} disablePadding>
        {weakestFirst(groups)
          .slice(0, shown)
          .map((group) => (
            <Line key={group.id} kind={kind} group={group} />
          ))}
      </List>
      {groups.length > INITIAL_ROWS && (
        <Button
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: -2 }}
        >
          {isOpen ? "접기" : `모두 보기 (${groups.length}개)`}
        </Button>
      )}
    </Card>
  );
}

function Line({ kind, group }: { kind: Props["kind"]; group: TallyGroup }) {
  const { id, name, right, total } = group;
  return (
    <ListItem disablePadding sx={line}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {kind === "rule" ? (
          <MuiLink component={Link} to={`/grammar/${id}`} sx={lesson}>
            {name}
          </MuiLink>
        ) : (
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {total.toLocaleString("ko-KR")}개 중 {right.toLocaleString("ko-KR")}개 맞힘
          {isFew(group) && " · 아직 푼 문항이 적어요"}
        </Typography>
        <Box aria-hidden sx={track}>
          <Box
            sx={{ height: "100%", width: `${(100 * right) / total}%`, bgcolor: "primary.main" }}
          />
        </Box>
      </Box>
      <Typography variant="h2" component="span" sx={{ minWidth: "3.5rem", textAlign: "right" }}>
        {percent(right, total)}%
      </Typography>
      <Box sx={{ width: "3.5rem", flex: "none", textAlign: "right" }}>
        {right < total && (
          <Button
            component={Link}
            to={`/note?group=${kind}:${id}`}
            aria-label={`${name} 오답 보기`}
            sx={{ px: 1, minWidth: 44 }}
          >
            오답
          </Button>
        )}
      </Box>
    </ListItem>
  );
}

const line = {
  display: "flex",
  gap: 1,
  py: 1,
  minHeight: 44,
  "& + &": { borderTop: 1, borderColor: "divider" },
} as const;
const lesson = {
  display: "inline-block",
  fontWeight: 600,
  py: 0.5,
  overflowWrap: "anywhere",
} as const;
const track = {
  mt: 0.5,
  height: 6,
  borderRadius: 3,
  bgcolor: "divider",
  overflow: "hidden",
} as const;
