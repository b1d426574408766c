import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Divider from "@mui/material/Divider";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { startCertification } from "../../api/certification.ts";
import { useEntry } from "../../api/entry.ts";
import {
  certifySecondStep,
  forgetFailure,
  signIn,
  useSession,
  type SignInFailure,
} from "../../api/session.ts";
import { Done } from "../../fields/done.tsx";
import { Problem } from "../../fields/problem.tsx";
import { notify } from "../../notices/notice.ts";
import { useLinkSecret } from "../use-link-secret.ts";
import { doneMessage } from "./after.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { Introduction } from "./introduction.tsx";
import { MailSent } from "./mail-sent.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import { wantsToSignUp } from "./to-sign-up.ts";
import type { Credentials } from "./validate.ts";

/** Signing in and, on the same page, signing up, with the reason of the last failure. */
export default function SignInPage() {
  const { failed, isHalfway } = useSession();
  const { sign_up, social } = useEntry();
  const invited = useLinkSecret("invitation");
  const { state } = useLocation();
  const done = doneMessage(state);
  const [email, setEmail] = useState(failed?.email ?? "");
  const [invitation, setInvitation] = useState(failed?.invitation ?? invited);
  const [isNew, setNew] = useState(invitation !== "" || isOfSignUp(failed) || wantsToSignUp(state));
  const [halfway, setHalfway] = useState<Credentials | null>(null);
  const [isMailSent, setMailSent] = useState(false);
  // A failure is shown only with the form that it is of.
  const shown = failed && isOfSignUp(failed) === isNew ? failed : null;
  const needed = isNew && sign_up === "invitation" ? invitation : null;

  function toSignIn() {
    forgetFailure();
    setHalfway(null);
    setMailSent(false);
    setNew(false);
  }

  async function continueWithKakao() {
    const failure = await startCertification(needed === null ? {} : { invitation: needed });
    if (failure) notify({ message: failure.message });
  }

  return (
    <Sides>
      <Box sx={{ width: "100%", maxWidth: 400, mx: "auto" }}>
        <Stack spacing={0.5} sx={{ mb: 3, textAlign: "center", alignItems: "center" }}>
          <Typography variant="h1">{isNew ? "풀다 시작하기" : "풀다"}</Typography>
          <Typography color="textSecondary">영어 지문으로 문제집을 만들고 풀어요</Typography>
          <Button component={Link} to="/try">
            가입 없이 풀어 보기
          </Button>
        </Stack>
        {done && !failed && <Done>{done}</Done>}
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          {isMailSent ? (
            <MailSent email={email.trim()} onBack={() => setMailSent(false)} />
          ) : halfway ? (
            <SecondStepForm
              email={halfway.email}
              onCode={(code) => signIn({ ...halfway, code })}
              onBack={toSignIn}
            />
          ) : isHalfway ? (
            <SecondStepForm email={null} onCode={certifySecondStep} onBack={toSignIn} />
          ) : isNew && sign_up === "closed" ? (
            <Typography>
              지금은 새로 가입할 수 없어요. 이미 계정이 있으면 로그인해 주세요.
            </Typography>
          ) : (
            <>
              {shown && <Problem>{shown.failure.message}</Problem>}
              <CredentialsForm
                key={String(isNew)}
                isNew={isNew}
                email={email}
                onEmail={setEmail}
                failed={shown}
                invitation={needed}
                onInvitation={setInvitation}
                onCodeWanted={setHalfway}
                onMailSent={() => setMailSent(true)}
              />
              {!isNew && (
                <Button
                  fullWidth
                  component={Link}
                  to="/account/forgot"
                  state={{ email }}
                  sx={{ mt: 1 }}
                >
                  비밀번호를 잊었어요
                </Button>
              )}
              {social && (
                <>
                  <Divider sx={{ my: 2 }}>또는</Divider>
                  <Button
                    fullWidth
                    variant="contained"
                    color="kakao"
                    onClick={() => void continueWithKakao()}
                  >
                    카카오로 계속하기
                  </Button>
                </>
              )}
            </>
          )}
        </Card>
        {!halfway && !isHalfway && (isNew || sign_up !== "closed") && (
          <Stack
            direction="row"
            spacing={0.5}
            sx={{ mt: 2, alignItems: "center", justifyContent: "center" }}
          >
            <Typography color="textSecondary">
              {isNew ? "이미 계정이 있나요?" : "처음 오셨나요?"}
            </Typography>
            <Button onClick={isNew ? toSignIn : () => setNew(true)}>
              {isNew ? "로그인" : "회원 가입"}
            </Button>
          </Stack>
        )}
      </Box>
      <Introduction />
    </Sides>
  );
}

/** Side by side where there is room; on a phone the form comes first, for those who come back. */
const Sides = styled("div")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(5),
  width: "100%",
  maxWidth: 960,
  justifyItems: "center",
  alignItems: "center",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "1fr 1fr", gap: theme.spacing(8) },
}));

/** A social sign-in is refused as a sign-up where the invitation is missing. */
function isOfSignUp(failed: SignInFailure | null): boolean {
  const hasNoInvitation = failed?.failure.errors.some(({ field }) => field === "invitation");
  return failed?.from === "register" || (hasNoInvitation ?? false);
}
