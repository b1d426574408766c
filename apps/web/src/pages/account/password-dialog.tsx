import Typography from "@mui/material/Typography";
import type { Account } from "@pulda/contract";
import { useState } from "react";
import { useChangePassword } from "../../api/account.ts";
import { PasswordField } from "../../fields/password-field.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { notify } from "../../notices/notice.ts";
import { FormDialog } from "../form-dialog.tsx";
import { canProve, OwnerProof, ownPassword } from "./owner-proof.tsx";

interface Props {
  readonly title: string;
  readonly account: Account;
  readonly onClose: () => void;
}

/** Changes the password, or sets the first one. */
export default function PasswordDialog({ title, account, onClose }: Props) {
  const change = useChangePassword();
  const [password, setPassword] = useState("");
  const [new_password, setNewPassword] = useState("");
  const { form, isBusy, message, problemOf, submit } = useSubmit(["password", "new_password"]);
  const isProvable = canProve(account);

  async function save() {
    const fields = { ...ownPassword(account, password), new_password };
    if (!(await submit(() => change.mutateAsync(fields)))) return;
    notify({
      message: account.has_password
        ? "비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했어요."
        : "비밀번호를 정했어요. 이제 이메일로도 로그인할 수 있어요.",
    });
    onClose();
  }

  return (
    <FormDialog
      title={title}
      action="저장"
      form={form}
      message={message}
      isDisabled={isBusy || !isProvable}
      onSubmit={save}
      onClose={onClose}
    >
      <OwnerProof
        account={account}
        label="지금 비밀번호"
        password={password}
        problem={problemOf("password")}
        onChange={setPassword}
      />
      {isProvable && (
        <>
          <PasswordField
            isNew
            label="새 비밀번호"
            name="new_password"
            value={new_password}
            problem={problemOf("new_password")}
            onChange={setNewPassword}
          />
          <Typography variant="body2" color="textSecondary">
            이 기기는 로그인된 채로 있고, 다른 기기에서는 모두 로그아웃돼요.
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
