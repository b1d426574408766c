/** The refusals: a line for each passage and type for which no item could be made; one without a type is about all. */
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ExamDocument } from "@pulda/contract";
import { useState } from "react";
import ExpandMoreIcon from "../../icons/expand-more.tsx";
import { useQuestionTypes } from "../../api/questions.ts";

/** The number of lines that are shown at first: an exam of a thousand passages has thousands. */
const INITIAL_ROWS = 100;

export function Refusals({ exam }: { exam: ExamDocument }) {
  const types = useQuestionTypes();
  const [limit, setLimit] = useState(INITIAL_ROWS);
  if (exam.refused.length === 0) return null;
  const nameOf = (id: string) => types.data?.find((type) => type.id === id)?.name ?? id;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      defaultExpanded={exam.questions.length === 0}
      slotProps={{ heading: { component: "h2" }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography variant="body2">
          {exam.questions.length > 0 && "확실한 문항만 담았어요 · "}
          <Typography component="span" variant="body2" color="textSecondary">
            만들지 않은 문항 {exam.refused.length.toLocaleString("ko-KR")}개와 이유
          </Typography>
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5, wordBreak: "keep-all" }}>
          {exam.refused.slice(0, limit).map((refusal, at) => (
            <li key={at}>
              {refusal.type !== "" && (
                <>
                  {exam.passages.length > 1 && `지문 ${refusal.passage + 1} · `}
                  <b>{nameOf(refusal.type)}</b> —{" "}
                </>
              )}
              {refusal.reason}
            </li>
          ))}
        </Typography>
        {exam.refused.length > limit && (
          <Button onClick={() => setLimit(limit * 10)}>
            나머지 {(exam.refused.length - limit).toLocaleString("ko-KR")}개 더 보기
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  );
}
