import Typography from "@mui/material/Typography";
import type { Share, ShareUpdates } from "@pulda/contract";
import { useState } from "react";
import { usePassOn } from "../../api/shares.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { notify } from "../../notices/notice.ts";
import { FormDialog } from "../form-dialog.tsx";

interface Props {
  readonly share: Share;
  readonly updates: ShareUpdates;
  readonly onClose: () => void;
}

/** Passes on what was edited at the desk: everybody is graded again, and told so. */
export default function PassOnDialog({ share, updates, onClose }: Props) {
  const passOn = usePassOn(share.id);
  const form = useSubmit(["note"]);
  const [note, setNote] = useState("");

  async function pass() {
    const passed = await form.submit(() => passOn.mutateAsync(note));
    if (!passed) return;
    const { regraded, rescored } = passed.result;
    notify({
      message:
        regraded === 0
          ? "사본에 반영했어요."
          : `풀이 ${regraded}개를 다시 채점했고, 그중 ${rescored}개의 점수가 바뀌었어요.`,
    });
    onClose();
  }

  return (
    <FormDialog
      title="바뀐 문항 반영하기"
      action="반영하고 다시 채점"
      isDisabled={form.isBusy}
      message={form.message}
      form={form.form}
      onSubmit={pass}
      onClose={onClose}
    >
      <Typography sx={{ wordBreak: "keep-all" }}>
        {updates.changed.join(", ")}번 문항을 책상에서 고친 대로 바꾸고, 이미 푼 학생도 다시
        채점해요. 학생의 결과 화면에 알림이 남아요.
      </Typography>
      {(updates.removed.length > 0 || updates.added > 0) && (
        <Typography variant="body2" color="textSecondary" sx={{ wordBreak: "keep-all" }}>
          책상에서 지우거나 더한 문항은 이미 낸 사본에 반영하지 않아요. 그 문제집을 새로 내 주세요.
        </Typography>
      )}
      <TextBox
        multiline
        label="학생에게 한마디 (선택)"
        value={note}
        problem={form.problemOf("note")}
        onChange={setNote}
        attributes={{ maxLength: 500 }}
      />
    </FormDialog>
  );
}
