import type { ClassMember } from "@pulda/contract";
import { useState } from "react";
import { useClassCall } from "../../api/classes.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { FormDialog } from "../form-dialog.tsx";

export function EditMember({ member, onClose }: { member: ClassMember; onClose: () => void }) {
  const edit = useClassCall("classMemberEdit");
  const form = useSubmit(["name", "number"]);
  const [name, setName] = useState(member.name);
  const [number, setNumber] = useState(member.number);

  async function save() {
    const saved = await form.submit(() => edit.mutateAsync({ member_id: member.id, name, number }));
    if (saved) onClose();
  }

  return (
    <FormDialog
      title="이름과 번호"
      action="저장"
      isDisabled={form.isBusy}
      message={form.message}
      form={form.form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextBox
        label="번호"
        value={number}
        problem={form.problemOf("number")}
        onChange={setNumber}
        attributes={{ maxLength: 20 }}
      />
      <TextBox
        autoFocus
        label="이름"
        value={name}
        problem={form.problemOf("name")}
        onChange={setName}
        attributes={{ maxLength: 40 }}
      />
    </FormDialog>
  );
}
