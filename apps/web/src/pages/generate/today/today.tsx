/** 오늘: what is due, what was begun and the streak, folded away where that was wanted; a newcomer is led. */
import Card from "@mui/material/Card";
import Collapse from "@mui/material/Collapse";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { TodayResult } from "../../../api/notes.ts";
import ExpandIcon from "../../../icons/expand-more.tsx";
import { Celebration } from "../../celebration.tsx";
import { CELEBRATED_STREAK } from "../../study/celebrated-streak.ts";
import { Due } from "./due.tsx";
import { Newcomer } from "./newcomer.tsx";
import { foldedSummary, isNewcomer, streakText } from "./today-text.ts";
import { useTodayFold } from "./use-today-fold.ts";

interface Props {
  readonly userId: number;
  readonly today: TodayResult;
  /** Whether an exam of a class waits, which leads on by itself. */
  readonly hasAssignments: boolean;
  /** Whether its first action is the strongest of the page. */
  readonly isStrong: boolean;
}

export function Today({ userId, today, hasAssignments, isStrong }: Props) {
  const id = useId();
  const [isFolded, setFolded] = useTodayFold(userId, today);
  if (isNewcomer(today)) return hasAssignments ? null : <Newcomer />;
  const { streak } = today;
  return (
    <Card component="section" aria-labelledby="today" sx={{ mb: 2, borderColor: "mine.main" }}>
      <Typography variant="h2" sx={{ m: 0 }}>
        <Head
          type="button"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded(!isFolded)}
        >
          <span id="today">오늘</span>
          <small>
            {isFolded ? foldedSummary(today) : streakText(streak)}
            {streak.today && streak.current >= CELEBRATED_STREAK && (
              <>
                {" "}
                <Celebration size={20} />
              </>
            )}
          </small>
          <ExpandIcon aria-hidden data-folded={isFolded || undefined} />
        </Head>
      </Typography>
      <Collapse in={!isFolded} id={id} unmountOnExit>
        <Due today={today} isStrong={isStrong} />
      </Collapse>
    </Card>
  );
}

const Head = styled("button")(({ theme }) => ({
  font: "inherit",
  color: theme.palette.mine.main,
  display: "flex",
  alignItems: "center",
  gap: theme.spacing(1.5),
  width: "100%",
  minHeight: 48,
  padding: theme.spacing(0.5, 2),
  border: 0,
  background: "none",
  textAlign: "left",
  cursor: "pointer",
  "& #today": { flex: "none" },
  "& small": { ...theme.typography.body2, flex: 1, color: theme.palette.text.secondary },
  "& > svg": { flex: "none", transition: "transform 150ms ease-out" },
  "& > svg:not([data-folded])": { transform: "rotate(180deg)" },
  "&:focus-visible": { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
}));
