import { useState } from "react";
import { useClassCall } from "../../api/classes.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { notify } from "../../notices/notice.ts";
import { FormDialog } from "../form-dialog.tsx";

interface Props {
  /** Of the link, where the class was found by one. */
  readonly token?: string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Joins a class as a student, by the teacher's short code or link. */
export function JoinDialog({ token, onDone, onClose }: Props) {
  const join = useClassCall("classJoin");
  const form = useSubmit(["code", "name", "number"]);
  const [code, setCode] = useState("");
  const [name, setName] = useState("");
  const [number, setNumber] = useState("");

  async function enter() {
    const joined = await form.submit(() =>
      join.mutateAsync({ ...(token ? { token } : { code }), name, number }),
    );
    if (!joined) return;
    notify({ message: `${joined.result.title}에 들어왔어요.` });
    (onDone ?? onClose)();
  }

  return (
    <FormDialog
      title="반에 들어가기"
      action="들어가기"
      isDisabled={form.isBusy}
      message={form.message}
      form={form.form}
      onSubmit={enter}
      onClose={onClose}
    >
      {!token && (
        <TextBox
          autoFocus
          label="선생님이 알려 준 번호"
          value={code}
          problem={form.problemOf("code")}
          onChange={setCode}
          attributes={{ maxLength: 12, autoCapitalize: "characters", autoComplete: "off" }}
        />
      )}
      <TextBox
        label="이름"
        value={name}
        problem={form.problemOf("name")}
        onChange={setName}
        attributes={{ maxLength: 40, autoComplete: "name" }}
      />
      <TextBox
        label="학생 번호 (있으면)"
        value={number}
        problem={form.problemOf("number")}
        onChange={setNumber}
        attributes={{ maxLength: 20 }}
      />
    </FormDialog>
  );
}
