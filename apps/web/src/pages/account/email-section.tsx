import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Account } from "@pulda/contract";
import { useSendVerification } from "../../api/account.ts";
import { notify } from "../../notices/notice.ts";
import { dateText } from "../time-text.ts";
import { Section } from "./section.tsx";

/** The address, and whether it is proven. */
export function EmailSection({ account }: { account: Account }) {
  const { email, verified_at, created_at, social, mail } = account;
  const verification = useSendVerification();

  async function send() {
    const sent = await verification.mutateAsync();
    notify({ message: sent.ok ? sentText(mail) : sent.message });
  }

  return (
    <Section title="이메일">
      <div>
        <Typography sx={{ fontWeight: 600 }}>{email}</Typography>
        <Typography variant="body2" color="textSecondary">
          {dateText(created_at)}에 가입{social && " · 카카오와 연결됨"}
        </Typography>
      </div>
      {verified_at === null ? (
        <>
          <Typography variant="body2">
            아직 인증하지 않은 이메일이에요. 인증해 두면 이 이메일이 본인 것이라는 게 확인돼요.
          </Typography>
          <Button variant="outlined" disabled={verification.isPending} onClick={() => void send()}>
            인증 메일 보내기
          </Button>
        </>
      ) : (
        <Typography variant="body2">✓ {dateText(verified_at)}에 인증한 이메일이에요.</Typography>
      )}
    </Section>
  );
}

function sentText(hasMail: boolean): string {
  return hasMail
    ? "인증 메일을 보냈어요. 메일의 링크를 눌러 주세요."
    : "인증 링크를 만들었어요. 이곳은 메일을 보낼 수 없으니 풀다를 운영하는 사람에게 받아 주세요.";
}
