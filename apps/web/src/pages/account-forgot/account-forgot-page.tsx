import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState, type FormEvent } from "react";
import { Link, useLocation } from "react-router";
import { requestReset, useEntry } from "../../api/entry.ts";
import { Problem } from "../../fields/problem.tsx";
import { TextBox } from "../../fields/text-box.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { GuestCard } from "../guest-card.tsx";

/** Asks for the mail with which a forgotten password is set anew. */
export default function AccountForgotPage() {
  const { mail } = useEntry();
  const [email, setEmail] = useState(emailIn(useLocation().state));
  const [isSent, setSent] = useState(false);
  const { form, isBusy, message, problemOf, submit } = useSubmit(["email"]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (await submit(() => requestReset(email))) setSent(true);
  }

  return (
    <GuestCard title="비밀번호를 잊었어요">
      {isSent ? (
        <Stack spacing={2} role="status">
          <Typography variant="h2">메일을 보냈어요</Typography>
          <Typography>
            <b>{email.trim()}</b> 주소로 가입한 계정이 있으면 비밀번호를 다시 정하는 링크가
            도착해요. 링크는 30분 동안, 한 번만 쓸 수 있어요.
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {mail ? "메일이 안 보이면 스팸함을 살펴봐 주세요." : WITHOUT_MAIL}
          </Typography>
          <Button variant="outlined" onClick={() => setSent(false)}>
            다시 보내기
          </Button>
        </Stack>
      ) : (
        <form ref={form} noValidate onSubmit={(event) => void send(event)}>
          {message && <Problem>{message}</Problem>}
          <Stack spacing={2}>
            <Typography>
              가입한 이메일을 알려 주세요. 비밀번호를 다시 정하는 링크를 보내 드려요.
            </Typography>
            <TextBox
              label="이메일"
              name="email"
              type="email"
              autoComplete="username"
              value={email}
              problem={problemOf("email")}
              onChange={setEmail}
            />
            <Button type="submit" variant="contained" size="large" disabled={isBusy}>
              메일 받기
            </Button>
          </Stack>
        </form>
      )}
      <Button fullWidth component={Link} to="/sign-in" sx={{ mt: 1 }}>
        로그인으로 돌아가기
      </Button>
    </GuestCard>
  );
}

const WITHOUT_MAIL =
  "이곳은 아직 메일을 보낼 수 없어요. 풀다를 운영하는 사람에게 링크를 달라고 해 주세요.";

/** What was typed at the sign-in page. */
function emailIn(state: unknown): string {
  const email = typeof state === "object" && state !== null && "email" in state ? state.email : "";
  return typeof email === "string" ? email : "";
}
