import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Account } from "@pulda/contract";
import { startCertification } from "../../api/certification.ts";
import { PasswordField } from "../../fields/password-field.tsx";
import { notify } from "../../notices/notice.ts";

interface Props {
  readonly account: Account;
  readonly label?: string;
  readonly password: string;
  readonly problem: string | undefined;
  readonly onChange: (password: string) => void;
}

/** Asks for the password; without one, for a social sign-in of the last minutes. */
export function OwnerProof({ account, label = "비밀번호", password, problem, onChange }: Props) {
  if (account.has_password) {
    return (
      <PasswordField
        autoFocus
        label={label}
        value={password}
        problem={problem}
        onChange={onChange}
      />
    );
  }
  if (account.confirmed) return null;

  return (
    <>
      <Typography>
        먼저 본인인지 확인해야 해요. 카카오로 다시 로그인하면 10분 동안 할 수 있어요.
      </Typography>
      <Button variant="contained" color="kakao" onClick={() => void prove()}>
        카카오로 본인 확인하기
      </Button>
    </>
  );
}

/** Whether the form can be sent: an account without a password must be confirmed first. */
export function canProve({ has_password, confirmed }: Account): boolean {
  return has_password || confirmed;
}

/** The field for a call: accounts without a password leave it out. */
export function ownPassword({ has_password }: Account, password: string) {
  return has_password ? { password } : {};
}

async function prove() {
  const failure = await startCertification({ isProof: true });
  if (failure) notify({ message: failure.message });
}
