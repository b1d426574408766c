/** The code by which an exam is made again from the same passages. */
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import type { ExamDocument } from "@pulda/contract";
import CopyIcon from "../../icons/content-copy.tsx";
import { notify } from "../../notices/notice.ts";

export function ExamCode({ exam }: { exam: ExamDocument }) {
  // a word test has no passages, so it cannot be made again by its code
  if (exam.passages.length === 0) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(exam.code);
      notify({ message: "시험지 코드를 복사했어요." });
    } catch {
      notify({ message: `복사하지 못했어요. 코드는 ${exam.code}예요.` });
    }
  }

  return (
    <Stack direction="row" sx={{ alignItems: "center" }}>
      <Typography variant="body2" color="textSecondary">
        시험지 코드 <b>{exam.code}</b>
        <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
          {" "}
          · 같은 지문과 코드로 똑같이 다시 만들어요
        </Box>
      </Typography>
      <IconButton aria-label="시험지 코드 복사" onClick={() => void copy()}>
        <CopyIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
