import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useInstall } from "../../offline/install-prompt.ts";
import { Section } from "./section.tsx";

/** Pulda as an app of its own, and what works without a connection. */
export function InstallSection() {
  const install = useInstall();
  const isInstalled = window.matchMedia?.("(display-mode: standalone)").matches;
  return (
    <Section title="앱으로 쓰기">
      <Typography variant="body2">
        홈 화면이나 바탕 화면에 두고 앱처럼 열 수 있어요. 연결이 없어도 열어 본 문제집을 읽고, 풀던
        것을 이어서 풀고, 오늘의 단어를 복습할 수 있어요. 그동안의 답은 연결되면 저절로 저장돼요.
      </Typography>
      {isInstalled ? (
        <Typography variant="body2" color="textSecondary">
          지금 앱으로 쓰고 있어요.
        </Typography>
      ) : install ? (
        <Button variant="outlined" onClick={install}>
          앱으로 설치
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {howTo()}
        </Typography>
      )}
    </Section>
  );
}

/** How it is installed where the browser offers no button. */
function howTo(): string {
  if (!window.isSecureContext)
    return "보안 연결(https)로 열어야 설치할 수 있어요. 주소를 알려 준 사람에게 물어보세요.";
  return /iPhone|iPad|Macintosh/.test(navigator.userAgent)
    ? "Safari에서 공유 버튼을 누르고 ‘홈 화면에 추가’나 ‘Dock에 추가’를 고르세요."
    : "브라우저 메뉴에서 ‘앱 설치’나 ‘홈 화면에 추가’를 고르세요. 이미 설치했으면 보이지 않아요.";
}
