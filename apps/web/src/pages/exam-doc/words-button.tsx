import Button from "@mui/material/Button";
import type { ExamDocument } from "@pulda/contract";
import { Link } from "react-router";
import WordsIcon from "../../icons/menu-book-outlined.tsx";

/** Leads to the words of an exam's passages. */
export function WordsButton({ exam }: { exam: ExamDocument }) {
  if (exam.passages.length === 0) return null;
  return (
    <Button startIcon={<WordsIcon />} component={Link} to={`/exam/${exam.id}/word`}>
      단어
    </Button>
  );
}
