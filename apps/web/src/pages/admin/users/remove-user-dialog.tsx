import Typography from "@mui/material/Typography";
import type { AdminUser } from "@pulda/contract";
import { useState } from "react";
import { useRemoveUser } from "../../../api/admin.ts";
import { TextBox } from "../../../fields/text-box.tsx";
import { useSubmit } from "../../../fields/use-submit.ts";
import { notify } from "../../../notices/notice.ts";
import { FormDialog } from "../../form-dialog.tsx";

interface Props {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Removes a user. The address is typed, so that nobody goes by a slip. */
export default function RemoveUserDialog({ user, onClose }: Props) {
  const remove = useRemoveUser();
  const [typed, setTyped] = useState("");
  const { form, isBusy, message, problemOf, refuse, submit } = useSubmit(["typed"]);

  async function finish() {
    if (typed.trim().toLowerCase() !== user.email)
      return refuse("typed", "지울 사용자의 이메일을 그대로 입력해 주세요.");
    if (!(await submit(() => remove.mutateAsync(user.id)))) return;
    notify({ message: `${user.email} 계정과 자료를 모두 지웠어요.` });
    onClose();
  }

  return (
    <FormDialog
      title="이 사용자를 지울까요?"
      action="계정 지우기"
      isDestructive
      form={form}
      message={message}
      isDisabled={isBusy}
      onSubmit={finish}
      onClose={onClose}
    >
      <Typography>
        <b>{user.email}</b> 계정과 문제집 {user.exam_count.toLocaleString("ko-KR")}개, 풀이 기록{" "}
        {user.attempt_count.toLocaleString("ko-KR")}개, 단어장을 모두 지워요. 되돌릴 수 없어요.
      </Typography>
      <TextBox
        autoFocus
        label="확인을 위해 이메일 입력"
        name="typed"
        autoComplete="off"
        value={typed}
        problem={problemOf("typed")}
        onChange={setTyped}
        attributes={{ autoCapitalize: "none", spellCheck: false }}
      />
    </FormDialog>
  );
}
