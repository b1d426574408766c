/** 지문 가져오기: passages and questions found in a pasted text or a file are looked at, mended and taken. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { FoundDocument } from "@pulda/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useImportExam, useImportQuestions } from "../../../api/documents.ts";
import { Problem } from "../../../fields/problem.tsx";
import { TextBox } from "../../../fields/text-box.tsx";
import { isWhole, questionOf } from "../../exam-doc/own-item/own-draft.ts";
import type { FoundPassage } from "../draft.ts";
import { base64Of } from "./base64.ts";
import { FileDrop } from "./file-drop.tsx";
import { FoundList } from "./found-list.tsx";
import {
  chosenPassages,
  chosenQuestions,
  foundOf,
  type Found,
  type FoundQuestion,
} from "./rows.ts";
import { useReading } from "./use-reading.ts";

interface Props {
  /** How many passages the draft can still take. */
  readonly room: number;
  readonly onTake: (passages: readonly FoundPassage[]) => void;
  readonly onClose: () => void;
}

/** Where the name of the format stands, in bytes. */
const BEGINNING = 2000;
const MAX_EXAM_BYTES = 5_000_000;
const PULDA_EXAM = '"pulda-exam"';
const NONE_FOUND = "영어 지문도 문항도 찾지 못했어요. 영어로 된 글인지 봐 주세요.";
const UNTITLED = "가져온 문항";

export default function ImportDialog({ room, onTake, onClose }: Props) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const [text, setText] = useState("");
  const [title, setTitle] = useState(UNTITLED);
  /** As it came. */
  const [document, setDocument] = useState<FoundDocument | null>(null);
  /** As it is mended; null while a text is typed. */
  const [found, setFound] = useState<Found | null>(null);
  const importing = useImportExam();
  const creating = useImportQuestions();
  const navigate = useNavigate();
  const reading = useReading((read) => {
    setDocument(read);
    if (read.passages.length + read.questions.length > 0) setFound(foundOf(read));
  });
  const isReading = reading.progress !== null || importing.isPending;
  const refused = importing.data?.ok === false ? importing.data : null;
  const failure = creating.data?.ok === false ? creating.data : null;
  const problem = refused ? (refused.errors[0]?.message ?? refused.message) : reading.problem;
  const foundNone = document !== null && found === null && problem === null;
  const passages = chosenPassages(found?.rows ?? []);
  const questions = found ? chosenQuestions(found) : [];
  const lacking = questions.filter(({ draft }) => !isWhole(draft));

  /** Takes an exam that was exported; false where a text is none. */
  async function importExam(content: string): Promise<boolean> {
    if (!content.slice(0, BEGINNING).includes(PULDA_EXAM)) return false;
    const made = await importing.mutateAsync(content);
    if (made.ok) await navigate(`/exam/${made.result.id}`);
    return true;
  }

  function forget() {
    importing.reset();
    creating.reset();
    setDocument(null);
  }

  async function readText() {
    forget();
    setTitle(UNTITLED);
    if (!(await importExam(text))) await reading.read({ text });
  }

  async function readFile(file: File) {
    forget();
    setTitle(file.name.replace(/\.[^.]{1,8}$/u, "").slice(0, 100) || UNTITLED);
    const isExam =
      file.size <= MAX_EXAM_BYTES &&
      (await file.slice(0, BEGINNING).text()).includes(PULDA_EXAM) &&
      (await importExam(await file.text()));
    if (!isExam) await reading.read({ file: await base64Of(file), name: file.name.slice(-255) });
  }

  async function makeExam() {
    const made = await creating.mutateAsync({
      title,
      questions: questions.map(({ draft }) => questionOf(draft)),
    });
    if (made.ok) await navigate(`/exam/${made.result.id}`);
  }

  /** The server's messages about a question, by their fields. */
  const errorsOf = (question: FoundQuestion) => {
    const prefix = `questions.${questions.indexOf(question)}.`;
    return new Map(
      (failure?.errors ?? []).flatMap(({ field, message }) =>
        field.startsWith(prefix) ? [[field.slice(prefix.length), message] as const] : [],
      ),
    );
  };

  return (
    <Dialog
      open
      // Once something is pasted or found, only 취소 closes the dialog.
      onClose={text === "" && !found && !isReading ? onClose : undefined}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">지문 가져오기</DialogTitle>
      <DialogContent key={found ? "found" : "typed"} sx={{ px: { xs: 2, sm: 3 } }}>
        {found && document ? (
          <>
            {failure && (
              <Problem>
                문제집을 만들지 못했어요. 고친 내용은 그대로 있어요.{" "}
                {failure.errors.find(({ field }) => !/^questions\.\d|^title$/.test(field))
                  ?.message ??
                  (failure.errors.length > 0 ? "표시한 곳을 확인해 주세요." : failure.message)}
              </Problem>
            )}
            <FoundList
              found={found}
              warnings={document.warnings}
              leftOut={document.left_out}
              title={title}
              titleProblem={failure?.errors.find(({ field }) => field === "title")?.message}
              errorsOf={errorsOf}
              onTitle={setTitle}
              onChange={(next) => {
                if (failure) creating.reset();
                setFound(next);
              }}
            />
          </>
        ) : (
          <Stack spacing={2} sx={{ pt: 1 }}>
            {problem !== null && <Problem>{problem}</Problem>}
            {document?.warnings.map((warning) => (
              <Problem key={warning}>{warning}</Problem>
            ))}
            <Typography sx={{ wordBreak: "keep-all" }}>
              시험지, 교재, PDF, 한글 문서에서 복사한 글을 그대로 붙여 넣으세요. 번호와 발문, 선지,
              각주, 해석을 가려내고 지문을 나눠 드려요. GIFT, Moodle XML, Aiken으로 적은 문항도
              읽어요.
            </Typography>
            <TextBox
              label="글"
              value={text}
              multiline
              minRows={8}
              maxRows={18}
              problem={foundNone && document.warnings.length === 0 ? NONE_FOUND : undefined}
              onChange={setText}
            />
            <FileDrop
              progress={isReading ? (reading.progress ?? 0) : null}
              onCancel={reading.cancel}
              onFile={(file) => void readFile(file)}
            />
          </Stack>
        )}
      </DialogContent>
      {found && lacking.length > 0 && (
        <Typography variant="body2" role="alert" sx={{ px: 3, pt: 1, color: "error.dark" }}>
          빠진 곳이 있는 문항을 채우거나 빼 주세요:{" "}
          {lacking.map(({ number }) => `${number}번째`).join(", ")}
        </Typography>
      )}
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
        {found && (
          <Button color="inherit" onClick={() => setFound(null)}>
            글로 돌아가기
          </Button>
        )}
        {found && questions.length > 0 && (
          <Button
            variant={found.rows.length > 0 ? "outlined" : "contained"}
            disabled={creating.isPending || lacking.length > 0}
            onClick={() => void makeExam()}
          >
            문항 {questions.length}개로 문제집 만들기
          </Button>
        )}
        {found && found.rows.length > 0 && (
          <Button
            variant="contained"
            disabled={passages.length === 0 || passages.length > room || lacking.length > 0}
            onClick={() => onTake(passages)}
          >
            {passages.length > room
              ? `${room}개까지 넣을 수 있어요`
              : `지문 ${passages.length}개 넣기`}
          </Button>
        )}
        {!found && (
          <Button
            variant="contained"
            disabled={isReading || text.trim() === ""}
            onClick={() => void readText()}
          >
            {isReading ? "찾고 있어요" : "지문 찾기"}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
