import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useAccount, useConfirm } from "../../api/account.ts";
import { answerProof } from "../../api/proof.ts";
import { useSubmit } from "../../fields/use-submit.ts";
import { FormDialog } from "../form-dialog.tsx";
import { canProve, OwnerProof, ownPassword } from "./owner-proof.tsx";

interface Props {
  readonly onClose: () => void;
}

/** Asks for the proof that a call needs (`proven`). */
export default function ProofDialog({ onClose }: Props) {
  const { data: account } = useAccount();
  const confirm = useConfirm();
  const [password, setPassword] = useState("");
  const { form, isBusy, message, problemOf, submit } = useSubmit(["password"]);

  async function prove() {
    if (!account) return;
    if (await submit(() => confirm.mutateAsync(ownPassword(account, password)))) answerProof(true);
  }

  return (
    <FormDialog
      title="본인인지 확인할게요"
      action="확인"
      form={form}
      message={message}
      isDisabled={isBusy || !account || !canProve(account)}
      onSubmit={prove}
      onClose={onClose}
    >
      {account?.has_password && (
        <Typography variant="body2">
          중요한 일이라 비밀번호를 한 번 더 확인해요. 10분 동안은 다시 묻지 않아요.
        </Typography>
      )}
      {account && (
        <OwnerProof
          account={account}
          password={password}
          problem={problemOf("password")}
          onChange={setPassword}
        />
      )}
    </FormDialog>
  );
}
