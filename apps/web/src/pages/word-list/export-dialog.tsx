/** 내보내기: the words that are listed, as a file that spreadsheets, Quizlet or Anki read. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import type { WordFormat } from "@pulda/contract";
import { useState } from "react";
import { useWordFile, type WordQuery } from "../../api/words.ts";
import { Problem } from "../../fields/problem.tsx";
import { notify } from "../../notices/notice.ts";
import { saveFile } from "../save-file.ts";

interface Props {
  /** The query of the list. */
  readonly query: WordQuery;
  readonly onClose: () => void;
}

const FORMATS: Readonly<Record<WordFormat, string>> = {
  xlsx: "엑셀 (XLSX)",
  csv: "CSV — 다른 표 프로그램, 풀다로 다시 가져오기",
  quizlet: "Quizlet — 붙여 넣을 글",
  anki: "Anki 카드 (.apkg)",
};

export default function ExportDialog({ query, onClose }: Props) {
  const [format, setFormat] = useState<WordFormat>("xlsx");
  const file = useWordFile();

  async function save() {
    const answer = await file.mutateAsync({ ...query, format });
    if (!answer.ok) return;
    saveFile(answer.file, answer.name);
    notify({ message: "단어를 파일로 내보냈어요." });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="export-title">
      <DialogTitle id="export-title">단어 내보내기</DialogTitle>
      <DialogContent>
        {file.data?.ok === false && <Problem>{file.data.message}</Problem>}
        <RadioGroup
          aria-labelledby="export-title"
          value={format}
          onChange={(_, value) => setFormat(value as WordFormat)}
        >
          {Object.entries(FORMATS).map(([value, label]) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          닫기
        </Button>
        <Button variant="contained" disabled={file.isPending} onClick={() => void save()}>
          {file.isPending ? "만들고 있어요" : "내려받기"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
