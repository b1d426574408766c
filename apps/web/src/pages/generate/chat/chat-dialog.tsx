/** 채팅 서비스로 만들기: asks a chat window for items by copying and pasting, in three steps. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useGenerateFromChat } from "../../../api/chat.ts";
import { Problem } from "../../../fields/problem.tsx";
import { pointsOf, type Draft } from "../draft.ts";
import { AnswerStep } from "./answer-step.tsx";
import { choiceProblem, usableCount, wantedOf, type ChatWork } from "./chat-work.ts";
import { ChooseStep } from "./choose-step.tsx";
import { SolveStep } from "./solve-step.tsx";

interface Props {
  readonly draft: Draft;
  readonly work: ChatWork;
  readonly onChange: (change: Partial<ChatWork>) => void;
  readonly onClose: () => void;
}

const STEPS = ["부탁하기", "답 넣기", "풀어 보기"] as const;
const LAST = STEPS.length - 1;

export default function ChatDialog({ draft, work, onChange, onClose }: Props) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const navigate = useNavigate();
  const generate = useGenerateFromChat();
  const [isSolvedOnly, setSolvedOnly] = useState(false);
  const solved = usableCount(work.check, true);
  const count = usableCount(work.check, isSolvedOnly && solved > 0);
  const [step, setStep] = useState(work.check ? 1 : 0);
  const furthest = choiceProblem(work) ? 0 : usableCount(work.check) > 0 ? LAST : 1;

  async function make() {
    const made = await generate.mutateAsync({
      ...wantedOf(draft, work),
      title: draft.title.trim(),
      answers: work.answers.join("\n\n"),
      solutions: work.solutions.join("\n\n"),
      only_solved: isSolvedOnly && solved > 0,
      ...pointsOf(draft),
    });
    if (made.ok) await navigate(`/exam/${made.result.id}`);
  }

  const failure = generate.data?.ok === false ? generate.data : null;
  const parts = { draft, work, onChange };
  return (
    <Dialog
      open
      // A click beside it closes nothing: what was pasted comes from another window.
      onClose={(_, reason) => reason === "escapeKeyDown" && onClose()}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby="chat-title"
    >
      <DialogTitle id="chat-title" sx={{ pb: 1 }}>
        채팅 서비스로 만들기
      </DialogTitle>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label="단계"
        value={step}
        onChange={(_, chosen: number | null) => chosen !== null && setStep(chosen)}
        sx={{ mx: { xs: 2, sm: 3 }, mb: 1 }}
      >
        {STEPS.map((name, at) => (
          <ToggleButton key={name} value={at} disabled={at > furthest} sx={{ px: { xs: 1.5 } }}>
            {at + 1} {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DialogContent
        dividers
        // with a key, so that another step starts at its top
        key={step}
        sx={{ minHeight: { sm: "60vh" }, px: { xs: 2, sm: 3 } }}
      >
        {failure && (
          <Problem>
            문제집을 만들지 못했어요. 붙여 넣은 글은 그대로 있어요.{" "}
            {failure.errors[0]?.message ?? failure.message}
          </Problem>
        )}
        {step === 0 && <ChooseStep {...parts} />}
        {step === 1 && <AnswerStep {...parts} />}
        {step === LAST && (
          <SolveStep {...parts} isSolvedOnly={isSolvedOnly} onSolvedOnly={setSolvedOnly} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          닫기
        </Button>
        {step < LAST ? (
          <Button
            variant={step === 0 ? "outlined" : "contained"}
            disabled={step >= furthest}
            onClick={() => setStep(step + 1)}
          >
            다음
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={generate.isPending || count === 0}
            onClick={() => void make()}
          >
            {generate.isPending ? "만들고 있어요" : `${count}문항으로 문제집 만들기`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
