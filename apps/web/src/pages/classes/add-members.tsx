import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useClassCall } from "../../api/classes.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { notify } from "../../notices/notice.ts";
import { FormDialog } from "../form-dialog.tsx";
import { readMembers } from "./read-members.ts";

/** Students as they are pasted from a spreadsheet or typed, one a line. */
export function AddMembers({ classId, onClose }: { classId: number; onClose: () => void }) {
  const append = useClassCall("classMemberAppend");
  const form = useSubmit(["members"]);
  const [text, setText] = useState("");
  const members = readMembers(text);

  async function add() {
    if (members.length === 0) return form.refuse("members", "이름을 한 줄에 하나씩 써 주세요.");
    const added = await form.submit(() => append.mutateAsync({ class_id: classId, members }));
    if (!added) return;
    const { added: count, known } = added.result;
    notify({
      message: `${count}명을 넣었어요.${known > 0 ? ` ${known}명은 이미 있었어요.` : ""}`,
    });
    onClose();
  }

  return (
    <FormDialog
      title="학생 넣기"
      action={members.length > 0 ? `${members.length}명 넣기` : "넣기"}
      isDisabled={form.isBusy}
      message={form.message}
      form={form.form}
      onSubmit={add}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ wordBreak: "keep-all" }}>
        엑셀에서 번호와 이름을 복사해 붙여 넣으세요. 한 줄에 한 명이고, 번호는 없어도 돼요.
      </Typography>
      <TextBox
        autoFocus
        multiline
        minRows={6}
        maxRows={14}
        label="학생"
        placeholder={"1 김민지\n2 이서준"}
        value={text}
        problem={form.problemOf("members")}
        onChange={setText}
      />
      {members.length > 0 && (
        <Typography role="status" variant="body2">
          {members.length}명: {members.slice(0, 3).map(nameWithNumber).join(", ")}
          {members.length > 3 && " …"}
        </Typography>
      )}
    </FormDialog>
  );
}

function nameWithNumber({ name, number }: { name: string; number: string }): string {
  return number === "" ? name : `${number}번 ${name}`;
}
