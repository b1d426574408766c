import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { signIn, signUp, useSession, type SignInFailure } from "../../api/session.ts";
import { PasswordField } from "../../fields/password-field.tsx";
import { TextBox } from "../../fields/text-box.tsx";
import { credentialProblems, type CredentialProblems, type Credentials } from "./validate.ts";

interface Props {
  readonly isNew: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly failed: SignInFailure | null;
  /** The invitation's code; null where none is needed. */
  readonly invitation: string | null;
  readonly onInvitation: (code: string) => void;
  /** The second step of the sign-in is left. */
  readonly onCodeWanted: (credentials: Credentials) => void;
  /** The account begins with the link in a mail. */
  readonly onMailSent: () => void;
}

const NAMES = ["invitation", "email", "password"] as const;

/** E-mail and password. After a failure all but the password is still there. */
export function CredentialsForm(props: Props) {
  const { isNew, email, failed, invitation } = props;
  const { fetching } = useSession();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [invalid, setInvalid] = useState<CredentialProblems>({});
  const problems = { ...problemsOf(failed), ...invalid };

  // after a failure the button that had the focus was disabled for a while
  useEffect(() => {
    if (failed === null || fetching) return;
    const name = NAMES.find((one) => problemsOf(failed)[one] !== undefined) ?? "password";
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [failed, fetching]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const credentials = { email: email.trim(), password };
    const problemsFound = credentialProblems({ ...credentials, invitation }, isNew);
    setInvalid(problemsFound);
    const first = NAMES.find((name) => problemsFound[name] !== undefined);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setPassword("");
    if (isNew) {
      const fields = { ...credentials, ...(invitation !== null && { invitation }) };
      if ((await signUp(fields)) === "mail-sent") return props.onMailSent();
    } else if ((await signIn(credentials)) === "code-wanted") {
      return props.onCodeWanted(credentials);
    }
    await navigate("/", { replace: true });
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack spacing={2}>
        {invitation !== null && (
          <TextBox
            label="초대 코드"
            name="invitation"
            autoComplete="off"
            value={invitation}
            problem={problems.invitation}
            hint="초대해 준 사람이 알려 준 코드"
            attributes={{ maxLength: 40, autoCapitalize: "characters", spellCheck: false }}
            onChange={(text) => {
              props.onInvitation(text);
              setInvalid({ ...invalid, invitation: undefined });
            }}
          />
        )}
        <TextBox
          label="이메일"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          problem={problems.email}
          onChange={(text) => {
            props.onEmail(text);
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
