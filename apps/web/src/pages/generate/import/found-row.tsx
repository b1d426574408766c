import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { countWords, passageProblem } from "@pulda/question/schema-free";
import { TextBox } from "../../../fields/text-box.tsx";
import { FoundQuestions } from "./found-questions.tsx";
import { OpenedDetails } from "./opened-details.tsx";
import type { FoundQuestion, Row } from "./rows.ts";

interface Props {
  readonly row: Row;
  readonly number: number;
  readonly isFirst: boolean;
  readonly onChange: (part: Partial<Row>) => void;
  readonly onChangeQuestion: (number: number, part: Partial<FoundQuestion>) => void;
  readonly onJoin: () => void;
}

/** A passage that was found: taken or not, mended, joined to the one before it; with what came along. */
export function FoundRow({ row, number, isFirst, onChange, onChangeQuestion, onJoin }: Props) {
  const { label, text, isChosen, warnings, questions, translation } = row;
  const chosen = questions.filter((question) => question.isChosen).length;
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: "wrap", alignItems: "center", justifyContent: "space-between" }}
      >
        <FormControlLabel
          control={
            <Checkbox checked={isChosen} onChange={(_, isOn) => onChange({ isChosen: isOn })} />
          }
          label={`지문 ${number}${label && ` (${label})`} · ${countWords(text)}단어`}
        />
        {!isFirst && <Button onClick={onJoin}>윗글과 합치기</Button>}
      </Stack>
      {isChosen && (
        <TextBox
          label={`지문 ${number}의 글`}
          value={text}
          multiline
          maxRows={10}
          problem={text.includes("---") ? undefined : (passageProblem(text) ?? undefined)}
          onChange={(next) => onChange({ text: next })}
        />
      )}
      {warnings.map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
      {isChosen && translation !== null && (
        <OpenedDetails summary="해석 (지문과 함께 넣어요)">
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "pre-line" }}>
            {translation}
          </Typography>
        </OpenedDetails>
      )}
      {isChosen && questions.length > 0 && (
        <OpenedDetails
          summary={`함께 나온 문항 ${questions.length}개${chosen > 0 ? ` (${chosen}개 넣기)` : " (고르면 함께 넣어요)"}`}
        >
          <FoundQuestions
            label={`지문 ${number}의 문항`}
            questions={questions}
            errorsOf={NO_ERRORS}
            onChange={onChangeQuestion}
          />
        </OpenedDetails>
      )}
    </Paper>
  );
}

const NONE: ReadonlyMap<string, string> = new Map();
const NO_ERRORS = () => NONE;
