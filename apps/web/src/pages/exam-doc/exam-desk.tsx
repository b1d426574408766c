/** The author's face of an exam: its items, with their keys behind a switch, and what is done with them. */
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ExamDocument } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import EditIcon from "../../icons/edit-outlined.tsx";
import PasteIcon from "../../icons/note-add-outlined.tsx";
import PrintIcon from "../../icons/print-outlined.tsx";
import SendIcon from "../../icons/send-outlined.tsx";
import { Attempts } from "./attempts.tsx";
import { ExamForms } from "./exam-forms.tsx";
import { ExamItems } from "./exam-items.tsx";
import { ItemJump } from "./item-jump.tsx";
import { Refusals } from "./refusals.tsx";
import { TakeButtons } from "./take-buttons.tsx";

const GiveDialog = onDemand(() => import("../share/give-dialog.tsx"));
const OwnItemDialog = onDemand(() => import("./own-item/own-item-dialog.tsx"));
const PaperDialog = onDemand(() => import("../paper/paper-dialog.tsx"));
const PasteDialog = onDemand(() => import("./own-item/paste-dialog.tsx"));

export function ExamDesk({ exam }: { exam: ExamDocument }) {
  const [showsKeys, setShowsKeys] = useState(false);
  const [dialog, setDialog] = useState<"paper" | "own" | "paste" | "give" | null>(null);
  const close = () => setDialog(null);
  const isEmpty = exam.questions.length === 0;
  return (
    <>
      <ExamForms exam={exam} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <TakeButtons exam={exam} />
        <Button startIcon={<PrintIcon />} disabled={isEmpty} onClick={() => setDialog("paper")}>
          인쇄·내보내기
        </Button>
        <Button startIcon={<SendIcon />} disabled={isEmpty} onClick={() => setDialog("give")}>
          학생에게 내기
        </Button>
        <Button startIcon={<EditIcon />} onClick={() => setDialog("own")}>
          직접 출제
        </Button>
        <Button startIcon={<PasteIcon />} onClick={() => setDialog("paste")}>
          문항 붙여 넣기
        </Button>
        <ItemJump questions={exam.questions} />
        <FormControlLabel
          control={<Switch checked={showsKeys} onChange={(_, on) => setShowsKeys(on)} />}
          label="정답과 해설"
          disabled={isEmpty}
          sx={{ ml: "auto", mr: 0 }}
        />
      </Stack>
      <Attempts examId={exam.id} />
      <Refusals exam={exam} />
      {isEmpty && exam.broken.length === 0 ? (
        <Typography sx={{ py: 4, textAlign: "center", wordBreak: "keep-all" }}>
          {exam.passages.length > 0
            ? "이 지문으로는 확실한 문항을 만들지 못했어요. 다른 지문을 넣거나"
            : "이 단어들로는 확실한 문항을 만들지 못했어요. 다른 유형을 고르거나"}{" "}
          ‘직접 출제’로 문항을 써 보세요.
        </Typography>
      ) : (
        <ExamItems exam={exam} showsKeys={showsKeys} />
      )}
      <Suspense>
        {dialog === "paper" && (
          <PaperDialog source={{ kind: "exam", id: exam.id }} onClose={close} />
        )}
        {dialog === "give" && <GiveDialog examId={exam.id} title={exam.title} onClose={close} />}
        {dialog === "own" && <OwnItemDialog examId={exam.id} onClose={close} />}
        {dialog === "paste" && <PasteDialog examId={exam.id} onClose={close} />}
      </Suspense>
    </>
  );
}
