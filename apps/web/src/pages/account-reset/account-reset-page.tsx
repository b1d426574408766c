import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { useResetPassword } from "../../api/account.ts";
import { PasswordField } from "../../fields/password-field.tsx";
import { Problem } from "../../fields/problem.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { GuestCard } from "../guest-card.tsx";
import { LinkOver } from "../link-over.tsx";
import { useLinkSecret } from "../use-link-secret.ts";
import { after } from "../sign-in/after.ts";

const NOT_FOUND = 404;

/** The page of the mailed link with which a forgotten password is set anew. */
export default function AccountResetPage() {
  const token = useLinkSecret("token");
  const navigate = useNavigate();
  const reset = useResetPassword();
  const [password, setPassword] = useState("");
  const { form, isBusy, failure, message, problemOf, submit } = useSubmit(["password"]);
  const isOver = token === "" || failure?.code === NOT_FOUND || Boolean(problemOf("token"));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await submit(() => reset.mutateAsync({ token, password })))
      await navigate("/sign-in", after("password-set"));
  }

  return (
    <GuestCard title="비밀번호 다시 정하기">
      {isOver ? (
        <LinkOver />
      ) : (
        <form ref={form} noValidate onSubmit={(event) => void save(event)}>
          {message && <Problem>{message}</Problem>}
          <Stack spacing={2}>
            <PasswordField
              isNew
              autoFocus
              label="새 비밀번호"
              value={password}
              problem={problemOf("password")}
              onChange={setPassword}
            />
            <Typography variant="body2" color="textSecondary">
              새 비밀번호를 정하면 모든 기기에서 로그아웃돼요.
            </Typography>
            <Button type="submit" variant="contained" size="large" disabled={isBusy}>
              비밀번호 정하기
            </Button>
          </Stack>
        </form>
      )}
    </GuestCard>
  );
}
