import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useRemoveTwoStep, useRenewRecoveryCodes } from "../../api/account.ts";
import { CodeField } from "../../fields/code-field.tsx";
import { PasswordField } from "../../fields/password-field.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { notify } from "../../notices/notice.ts";
import { FormDialog } from "../form-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

interface Props {
  /** New recovery codes, or no two-step sign-in any more. */
  readonly purpose: "renew" | "stop";
  readonly onClose: () => void;
}

const TEXTS = {
  renew: {
    title: "복구 코드 새로 받기",
    action: "새로 받기",
    body: "새로 받으면 전에 받은 복구 코드는 쓸 수 없어요.",
  },
  stop: {
    title: "두 단계 로그인 끄기",
    action: "끄기",
    body: "끄면 비밀번호만으로 로그인해요. 복구 코드도 함께 없어져요.",
  },
} as const;

/** What needs the password and a code. */
export default function TwoStepCodeDialog({ purpose, onClose }: Props) {
  const renew = useRenewRecoveryCodes();
  const stop = useRemoveTwoStep();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { form, isBusy, message, problemOf, submit } = useSubmit(["password", "code"]);
  const { title, action, body } = TEXTS[purpose];

  async function run() {
    if (purpose === "renew") {
      const renewed = await submit(() => renew.mutateAsync({ password, code }));
      if (renewed) setCodes(renewed.result.recovery_codes);
      return;
    }
    if (!(await submit(() => stop.mutateAsync({ password, code })))) return;
    notify({ message: "두 단계 로그인을 껐어요." });
    onClose();
  }

  if (codes) return <RecoveryCodesDialog title="새 복구 코드" codes={codes} onDone={onClose} />;
  return (
    <FormDialog
      title={title}
      action={action}
      isDestructive={purpose === "stop"}
      form={form}
      message={message}
      isDisabled={isBusy}
      onSubmit={run}
      onClose={onClose}
    >
      <Typography variant="body2">{body}</Typography>
      <PasswordField
        autoFocus
        value={password}
        problem={problemOf("password")}
        onChange={setPassword}
      />
      <CodeField takesRecovery value={code} problem={problemOf("code")} onChange={setCode} />
    </FormDialog>
  );
}
