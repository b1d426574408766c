import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import type { Failure } from "../../api/client.ts";
import { getSession, verifyEmail } from "../../api/session.ts";
import { CodeField } from "../../fields/code-field.tsx";
import { PasswordField } from "../../fields/password-field.tsx";
import { Problem } from "../../fields/problem.tsx";
import { useSubmit, type Submission } from "../../fields/use-submit.ts";
import { notify } from "../../notices/notice.ts";
import { GuestCard } from "../guest-card.tsx";
import { LinkOver } from "../link-over.tsx";
import { useLinkSecret } from "../use-link-secret.ts";

const NOT_FOUND = 404;

/** The page of the mailed link that proves an address. Who is not signed in proves it by the password. */
export default function AccountVerifyPage() {
  const token = useLinkSecret("token");
  const navigate = useNavigate();
  const submission = useSubmit(["password", "code"]);
  const { failure, problemOf, submit } = submission;
  const [asked, setAsked] = useState<Failure | null>(null);
  const hasStarted = useRef(false);

  async function verify(fields: { password?: string; code?: string }) {
    const isSignedIn = getSession().id !== null;
    const verified = await submit(() => verifyEmail({ token, ...fields }));
    if (!verified) return;
    notify({ message: "이메일을 인증했어요." });
    await navigate(isSignedIn ? "/account" : "/", { replace: true });
  }

  // The link alone does for who is signed in; for others it says whether it still serves.
  const start = useEffectEvent(() => {
    if (hasStarted.current || token === "") return;
    hasStarted.current = true;
    void verify({});
  });
  useEffect(() => start(), []);
  if (failure && !asked) setAsked(failure);

  const isOver = token === "" || failure?.code === NOT_FOUND || Boolean(problemOf("token"));
  return (
    <GuestCard title="이메일 인증">
      {isOver ? (
        <LinkOver isSignUp />
      ) : asked ? (
        <ProofForm
          submission={submission}
          // What the first call says is missing is no mistake yet.
          isFirst={failure === asked}
          onProve={verify}
        />
      ) : (
        <Stack sx={{ alignItems: "center", py: 4 }}>
          <CircularProgress aria-label="잠시만 기다려 주세요" />
        </Stack>
      )}
    </GuestCard>
  );
}

interface ProofProps {
  readonly submission: Submission;
  readonly isFirst: boolean;
  readonly onProve: (fields: { password: string; code?: string }) => Promise<void>;
}

function ProofForm({ submission, isFirst, onProve }: ProofProps) {
  const { form, isBusy, message, problemOf } = submission;
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [isCodeWanted, setCodeWanted] = useState(false);
  const codeProblem = problemOf("code");
  if (codeProblem && !isCodeWanted) setCodeWanted(true);

  function prove(event: FormEvent) {
    event.preventDefault();
    void onProve({ password, ...(isCodeWanted && { code }) });
  }

  return (
    <form ref={form} noValidate onSubmit={prove}>
      {message && <Problem>{message}</Problem>}
      <Stack spacing={2}>
        <Typography>가입할 때 정한 비밀번호를 입력하면 인증이 끝나요.</Typography>
        <PasswordField
          autoFocus
          value={password}
          problem={isFirst ? undefined : problemOf("password")}
          onChange={setPassword}
        />
        {isCodeWanted && (
          <CodeField takesRecovery value={code} problem={codeProblem} onChange={setCode} />
        )}
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          인증 마치기
        </Button>
      </Stack>
    </form>
  );
}
