import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useClaim } from "../../api/account.ts";
import { CodeField } from "../../fields/code-field.tsx";
import { PasswordField } from "../../fields/password-field.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { notify } from "../../notices/notice.ts";
import { FormDialog } from "../form-dialog.tsx";
import { Section } from "./section.tsx";

/** An unproven account of the same address was set aside: its password gets what it held. */
export function ClaimSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="같은 이메일로 만든 다른 계정">
      <Typography variant="body2">
        카카오로 로그인하기 전에 누군가 이 이메일로 만들어 둔 계정이 있어요. 본인이 만들었다면
        그때의 비밀번호로 문제집과 단어장을 가져올 수 있어요. 관리자 권한은 따라오지 않아요.
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        내용 가져오기
      </Button>
      {isOpen && <ClaimDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

function ClaimDialog({ onClose }: { onClose: () => void }) {
  const claim = useClaim();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [isCodeWanted, setCodeWanted] = useState(false);
  const { form, isBusy, message, problemOf, submit } = useSubmit(["password", "code"]);
  const codeProblem = problemOf("code");
  if (codeProblem && !isCodeWanted) setCodeWanted(true);

  async function get() {
    const fields = { password, ...(isCodeWanted && { code }) };
    if (!(await submit(() => claim.mutateAsync(fields)))) return;
    notify({ message: "그 계정의 문제집과 단어장을 모두 가져왔어요." });
    onClose();
  }

  return (
    <FormDialog
      title="다른 계정의 내용 가져오기"
      action="가져오기"
      form={form}
      message={message}
      isDisabled={isBusy}
      onSubmit={get}
      onClose={onClose}
    >
      <PasswordField
        autoFocus
        label="그 계정의 비밀번호"
        value={password}
        problem={problemOf("password")}
        onChange={setPassword}
      />
      {isCodeWanted && (
        <CodeField takesRecovery value={code} problem={codeProblem} onChange={setCode} />
      )}
    </FormDialog>
  );
}
