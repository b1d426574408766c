/** What an author does with a finished exam: gives it to students, or prints it. */
import Button from "@mui/material/Button";
import type { ExamDocument } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import PrintIcon from "../../icons/print-outlined.tsx";
import SendIcon from "../../icons/send-outlined.tsx";

const GiveDialog = onDemand(() => import("../share/give-dialog.tsx"));
const PaperDialog = onDemand(() => import("../paper/paper-dialog.tsx"));

interface Props {
  readonly exam: ExamDocument;
  /** Whether they are what the page leads to. */
  readonly isStrong: boolean;
}

export function HandOutButtons({ exam, isStrong }: Props) {
  const [dialog, setDialog] = useState<"paper" | "give" | null>(null);
  const close = () => setDialog(null);
  const isEmpty = exam.questions.length === 0;
  return (
    <>
      <Button
        variant={isStrong ? "contained" : "text"}
        size={isStrong ? "large" : "medium"}
        startIcon={<SendIcon />}
        disabled={isEmpty}
        onClick={() => setDialog("give")}
      >
        학생에게 내기
      </Button>
      <Button
        variant={isStrong ? "outlined" : "text"}
        size={isStrong ? "large" : "medium"}
        startIcon={<PrintIcon />}
        disabled={isEmpty}
        onClick={() => setDialog("paper")}
      >
        인쇄·내보내기
      </Button>
      <Suspense>
        {dialog === "paper" && (
          <PaperDialog source={{ kind: "exam", id: exam.id }} onClose={close} />
        )}
        {dialog === "give" && <GiveDialog examId={exam.id} title={exam.title} onClose={close} />}
      </Suspense>
    </>
  );
}
