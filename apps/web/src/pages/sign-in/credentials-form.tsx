import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { signIn, signUp, useSession, type SignInFailure } from "../../api/session.ts";
import { PasswordField } from "./password-field.tsx";
import { credentialProblems, type CredentialProblems } from "./validate.ts";
import { TextBox } from "../../fields/text-box.tsx";

interface Props {
  readonly isNew: boolean;
  readonly failed: SignInFailure | null;
}

/** E-mail and password. After a failure the e-mail is still there, the password is not. */
export function CredentialsForm({ isNew, failed }: Props) {
  const { fetching } = useSession();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(failed?.email ?? "");
  const [password, setPassword] = useState("");
  const [invalid, setInvalid] = useState<CredentialProblems>({});
  const problems = { ...problemsOf(failed), ...invalid };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problemsFound = credentialProblems({ email, password }, isNew);
    setInvalid(problemsFound);
    const first = problemsFound.email ? "email" : problemsFound.password ? "password" : null;
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setPassword("");
    await (isNew ? signUp : signIn)({ email: email.trim(), password });
    await navigate("/", { replace: true });
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack spacing={2}>
        <TextBox
          label="이메일"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          problem={problems.email}
          onChange={(text) => {
            setEmail(text);
            setInvalid({ ...invalid, email: undefined });
          }}
        />
        <PasswordField
          isNew={isNew}
          value={password}
          problem={problems.password}
          onChange={(text) => {
            setPassword(text);
            setInvalid({ ...invalid, password: undefined });
          }}
        />
        <Button type="submit" variant="contained" size="large" disabled={fetching}>
          {isNew ? "회원 가입" : "로그인"}
        </Button>
      </Stack>
    </form>
  );
}

function problemsOf(failed: SignInFailure | null): CredentialProblems {
  return Object.fromEntries(failed?.failure.errors.map((one) => [one.field, one.message]) ?? []);
}
