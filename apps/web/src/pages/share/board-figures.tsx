/** How a share went: scores, questions and rules, as pictures with tables beside them. */
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Board, BoardQuestion } from "@pulda/contract";
import { circled } from "@pulda/question/schema-free";
import { Figure } from "../../charts/figure.tsx";
import { Bars } from "../../charts/lazy-charts.tsx";
import { useTheme } from "@mui/material/styles";
import { durationText } from "../attempt/result/duration-text.ts";
import { isDoubtful, percent, scoreRanges } from "./board-texts.ts";

interface Props {
  readonly board: Board;
  readonly typeName: (type: string) => string;
  readonly ruleNames: ReadonlyMap<string, string> | undefined;
}

export function BoardFigures({ board, typeName, ruleNames }: Props) {
  const theme = useTheme();
  const done = board.scores.reduce((sum, count) => sum + count, 0);
  const ranges = scoreRanges(board.share.max_score, board.scores.length);
  const groups = [
    [
      "유형별",
      board.types.map((group) => ({
        ...group,
        id: group.name,
        name: typeName(group.name),
      })),
    ],
    [
      "문법 규칙별",
      board.rules.flatMap((group) => {
        const name = ruleNames?.get(group.name);
        return name ? [{ ...group, id: group.name, name }] : [];
      }),
    ],
  ] as const;
  return (
    <Stack spacing={2}>
      <Figure
        title="점수 분포"
        summary={
          board.mean === null
            ? "아직 제출한 학생이 없어요."
            : `${done}명이 제출했고 평균은 ${Math.round(board.mean * 10) / 10}점이에요.`
        }
        head={["점수", "학생"]}
        rows={ranges.map((range, at) => [range, `${board.scores[at]}명`])}
      >
        <Bars
          names={ranges}
          series={[{ label: "학생", data: board.scores, color: theme.palette.primary.main }]}
        />
      </Figure>
      <QuestionTable questions={board.questions} typeName={typeName} />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        {groups.map(
          ([title, list]) =>
            list.length > 0 && (
              <Card key={title} component="section" aria-label={`${title} 결과`} sx={{ p: 2 }}>
                <Typography variant="h2" sx={{ mb: 1 }}>
                  {title} 결과
                </Typography>
                <Table>
                  <thead>
                    <tr>
                      <th scope="col">이름</th>
                      <th scope="col">틀린 비율</th>
                    </tr>
                  </thead>
                  <tbody>
                    {list.map(({ id, name, count, missed }) => (
                      <tr key={id}>
                        <th scope="row">{name}</th>
                        <td>
                          {percent(missed / count)}
                          <Track aria-hidden>
                            <span style={{ width: `${(100 * missed) / count}%` }} />
                          </Track>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </Table>
              </Card>
            ),
        )}
      </Box>
    </Stack>
  );
}

function QuestionTable({
  questions,
  typeName,
}: {
  readonly questions: readonly BoardQuestion[];
  readonly typeName: (type: string) => string;
}) {
  if (questions.length === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby="questions"
      // It scrolls sideways on a phone, by the keyboard too.
      tabIndex={0}
      sx={{ p: 2, overflowX: "auto" }}
    >
      <Typography id="questions" variant="h2">
        문항별 결과
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, wordBreak: "keep-all" }}>
        처음 제출한 풀이로 셈했어요. 변별도는 그 문항을 맞힌 학생이 나머지 문항도 잘 맞혔는지를
        -1에서 1까지로 나타내요. 0.2보다 낮으면 문항을 다시 살펴보세요.
      </Typography>
      <Table>
        <thead>
          <tr>
            <th scope="col">문항</th>
            <th scope="col">유형</th>
            <th scope="col">정답률</th>
            <th scope="col">변별도</th>
            <th scope="col">고른 답</th>
            <th scope="col">시간</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <tr key={question.id}>
              <th scope="row">{question.position}</th>
              <td>{typeName(question.type)}</td>
              <td>
                {question.correct === null ? "" : percent(question.correct)}
                <Track aria-hidden>
                  <span style={{ width: `${100 * (question.correct ?? 0)}%` }} />
                </Track>
              </td>
              <td data-doubtful={isDoubtful(question) || undefined}>
                {question.discrimination?.toFixed(2) ?? "—"}
              </td>
              <td>
                <Choices question={question} />
              </td>
              <td>{question.seconds === null ? "" : durationText(Math.round(question.seconds))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Choices({ question }: { readonly question: BoardQuestion }) {
  const { choices, key, count, unanswered } = question;
  if (count === 0) return null;
  return (
    <Line>
      {choices.map((chosen, at) => (
        <span key={at} data-key={at + 1 === key || undefined}>
          {circled(at + 1)} {percent(chosen / count)}
        </span>
      ))}
      {unanswered > 0 && <span>무응답 {percent(unanswered / count)}</span>}
    </Line>
  );
}

const Line = styled("span")(({ theme }) => ({
  display: "inline-flex",
  gap: theme.spacing(0, 1.5),
  whiteSpace: "nowrap",
  color: theme.palette.text.secondary,
  "& [data-key]": { color: theme.palette.success.dark, fontWeight: 700 },
}));

const Track = styled("div")(({ theme }) => ({
  height: 4,
  minWidth: 56,
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
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    borderTop: `1px solid ${theme.palette.divider}`,
    padding: theme.spacing(0.75, 1, 0.75, 0),
    textAlign: "left",
    fontWeight: 400,
  },
  "& td:not(:nth-of-type(4))": { whiteSpace: "nowrap" },
  "& td[data-doubtful]": { color: theme.palette.error.dark, fontWeight: 700 },
  "& thead th": { color: theme.palette.text.secondary, borderTop: "none", whiteSpace: "nowrap" },
}));
