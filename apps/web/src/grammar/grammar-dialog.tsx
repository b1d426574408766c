/** A grammar lesson as a dialog. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { Link } from "react-router";
import CloseIcon from "../icons/close.tsx";
import { useLesson } from "../api/grammar.ts";
import { LessonBody } from "./lesson-body.tsx";

interface Props {
  /** The rule's id. */
  readonly rule: string;
  readonly onClose: () => void;
}

export function GrammarDialog({ rule, onClose }: Props) {
  const [shown, setShown] = useState(rule);
  const lesson = useLesson(shown);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby="lesson-title"
    >
      <DialogTitle id="lesson-title" sx={{ pr: 7 }}>
        {lesson.data?.name ?? "문법"}
      </DialogTitle>
      <IconButton
        aria-label="닫기"
        onClick={onClose}
        sx={{ position: "absolute", top: 10, right: 10 }}
      >
        <CloseIcon />
      </IconButton>
      {/* with a key, so that another lesson starts at its top */}
      <DialogContent key={shown}>
        {lesson.data ? (
          <LessonBody lesson={lesson.data} heading="h3" onFollow={setShown} onLeave={onClose} />
        ) : lesson.isError ? (
          <Stack spacing={2} sx={{ alignItems: "flex-start" }}>
            <Typography>문법 설명을 불러오지 못했어요.</Typography>
            <Button variant="outlined" onClick={() => void lesson.refetch()}>
              다시 불러오기
            </Button>
          </Stack>
        ) : (
          <Stack spacing={1} aria-busy aria-label="불러오는 중">
            <Skeleton height={28} />
            <Skeleton height={28} />
            <Skeleton variant="rounded" height={120} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button component={Link} to="/grammar">
          문법 모두 보기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
