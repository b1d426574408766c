import Stack from "@mui/material/Stack";
import { PastedQuestion } from "../../exam-doc/own-item/pasted-question.tsx";
import type { FoundQuestion } from "./rows.ts";

interface Props {
  readonly label: string;
  readonly questions: readonly FoundQuestion[];
  /** What the server has said of the fields of a question. */
  readonly errorsOf: (question: FoundQuestion) => ReadonlyMap<string, string>;
  readonly onChange: (number: number, part: Partial<FoundQuestion>) => void;
}

/** Questions that were found, each as it will stand in the exam, to take or to leave, and to mend. */
export function FoundQuestions({ label, questions, errorsOf, onChange }: Props) {
  return (
    <Stack component="ul" aria-label={label} sx={{ listStyle: "none", p: 0, m: 0 }}>
      {questions.map((question) => (
        <PastedQuestion
          key={question.number}
          pasted={question}
          errors={errorsOf(question)}
          onChange={(part) => onChange(question.number, part)}
        />
      ))}
    </Stack>
  );
}
