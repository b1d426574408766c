/** The short code of a share, typed. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { useFindByCode } from "../../api/taker.ts";
import { Problem } from "../../fields/problem.tsx";
import { TextBox } from "../../fields/text-box.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { EnterForm } from "./enter-form.tsx";

export default function CodePage() {
  const find = useFindByCode();
  const { form, isBusy, message, problemOf, submit: send, refuse } = useSubmit(["code"]);
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const found = find.data?.ok ? find.data.result : null;

  async function look(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") return refuse("code", "번호를 써 주세요.");
    const outcome = await send(() => find.mutateAsync(code));
    if (outcome?.result.entered && outcome.result.token)
      await navigate(`/t/${outcome.result.token}`, { replace: true });
  }

  if (found && !found.entered)
    return (
      <EnterForm
        found={found}
        by={{ code }}
        onEntered={(token) => void navigate(`/t/${token}`, { replace: true })}
      />
    );
  return (
    <Card sx={{ p: 3, maxWidth: 480, mx: "auto" }}>
      <form ref={form} noValidate onSubmit={(event) => void look(event)}>
        <Stack spacing={2}>
          <Typography variant="h1">번호로 들어가기</Typography>
          <Typography sx={{ wordBreak: "keep-all" }}>
            선생님이 알려 준 여섯 글자 번호를 써 주세요.
          </Typography>
          {message && <Problem>{message}</Problem>}
          <TextBox
            autoFocus
            label="번호"
            value={code}
            problem={problemOf("code")}
            onChange={setCode}
            attributes={{
              maxLength: 12,
              autoCapitalize: "characters",
              autoComplete: "off",
              spellCheck: false,
            }}
          />
          <Button type="submit" variant="contained" size="large" disabled={isBusy}>
            찾기
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
