/** The title of a share, and the name by which one enters it. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState, type FormEvent } from "react";
import { Link } from "react-router";
import type { FieldsOf } from "../../api/client.ts";
import { useEnter, type FoundShare } from "../../api/taker.ts";
import { useSession } from "../../api/session.ts";
import { Problem } from "../../fields/problem.tsx";
import { TextBox } from "../../fields/text-box.tsx";
import { useSubmit } from "../../fields/use-submit.ts";

interface Props {
  readonly found: FoundShare;
  readonly by: Pick<FieldsOf<"guestEnter">, "token" | "code">;
  readonly onEntered: (token: string) => void;
}

export function EnterForm({ found, by, onEntered }: Props) {
  const { id } = useSession();
  const enter = useEnter();
  const { form, isBusy, message, problemOf, submit: send } = useSubmit(["name", "number"]);
  const [name, setName] = useState(found.known_as?.name ?? "");
  const [number, setNumber] = useState(found.known_as?.number ?? "");
  const needsAccount = found.requires === "account" && !id;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const entered = await send(() =>
      enter.mutateAsync({ ...by, ...(name.trim() !== "" && { name }), number }),
    );
    if (entered) onEntered(entered.result.token);
  }

  return (
    <Card sx={{ p: 3, maxWidth: 480, mx: "auto" }}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack spacing={2}>
          <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
            {found.title}
          </Typography>
          {message && <Problem>{message}</Problem>}
          {needsAccount ? (
            <>
              <Typography sx={{ wordBreak: "keep-all" }}>
                로그인한 학생만 풀 수 있어요. 로그인한 다음 받은 링크를 다시 열어 주세요.
              </Typography>
              <Button variant="contained" size="large" component={Link} to="/sign-in">
                로그인
              </Button>
            </>
          ) : found.known_as ? (
            <>
              <Typography>
                {found.known_as.number && `${found.known_as.number}번 `}
                <b>{found.known_as.name}</b> 학생으로 들어가요.
              </Typography>
              <Button type="submit" variant="contained" size="large" disabled={isBusy}>
                들어가기
              </Button>
            </>
          ) : (
            <>
              {found.asks_number && (
                <TextBox
                  label="번호"
                  value={number}
                  problem={problemOf("number")}
                  onChange={setNumber}
                  attributes={{ maxLength: 20, inputMode: "numeric", autoComplete: "off" }}
                />
              )}
              <TextBox
                label="이름"
                value={name}
                problem={problemOf("name")}
                onChange={setName}
                attributes={{ maxLength: 40, autoComplete: "name" }}
              />
              <Button type="submit" variant="contained" size="large" disabled={isBusy}>
                들어가기
              </Button>
              <Typography variant="body2" color="textSecondary" sx={{ wordBreak: "keep-all" }}>
                이름과 답은 선생님이 봐요. 이 브라우저에서 이어서 풀 수 있고, 가입은 하지 않아도
                돼요.
              </Typography>
            </>
          )}
        </Stack>
      </form>
    </Card>
  );
}
