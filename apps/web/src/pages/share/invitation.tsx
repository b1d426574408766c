/** How students come in: the link, the short code and the QR code; large for all to see. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Share } from "@pulda/contract";
import { useState } from "react";
import { useShareCall } from "../../api/shares.ts";
import CloseIcon from "../../icons/close.tsx";
import CopyIcon from "../../icons/content-copy.tsx";
import { notify } from "../../notices/notice.ts";
import { copyText } from "../copy-text.ts";
import { momentText } from "../time-text.ts";
import { QrCode } from "./qr-code.tsx";

/** The address that a student opens. @example linkOf("x1pQ0c8mTq2-R_vA") // "https://…/t/x1pQ0c8mTq2-R_vA" */
function linkOf(token: string): string {
  return `${window.location.origin}/t/${token}`;
}

export function Invitation({ share }: { readonly share: Share }) {
  const [isLarge, setLarge] = useState(false);
  const setCode = useShareCall("shareCode");
  const link = linkOf(share.token);

  async function renew() {
    const renewed = await setCode.mutateAsync({ share_id: share.id });
    if (!renewed.ok) notify({ message: renewed.message });
  }

  return (
    <Card component="section" aria-labelledby="invitation" sx={{ p: 2 }}>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ alignItems: "center" }}>
        <QrCode text={link} label="학생이 들어오는 QR 코드" size={140} />
        <Stack spacing={1} sx={{ flex: 1, minWidth: 0, width: "100%" }}>
          <Typography id="invitation" variant="h2">
            학생은 이렇게 들어와요
          </Typography>
          <Typography sx={{ overflowWrap: "anywhere" }}>{link}</Typography>
          <Typography>
            {share.code ? (
              <>
                번호 <b data-code>{share.code}</b>{" "}
                <Typography component="span" variant="body2" color="textSecondary">
                  ({window.location.host}/t 에서 입력, {momentText(share.code_expires_at!)}까지)
                </Typography>
              </>
            ) : (
              "짧은 번호가 없거나 시간이 지났어요."
            )}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
            <Button
              // what most look for, until somebody has taken it
              variant={share.done_count === 0 ? "contained" : "outlined"}
              startIcon={<CopyIcon />}
              onClick={() => void copyText(link, "링크를")}
            >
              링크 복사
            </Button>
            <Button variant="outlined" onClick={() => setLarge(true)}>
              크게 보기
            </Button>
            <Button disabled={setCode.isPending} onClick={() => void renew()}>
              번호 새로 만들기
            </Button>
          </Stack>
        </Stack>
      </Stack>
      {isLarge && <LargeInvitation share={share} onClose={() => setLarge(false)} />}
    </Card>
  );
}

function LargeInvitation({ share, onClose }: { share: Share; onClose: () => void }) {
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="large-invitation">
      <IconButton
        aria-label="닫기"
        onClick={onClose}
        sx={{ position: "absolute", right: 16, top: 16 }}
      >
        <CloseIcon />
      </IconButton>
      <Stack
        spacing={3}
        sx={{ minHeight: "100%", alignItems: "center", justifyContent: "center", p: 3 }}
      >
        <Typography
          id="large-invitation"
          variant="h1"
          sx={{ fontSize: "clamp(1.5rem, 4vw, 3rem)" }}
        >
          {share.title}
        </Typography>
        <QrCode
          text={linkOf(share.token)}
          label="학생이 들어오는 QR 코드"
          size={Math.min(window.innerHeight * 0.5, window.innerWidth * 0.8)}
        />
        <Typography sx={{ fontSize: "clamp(1.25rem, 3vw, 2.5rem)", textAlign: "center" }}>
          {window.location.host}/t
        </Typography>
        {share.code && (
          <Typography
            sx={{ fontSize: "clamp(2.5rem, 8vw, 6rem)", fontWeight: 700, letterSpacing: "0.15em" }}
          >
            {share.code}
          </Typography>
        )}
      </Stack>
    </Dialog>
  );
}
