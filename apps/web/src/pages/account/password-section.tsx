import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Account } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { Section } from "./section.tsx";

const PasswordDialog = onDemand(() => import("./password-dialog.tsx"));

export function PasswordSection({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const action = account.has_password ? "비밀번호 바꾸기" : "비밀번호 정하기";
  return (
    <Section title="비밀번호">
      <Typography variant="body2">
        {account.has_password
          ? "비밀번호를 바꾸면 다른 기기에서는 모두 로그아웃돼요."
          : "카카오로만 로그인하는 계정이에요. 비밀번호를 정하면 이메일로도 로그인할 수 있어요."}
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Suspense>
        {isOpen && (
          <PasswordDialog title={action} account={account} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Section>
  );
}
