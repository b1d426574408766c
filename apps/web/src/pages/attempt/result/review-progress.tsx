/** What follows from missed rules: a short test of new items at once, and after it what it has changed. */
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { Endpoints, ResultOf } from "@pulda/contract";
import { RuleReviewButton } from "../../notes/rule-review-button.tsx";

type Progress = ResultOf<Endpoints["noteProgress"]>;
type Part = Progress["parts"][number];

/** A test at once has so many rules: it is to take minutes. */
const MAX_RULES = 3;
const MINUTES_PER_RULE = 1.5;

interface Props {
  readonly progress: Progress;
  /** How many items of the attempt were not right, and how many of these were left out. */
  readonly missed: number;
  readonly unanswered: number;
}

export function ReviewProgress({ progress, missed, unanswered }: Props) {
  const { is_review: isReview, parts } = progress;
  const asked = missedParts(progress);
  return (
    <>
      {isReview && parts.length > 0 && <BeforeAndAfter parts={parts} />}
      {asked.length > 0 && (
        <TestAtOnce parts={asked} isAgain={isReview} missed={missed} unanswered={unanswered} />
      )}
    </>
  );
}

/** The rules and types that are to be asked again at once. */
export function missedParts({ parts }: Pick<Progress, "parts">): readonly Part[] {
  return parts.filter(({ now }) => now.right < now.count);
}

interface TestProps extends Omit<Props, "progress"> {
  readonly parts: readonly Part[];
  /** Whether it follows another one. */
  readonly isAgain: boolean;
}

function TestAtOnce({ parts, isAgain, missed, unanswered }: TestProps) {
  const chosen = parts.slice(0, MAX_RULES);
  const minutes = Math.ceil(chosen.length * MINUTES_PER_RULE);
  return (
    <Card
      component="section"
      aria-labelledby="test-at-once"
      sx={{ p: 2, borderColor: "mine.main" }}
    >
      <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
        <Typography id="test-at-once" variant="h2" sx={{ color: "mine.main" }}>
          {isAgain ? "아직 헷갈리는 것" : "놓친 유형·규칙"} {chosen.length}개 · 약 {minutes}분
        </Typography>
        <Typography variant="body2">{chosen.map(({ name }) => name).join(", ")}</Typography>
        <Typography variant="body2" color="textSecondary">
          {originText({ missed, unanswered, parts: parts.length })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          내가 넣은 다른 지문이나 예시 지문의 새 문항으로 바로 다시 풀어 봐요. 끝나면 얼마나
          나아졌는지 보여 드려요.
        </Typography>
        <RuleReviewButton
          rules={chosen.map(({ rule }) => rule)}
          variant="contained"
          color="secondary"
        >
          새 문항으로 바로 풀기
        </RuleReviewButton>
      </Stack>
    </Card>
  );
}

/** Why there are fewer of them than missed items. */
function originText({ missed, unanswered, parts }: Omit<Props, "progress"> & { parts: number }) {
  const answered = unanswered > 0 ? ` 가운데 답한 ${missed - unanswered}문항` : "";
  const first = parts > MAX_RULES ? ` 많이 놓친 ${MAX_RULES}개부터 물어요.` : "";
  return `못 맞힌 ${missed}문항${answered}에서 새 문항을 만들 수 있는 것만 모았어요.${first}`;
}

function BeforeAndAfter({ parts }: { readonly parts: readonly Part[] }) {
  const isAllRight = parts.every(({ now }) => now.right === now.count);
  return (
    <Card component="section" aria-labelledby="before-and-after" sx={{ p: 2 }}>
      <Typography id="before-and-after" variant="h2">
        복습 전과 후
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {isAllRight
          ? "놓쳤던 것을 새 문항에서 모두 맞혔어요. 잊을 만할 때 다시 물어볼게요."
          : "복습하기 전 마지막 다섯 번과 이번 복습을 견주었어요."}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ p: 0, m: 0, listStyle: "none" }}>
        {parts.map(({ rule, name, before, now }) => (
          <li key={rule}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            {before.count > 0 && <Line label="전" tally={before} color="text.disabled" />}
            <Line label="이번" tally={now} color="primary.main" />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

interface LineProps {
  readonly label: string;
  readonly tally: Part["now"];
  readonly color: string;
}

function Line({ label, tally: { right, count }, color }: LineProps) {
  return (
    <Box
      sx={{ display: "grid", gridTemplateColumns: "2.5em 1fr 5.5em", gap: 1, alignItems: "center" }}
    >
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Track aria-hidden>
        <Box component="span" sx={{ width: `${(100 * right) / count}%`, bgcolor: color }} />
      </Track>
      <Typography variant="caption" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {count}번 중 {right}번
      </Typography>
    </Box>
  );
}

const Track = styled("div")(({ theme }) => ({
  height: 10,
  borderRadius: 5,
  overflow: "hidden",
  backgroundColor: theme.palette.action.hover,
  "& > span": { display: "block", height: "100%", borderRadius: 5 },
}));
