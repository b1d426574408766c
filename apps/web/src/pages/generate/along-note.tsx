import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

interface Props {
  /** Of the passage. */
  readonly number: number;
  readonly questions: number;
  readonly hasTranslation: boolean;
  /** Leaves the questions out. */
  readonly onDrop: () => void;
}

/** What came along with a passage and goes into the exam with it. */
export function AlongNote({ number, questions, hasTranslation, onDrop }: Props) {
  const parts = [questions > 0 && `문항 ${questions}개`, hasTranslation && "해석"].filter(Boolean);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
      <Typography variant="body2" color="textSecondary" sx={{ mr: "auto" }}>
        이 지문과 함께 넣어요: {parts.join(", ")}
      </Typography>
      {questions > 0 && (
        <Button size="small" aria-label={`지문 ${number}의 문항 빼기`} onClick={onDrop}>
          문항 빼기
        </Button>
      )}
    </Stack>
  );
}
