/** The author's face of an exam: its items, with their keys behind a switch, and what is done with them. */
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { ExamDocument } from "@pulda/contract";
import { useDeferredValue, useState } from "react";
import { AddItems } from "./add-items.tsx";
import { Attempts } from "./attempts.tsx";
import { ExamCode } from "./exam-code.tsx";
import { ExamItems } from "./exam-items.tsx";
import { HandOutButtons } from "./hand-out-buttons.tsx";
import { ItemJump } from "./item-jump.tsx";
import { NextFormButton } from "./next-form-button.tsx";
import { Refusals } from "./refusals.tsx";
import { TakeButtons } from "./take-buttons.tsx";
import { WordsButton } from "./words-button.tsx";

interface Props {
  readonly exam: ExamDocument;
  /** Whether its owner takes it rather than hands it out. */
  readonly isForTaker: boolean;
  /** Whether the items are rendered at once, to keep the scroll position, rather than after what stands above them. */
  readonly isInOne: boolean;
}

export function ExamDesk({ exam, isForTaker, isInOne }: Props) {
  const [showsKeys, setShowsKeys] = useState(false);
  const areItemsShown = useDeferredValue(true, isInOne);
  const isEmpty = exam.questions.length === 0;
  const take = <TakeButtons key="take" exam={exam} isStrong={isForTaker && !isEmpty} />;
  const handOut = <HandOutButtons key="hand out" exam={exam} isStrong={!isForTaker && !isEmpty} />;
  return (
    <>
      <div>
        <Stack direction="row" spacing={1} useFlexGap sx={row}>
          {isForTaker ? [take, handOut] : [handOut, take]}
        </Stack>
        <Stack direction="row" spacing={1} useFlexGap sx={{ ...row, mt: 1 }}>
          <AddItems examId={exam.id} isStrong={isEmpty} />
          <WordsButton exam={exam} />
          <NextFormButton exam={exam} />
          <ItemJump questions={exam.questions} />
          <FormControlLabel
            control={<Switch checked={showsKeys} onChange={(_, on) => setShowsKeys(on)} />}
            label="정답과 해설"
            disabled={isEmpty}
            sx={{ ml: "auto", mr: 0 }}
          />
        </Stack>
      </div>
      <ExamCode exam={exam} />
      <Attempts examId={exam.id} />
      <Refusals exam={exam} />
      {isEmpty && exam.broken.length === 0 ? (
        <Typography sx={{ py: 4, textAlign: "center", wordBreak: "keep-all" }}>
          {exam.passages.length > 0
            ? "이 지문으로는 확실한 문항을 만들지 못했어요. 다른 지문을 넣거나"
            : "이 단어들로는 확실한 문항을 만들지 못했어요. 다른 유형을 고르거나"}{" "}
          ‘문항 추가’에서 문항을 직접 써 보세요.
        </Typography>
      ) : (
        areItemsShown && <ExamItems exam={exam} showsKeys={showsKeys} />
      )}
    </>
  );
}

const row = { flexWrap: "wrap", alignItems: "center" } as const;
