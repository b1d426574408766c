import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Account } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { Section } from "./section.tsx";

const TwoStepDialog = onDemand(() => import("./two-step-dialog.tsx"));
const TwoStepCodeDialog = onDemand(() => import("./two-step-code-dialog.tsx"));

/** Fewer are worth a warning. */
const ENOUGH_CODES = 3;

/** Two-step sign-in: on, off, and its recovery codes. */
export function TwoStepSection({ account }: { account: Account }) {
  const [open, setOpen] = useState<"start" | "renew" | "stop" | null>(null);
  const close = () => setOpen(null);
  const { two_step, recovery_codes_left: left } = account;
  return (
    <Section title="두 단계 로그인">
      {two_step ? (
        <>
          <Typography variant="body2">
            ✓ 켜져 있어요. 로그인할 때마다 인증 앱의 숫자를 물어봐요. 카카오로 로그인할 때도 같아요.
          </Typography>
          <Typography variant="body2" color={left < ENOUGH_CODES ? "error.dark" : "textSecondary"}>
            {left === 0
              ? "복구 코드가 없어요. 휴대폰을 잃어버리면 로그인할 수 없으니 새로 받아 주세요."
              : `복구 코드가 ${left}개 남았어요.`}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
            <Button variant="outlined" onClick={() => setOpen("renew")}>
              복구 코드 새로 받기
            </Button>
            <Button color="inherit" onClick={() => setOpen("stop")} sx={{ color: "error.dark" }}>
              끄기
            </Button>
          </Stack>
        </>
      ) : (
        <>
          <Typography variant="body2">
            {account.has_password
              ? "비밀번호 다음에 휴대폰 인증 앱의 숫자를 한 번 더 확인해요. 비밀번호가 새어 나가도 계정을 지켜 줘요."
              : "먼저 비밀번호를 정하면 켤 수 있어요. 카카오 로그인은 카카오가 지켜 줘요."}
          </Typography>
          {account.has_password && (
            <Button variant="outlined" onClick={() => setOpen("start")}>
              두 단계 로그인 켜기
            </Button>
          )}
        </>
      )}
      <Suspense>
        {open === "start" && <TwoStepDialog onClose={close} />}
        {(open === "renew" || open === "stop") && (
          <TwoStepCodeDialog purpose={open} onClose={close} />
        )}
      </Suspense>
    </Section>
  );
}
