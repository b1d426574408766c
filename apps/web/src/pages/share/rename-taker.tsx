import type { BoardTaker } from "@pulda/contract";
import { useState } from "react";
import { useTakerCall } from "../../api/shares.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { FormDialog } from "../form-dialog.tsx";

interface Props {
  readonly shareId: number;
  readonly taker: BoardTaker;
  readonly onClose: () => void;
}

/** The name and number of someone who has typed them wrong. */
export function RenameTaker({ shareId, taker, onClose }: Props) {
  const edit = useTakerCall("shareTakerEdit", shareId);
  const form = useSubmit(["name", "number"]);
  const [name, setName] = useState(taker.name);
  const [number, setNumber] = useState(taker.number);

  async function save() {
    const saved = await form.submit(() => edit.mutateAsync({ taker_id: taker.id, name, number }));
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
