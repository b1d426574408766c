import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useConfirmTwoStep, useStartTwoStep } from "../../api/account.ts";
import { CodeField } from "../../fields/code-field.tsx";
import { PasswordField } from "../../fields/password-field.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { notify } from "../../notices/notice.ts";
import { copyText } from "../copy-text.ts";
import { FormDialog } from "../form-dialog.tsx";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

interface Secret {
  readonly secret: string;
  /** otpauth:// */
  readonly url: string;
}

interface Props {
  readonly onClose: () => void;
}

/** Turns two-step sign-in on: the password, the app's first code, the recovery codes. */
export default function TwoStepDialog({ onClose }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes) {
    return (
      <RecoveryCodesDialog
        title="두 단계 로그인을 켰어요"
        codes={codes}
        onDone={() => {
          notify({ message: "다음 로그인부터 인증 앱의 숫자를 물어봐요." });
          onClose();
        }}
      />
    );
  }
  if (secret) return <AppStep secret={secret} onConfirmed={setCodes} onClose={onClose} />;
  return <PasswordStep onStarted={setSecret} onClose={onClose} />;
}

function PasswordStep({ onStarted, onClose }: Props & { onStarted: (secret: Secret) => void }) {
  const start = useStartTwoStep();
  const [password, setPassword] = useState("");
  const { form, isBusy, message, problemOf, submit } = useSubmit(["password"]);

  async function next() {
    const started = await submit(() => start.mutateAsync({ password }));
    if (started) onStarted(started.result);
  }

  return (
    <FormDialog
      title="두 단계 로그인 켜기"
      action="다음"
      form={form}
      message={message}
      isDisabled={isBusy}
      onSubmit={next}
      onClose={onClose}
    >
      <Typography variant="body2">
        휴대폰에 인증 앱(구글 OTP, 마이크로소프트 인증기 등)이 있어야 해요. 먼저 비밀번호를
        확인할게요.
      </Typography>
      <PasswordField
        autoFocus
        value={password}
        problem={problemOf("password")}
        onChange={setPassword}
      />
    </FormDialog>
  );
}

interface AppStepProps extends Props {
  readonly secret: Secret;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

function AppStep({ secret: { secret, url }, onConfirmed, onClose }: AppStepProps) {
  const confirm = useConfirmTwoStep();
  const [code, setCode] = useState("");
  const { form, isBusy, message, problemOf, submit } = useSubmit(["code"]);

  async function turnOn() {
    const confirmed = await submit(() => confirm.mutateAsync({ code }));
    if (confirmed) onConfirmed(confirmed.result.recovery_codes);
  }

  return (
    <FormDialog
      title="인증 앱에 풀다 넣기"
      action="켜기"
      form={form}
      message={message}
      isDisabled={isBusy}
      onSubmit={turnOn}
      onClose={onClose}
    >
      <Typography variant="body2">
        인증 앱으로 QR 코드를 찍고, 앱에 보이는 숫자를 아래에 입력해 주세요.
      </Typography>
      <QrCode text={url} name="인증 앱으로 찍는 QR 코드" />
      <Typography variant="body2" color="textSecondary">
        휴대폰에서 보고 있다면 <Link href={url}>인증 앱을 바로 열어 주세요</Link>. 찍을 수 없으면
        앱에 아래 키를 직접 넣어도 돼요.
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Typography component="code" sx={{ overflowWrap: "anywhere", flex: 1, minWidth: 180 }}>
          {inFours(secret)}
        </Typography>
        <Button onClick={() => void copyText(secret, "키를")}>키 복사</Button>
      </Stack>
      <CodeField
        takesRecovery={false}
        value={code}
        problem={problemOf("code")}
        onChange={setCode}
      />
    </FormDialog>
  );
}

/** @example inFours("K7QM2XPA") // "K7QM 2XPA" */
function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
