/** What was found in a paste or a file, to look at before it is taken. */
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Problem } from "../../../fields/problem.tsx";
import { TextBox } from "../../../fields/text-box.tsx";
import { FoundQuestions } from "./found-questions.tsx";
import { FoundRow } from "./found-row.tsx";
import {
  chosenQuestions,
  joined,
  withQuestion,
  type Found,
  type FoundQuestion,
  type Row,
} from "./rows.ts";

interface Props {
  readonly found: Found;
  readonly warnings: readonly string[];
  readonly leftOut: readonly string[];
  /** The title of the exam that is made of the questions, as typed. */
  readonly title: string;
  readonly titleProblem: string | undefined;
  readonly errorsOf: (question: FoundQuestion) => ReadonlyMap<string, string>;
  readonly onTitle: (title: string) => void;
  readonly onChange: (found: Found) => void;
}

export function FoundList({
  found,
  warnings,
  leftOut,
  title,
  titleProblem,
  errorsOf,
  onTitle,
  onChange,
}: Props) {
  const { rows, questions } = found;
  const hasChosen = chosenQuestions(found).length > 0;

  function change(key: number, part: Partial<Row>) {
    const next = rows.map((row) => (row.key === key ? { ...row, ...part } : row));
    onChange({ ...found, rows: next });
  }

  const changeQuestion = (number: number, part: Partial<FoundQuestion>) =>
    onChange(withQuestion(found, number, part));

  return (
    <Stack spacing={2}>
      <Typography role="status" sx={{ wordBreak: "keep-all" }}>
        {introduction(rows.length, questions.length)}
      </Typography>
      {warnings.map((warning) => (
        <Problem key={warning}>{warning}</Problem>
      ))}
      {rows.length > 0 && (
        <Stack
          component="ul"
          aria-label="찾은 지문"
          spacing={2}
          sx={{ listStyle: "none", p: 0, m: 0 }}
        >
          {rows.map((row, at) => (
            <FoundRow
              key={row.key}
              row={row}
              number={at + 1}
              isFirst={at === 0}
              onChange={(part) => change(row.key, part)}
              onChangeQuestion={changeQuestion}
              onJoin={() => onChange({ ...found, rows: joined(rows, at) })}
            />
          ))}
        </Stack>
      )}
      {hasChosen && (
        <TextBox
          label="문항으로 만들 문제집의 제목"
          value={title}
          problem={titleProblem}
          onChange={onTitle}
          attributes={{ maxLength: 100 }}
        />
      )}
      {questions.length > 0 && (
        <FoundQuestions
          label="찾은 문항"
          questions={questions}
          errorsOf={errorsOf}
          onChange={changeQuestion}
        />
      )}
      {leftOut.length > 0 && (
        <details>
          <summary>지문이 아니라서 뺀 줄 {leftOut.length}개</summary>
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "pre-line" }}>
            {leftOut.join("\n")}
          </Typography>
        </details>
      )}
    </Stack>
  );
}

function introduction(passages: number, questions: number): string {
  if (passages === 0)
    return `문항 ${questions}개를 찾았어요. 넣을 문항을 고르고, 정답이 맞는지 봐 주세요.`;
  const also = questions > 0 ? ` 지문과 따로 있는 문항 ${questions}개는 아래에 있어요.` : "";
  return `지문 ${passages}개를 찾았어요.${also} 가져올 지문을 고르고, 잘못 나뉜 곳은 고쳐 주세요. 한 지문을 나누려면 나눌 자리에 ---만 적은 줄을 넣어 주세요.`;
}
