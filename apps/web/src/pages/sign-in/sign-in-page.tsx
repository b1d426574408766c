import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Divider from "@mui/material/Divider";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { startCertification, useHasCertification } from "../../api/certification.ts";
import { useSession } from "../../api/session.ts";
import { Problem } from "../../fields/problem.tsx";
import { CredentialsForm } from "./credentials-form.tsx";

/** Signing in and, on the same page, signing up, with the reason of the last failure. */
export default function SignInPage() {
  const { failed } = useSession();
  const [isNew, setNew] = useState(failed?.from === "register");
  const hasKakao = useHasCertification();
  // A failure is shown only with the form that it is of.
  const shown = failed && (failed.from === "register") === isNew ? failed : null;
  return (
    <Box sx={{ width: "100%", maxWidth: 400 }}>
      <Stack spacing={0.5} sx={{ mb: 3, textAlign: "center" }}>
        <Typography variant="h1">{isNew ? "풀다 시작하기" : "풀다"}</Typography>
        <Typography color="textSecondary">영어 지문이 문제집이 되는 책상</Typography>
      </Stack>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        {shown && <Problem>{shown.failure.message}</Problem>}
        <CredentialsForm key={String(isNew)} isNew={isNew} failed={shown} />
        {hasKakao && (
          <>
            <Divider sx={{ my: 2 }}>또는</Divider>
            <Button
              fullWidth
              variant="contained"
              color="kakao"
              onClick={() => void startCertification()}
            >
              카카오로 계속하기
            </Button>
          </>
        )}
      </Card>
      <Stack
        direction="row"
        spacing={0.5}
        sx={{ mt: 2, alignItems: "center", justifyContent: "center" }}
      >
        <Typography color="textSecondary">
          {isNew ? "이미 계정이 있나요?" : "처음 오셨나요?"}
        </Typography>
        <Button onClick={() => setNew(!isNew)}>{isNew ? "로그인" : "회원 가입"}</Button>
      </Stack>
    </Box>
  );
}
