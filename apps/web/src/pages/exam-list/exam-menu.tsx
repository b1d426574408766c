import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { ExamSummary } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import MoreIcon from "../../icons/more-vert.tsx";
import { useRemoveExam, useRenameExam } from "../../api/exams.ts";
import { useAppendToFavorite, useRemoveFromFavorite } from "../../api/favorites.ts";
import { useRestoreFromTrash } from "../../api/trash.ts";
import { focusHeading } from "../../navigation/focus-heading.ts";
import { notify } from "../../notices/notice.ts";
import { RenameDialog } from "../lazy-dialogs.ts";

const PaperDialog = onDemand(() => import("../paper/paper-dialog.tsx"));
const FolderDialog = onDemand(() => import("./folder-dialog.tsx"));

/** The actions on an exam of a list. */
export function ExamMenu({ exam }: { exam: ExamSummary }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<"rename" | "folder" | "paper" | null>(null);
  const rename = useRenameExam();
  const remove = useRemoveExam();
  const restore = useRestoreFromTrash();
  const takeOut = useTakeOut();
  const close = () => setDialog(null);

  function choose(action: () => void) {
    setAnchor(null);
    action();
  }

  async function removeExam() {
    if (!window.confirm("선택한 문제집을 삭제합니까?")) return;
    if (await remove.mutateAsync(exam.id)) {
      notify({
        message: "문제집을 지웠어요. 30일 동안 휴지통에 있어요.",
        undo: () => restore.mutate({ kind: "exam", id: exam.id }),
      });
      // its line is gone, and with it the button that had the focus
      focusHeading();
    } else notify({ message: "문제집을 지우지 못했어요. 문제집은 그대로 있어요." });
  }

  return (
    <>
      <IconButton
        aria-label={`${exam.title} 메뉴`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(() => setDialog("rename"))}>이름 바꾸기</MenuItem>
        <MenuItem onClick={() => choose(() => setDialog("folder"))}>
          {exam.favorite_id === null ? "폴더에 넣기" : "다른 폴더로 옮기기"}
        </MenuItem>
        {exam.state === "ready" && exam.question_count > 0 && (
          <MenuItem onClick={() => choose(() => setDialog("paper"))}>인쇄·내보내기</MenuItem>
        )}
        {exam.favorite_id !== null && (
          <MenuItem onClick={() => choose(() => void takeOut(exam))}>폴더에서 빼기</MenuItem>
        )}
        <MenuItem onClick={() => choose(() => void removeExam())} sx={{ color: "error.main" }}>
          지우기
        </MenuItem>
      </Menu>
      <Suspense>
        {dialog === "rename" && (
          <RenameDialog
            label="문제집 이름 바꾸기"
            title={exam.title}
            onSave={(title) => rename.mutateAsync({ id: exam.id, title })}
            onClose={close}
          />
        )}
        {dialog === "paper" && (
          <PaperDialog source={{ kind: "exam", id: exam.id }} onClose={close} />
        )}
        {dialog === "folder" && <FolderDialog exam={exam} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Takes an exam out of its folder, with undo. */
function useTakeOut() {
  const takeOut = useRemoveFromFavorite();
  const putBack = useAppendToFavorite();
  return async ({ id, favorite_id }: ExamSummary) => {
    const ok = await takeOut.mutateAsync(id);
    if (!ok || favorite_id === null) {
      notify({ message: "폴더에서 빼지 못했어요." });
      return;
    }
    notify({
      message: "폴더에서 뺐어요.",
      undo: () => putBack.mutate({ exam_id: id, favorite_id }),
    });
  };
}
