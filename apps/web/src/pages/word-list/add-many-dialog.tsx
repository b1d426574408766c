/** Adds many words, pasted or from a file. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { readWords } from "@pulda/documents/words";
import { useMemo, useRef, useState, type ChangeEvent, type DragEvent } from "react";
import { TextBox } from "../../fields/text-box.tsx";
import { notify } from "../../notices/notice.ts";
import { useAddMany } from "./use-add-many.ts";
import { WordsPreview } from "./words-preview.tsx";

const EXAMPLE = "memory\t기억\nskill = 기술\nin terms of";
/** So many invalid lines are listed. */
const MAX_LISTED_PROBLEMS = 5;

export default function AddManyDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const { words, problems } = useMemo(() => readWords(text), [text]);
  const { add, progress } = useAddMany();
  const isBusy = progress !== null;
  const fileInput = useRef<HTMLInputElement>(null);

  async function read(file: File | undefined) {
    if (!file || isBusy) return;
    // spreadsheets need more code than most who add words
    const { readWordFile } = await import("@pulda/documents/word-file");
    const found = readWordFile(new Uint8Array(await file.arrayBuffer()));
    if (!found.ok) return setFailure(found.message);
    const { lines } = found;
    setText((before) => (before.trim() === "" ? lines : `${before.trimEnd()}\n${lines}`));
    setFailure(null);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = "";
    void read(file);
  }

  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void read(file);
  }

  async function save() {
    setFailure(null);
    const outcome = await add(words);
    if (!outcome.ok) {
      const lines = text.split("\n");
      const remaining = outcome.remaining.map(({ text: word, meaning }) => `${word}\t${meaning}`);
      setText([...remaining, ...problems.map(({ line }) => lines[line - 1])].join("\n"));
      setFailure(`${outcome.message} 아직 넣지 못한 단어는 그대로 있어요.`);
      return;
    }
    const { added, known } = outcome;
    notify({
      message: `단어 ${added}개를 넣었어요.${known > 0 ? ` ${known}개는 이미 있어서 그대로 두었어요.` : ""}`,
    });
    onClose();
  }

  return (
    <Dialog
      open
      // once something is typed, only 취소 closes the dialog
      onClose={isBusy || text.trim() !== "" ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="many"
    >
      <DialogTitle id="many">단어 여러 개 넣기</DialogTitle>
      <DialogContent onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1, wordBreak: "keep-all" }}>
          한 줄에 한 단어씩 적어 주세요. 뜻은 단어 뒤에 적고, 비워 두면 사전에서 찾아 넣어요.
          엑셀(XLSX), CSV, Quizlet에서 내보낸 텍스트 파일은 골라도 되고 여기에 끌어다 놓아도 돼요.
        </Typography>
        <TextBox
          autoFocus
          multiline
          minRows={6}
          maxRows={10}
          placeholder={EXAMPLE}
          value={text}
          onChange={setText}
          attributes={{ "aria-label": "단어 목록", spellCheck: false }}
        />
        <Typography variant="body2" role="status" sx={{ mt: 1 }}>
          {words.length > 0 ? `넣을 단어 ${words.length.toLocaleString("ko-KR")}개` : " "}
        </Typography>
        {words.length > 0 && <WordsPreview words={words} />}
        {problems.slice(0, MAX_LISTED_PROBLEMS).map(({ line, reason }) => (
          <Typography key={line} variant="body2" color="error">
            {line}번째 줄: {reason}
          </Typography>
        ))}
        {problems.length > 0 && (
          <Typography variant="body2" color="error">
            {problems.length > MAX_LISTED_PROBLEMS &&
              `그 밖에 ${problems.length - MAX_LISTED_PROBLEMS}줄이 더 있어요. `}
            {words.length > 0 && "이런 줄은 빼고 넣어요."}
          </Typography>
        )}
        {failure && (
          <Typography variant="body2" color="error" role="alert">
            {failure}
          </Typography>
        )}
        {isBusy && (
          <LinearProgress
            variant="determinate"
            value={progress}
            aria-label="단어를 넣는 중"
            sx={{ mt: 1 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button sx={{ mr: "auto" }} disabled={isBusy} onClick={() => fileInput.current?.click()}>
          파일에서 가져오기
        </Button>
        <input
          ref={fileInput}
          hidden
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
          onChange={choose}
        />
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          취소
        </Button>
        <Button
          variant="contained"
          onClick={() => void save()}
          disabled={isBusy || words.length === 0}
        >
          넣기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
