/** 문항 붙여 넣기: questions in a pasted text become items of the author's own, all that are chosen or none. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { useCreateQuestions, useReadQuestions } from "../../../api/questions.ts";
import { Problem } from "../../../fields/problem.tsx";
import { TextBox } from "../../../fields/text-box.tsx";
import { notify } from "../../../notices/notice.ts";
import { focusItem } from "../desk/focus-item.ts";
import { draftOfRead, isWhole, questionOf } from "./own-draft.ts";
import { PastedQuestion, type Pasted } from "./pasted-question.tsx";

interface Props {
  readonly examId: number;
  readonly onClose: () => void;
}

const NONE_FOUND = "문항을 찾지 못했어요. 발문과 보기(①–⑤)나 정답이 함께 있는지 확인해 주세요.";

export default function PasteDialog({ examId, onClose }: Props) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const [text, setText] = useState("");
  /** What was read; null while the text is typed. */
  const [pasted, setPasted] = useState<readonly Pasted[] | null>(null);
  const reading = useReadQuestions();
  const create = useCreateQuestions();
  const chosen = pasted?.filter(({ isChosen }) => isChosen) ?? [];
  const failure = create.data?.ok === false ? create.data : null;
  const unread = reading.data?.ok === false ? reading.data : null;
  const textProblem =
    unread?.errors.find(({ field }) => field === "text")?.message ??
    (reading.data?.ok && reading.data.result.length === 0 ? NONE_FOUND : undefined);

  async function read() {
    const found = await reading.mutateAsync(text);
    if (!found.ok || found.result.length === 0) return;
    setPasted(
      found.result.map((one, at) => {
        const draft = draftOfRead(one);
        return {
          number: at + 1,
          draft,
          warnings: one.warnings.map(({ message }) => message),
          isChosen: isWhole(draft),
        };
      }),
    );
  }

  async function add() {
    const made = await create.mutateAsync({
      exam_id: examId,
      questions: chosen.map(({ draft }) => questionOf(draft)),
    });
    if (!made.ok) return;
    onClose();
    notify({ message: `${made.result.length}문항을 넣었어요.` });
    const first = made.result[0];
    if (first) focusItem({ id: first.id });
  }

  function change(number: number, part: Partial<Pasted>) {
    if (failure) create.reset();
    setPasted((all) =>
      (all ?? []).map((one) => (one.number === number ? { ...one, ...part } : one)),
    );
  }

  /** The server's message about a field of a question, by its place among the chosen ones. */
  const errorsOf = (one: Pasted) => {
    const at = chosen.indexOf(one);
    return new Map(
      (failure?.errors ?? []).flatMap(({ field, message }) =>
        at >= 0 && field.startsWith(`questions.${at}.`)
          ? [[field.slice(`questions.${at}.`.length), message] as const]
          : [],
      ),
    );
  };

  return (
    <Dialog
      open
      // Once something is pasted, only 취소 closes the dialog.
      onClose={text === "" ? onClose : undefined}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby="paste-title"
    >
      <DialogTitle id="paste-title">문항 붙여 넣기</DialogTitle>
      <DialogContent
        key={pasted ? "read" : "typed"}
        sx={{ px: { xs: 2, sm: 3 }, minHeight: { sm: "50vh" } }}
      >
        {pasted ? (
          <>
            {failure && (
              <Problem>
                하나도 넣지 않았어요. 고친 내용은 그대로 있어요.{" "}
                {failure.errors.find(({ field }) => !/^questions\.\d/.test(field))?.message ??
                  (failure.errors.length > 0
                    ? "아래에 표시한 곳을 확인해 주세요."
                    : failure.message)}
              </Problem>
            )}
            <Typography role="status">
              {pasted.length}문항을 찾았어요. 넣을 문항을 고르고, 정답이 맞는지 확인해 주세요.
            </Typography>
            <Stack
              component="ul"
              aria-label="찾은 문항"
              sx={{ listStyle: "none", p: 0, m: 0, mt: 1 }}
            >
              {pasted.map((one) => (
                <PastedQuestion
                  key={one.number}
                  pasted={one}
                  errors={errorsOf(one)}
                  onChange={(part) => change(one.number, part)}
                />
              ))}
            </Stack>
          </>
        ) : (
          <Stack spacing={2} sx={{ pt: 1 }}>
            {unread && !textProblem && (
              <Problem>글을 읽지 못했어요. 붙여 넣은 글은 그대로 있어요. {unread.message}</Problem>
            )}
            <Typography>
              한글 파일이나 채팅 서비스에서 복사한 문항을 그대로 붙여 넣어 주세요. 발문, 지문,
              보기(①–⑤), 정답, 해설을 알아봐요.
            </Typography>
            <TextBox
              label="문항이 담긴 글"
              multiline
              autoFocus
              minRows={10}
              maxRows={18}
              placeholder={EXAMPLE}
              value={text}
              problem={textProblem}
              onChange={(typed) => {
                if (reading.data) reading.reset();
                setText(typed);
              }}
              attributes={{ spellCheck: false }}
            />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
        {pasted && (
          <Button
            onClick={() => {
              create.reset();
              setPasted(null);
            }}
          >
            글로 돌아가기
          </Button>
        )}
        {pasted ? (
          <Button
            variant="contained"
            disabled={create.isPending || chosen.length === 0}
            onClick={() => void add()}
          >
            {chosen.length}문항 넣기
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={reading.isPending || text.trim() === ""}
            onClick={() => void read()}
          >
            문항 찾기
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const EXAMPLE = "1. 다음 글의 주제로 가장 적절한 것은?\n(지문)\n① …\n② …\n정답: ②";
