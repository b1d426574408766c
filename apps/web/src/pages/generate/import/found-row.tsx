import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { countWords, passageProblem } from "@pulda/question/schema-free";
import { TextBox } from "../../../fields/text-box.tsx";
import type { Row } from "./rows.ts";

interface Props {
  readonly row: Row;
  readonly number: number;
  readonly isFirst: boolean;
  readonly onChange: (part: Partial<Row>) => void;
  readonly onJoin: () => void;
}

/** A passage that was found: taken or not, mended, joined to the one before it. */
export function FoundRow({ row, number, isFirst, onChange, onJoin }: Props) {
  const { label, text, isChosen, warnings, questions, hasTranslation } = row;
  const along = [
    questions > 0 && `문항 ${questions}개는 빼고 가져와요`,
    hasTranslation && "해석은 빼고 가져와요",
  ].filter(Boolean);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
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
      {[...warnings, ...along].map((line) => (
        <Typography key={String(line)} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Paper>
  );
}
