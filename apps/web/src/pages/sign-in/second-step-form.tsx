import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../api/session.ts";
import { CodeField } from "../../fields/code-field.tsx";
import { Problem } from "../../fields/problem.tsx";

interface Props {
  /** Null after a social sign-in. */
  readonly email: string | null;
  readonly onCode: (code: string) => Promise<unknown>;
  readonly onBack: () => void;
}

/** The second step of the sign-in. A sign-in ends here or goes on: a wrong code is typed again. */
export function SecondStepForm({ email, onCode, onBack }: Props) {
  const { fetching, failed } = useSession();
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const [invalid, setInvalid] = useState<string>();
  const refused = failed?.failure.errors.find(({ field }) => field === "code")?.message;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") return setInvalid("코드를 입력해 주세요.");
    await onCode(code);
    await navigate("/", { replace: true });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {failed && !refused && <Problem>{failed.failure.message}</Problem>}
      <Stack spacing={2}>
        <Typography variant="body2">
          {email === null ? "이" : <b>{email}</b>} 계정은 두 단계로 로그인해요. 인증 앱을 열고 지금
          보이는 숫자를 입력해 주세요.
        </Typography>
        <CodeField
          takesRecovery
          autoFocus
          value={code}
          problem={invalid ?? refused}
          onChange={(text) => {
            setCode(text);
            setInvalid(undefined);
          }}
        />
        <Button type="submit" variant="contained" size="large" disabled={fetching}>
          로그인
        </Button>
        <Button onClick={onBack}>다른 계정으로 로그인</Button>
      </Stack>
    </form>
  );
}
