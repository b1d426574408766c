import type { ExamSummary } from "@pulda/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ExamPage } from "../../api/exams.ts";
import { ListFrame } from "../list-frame.tsx";
import { ExamLine } from "./exam-line.tsx";

interface Props {
  readonly label: string;
  readonly query: UseQueryResult<ExamPage>;
  readonly page: number;
  readonly addressOf: (page: number) => string;
  readonly empty: ReactNode;
}

const LINE_HEIGHT = 88;

/** A page of exams. */
export function ExamLines(props: Props) {
  return (
    <ListFrame<ExamSummary>
      {...props}
      lineHeight={LINE_HEIGHT}
      renderLine={(exam) => <ExamLine key={exam.id} exam={exam} />}
    />
  );
}
