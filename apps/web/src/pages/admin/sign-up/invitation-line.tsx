import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Invitation } from "@pulda/contract";
import { useState } from "react";
import { useRemoveInvitation } from "../../../api/admin.ts";
import { notify } from "../../../notices/notice.ts";
import { copyText } from "../../copy-text.ts";
import { dateText } from "../../time-text.ts";

/** An invitation: its code, how it can be used, and what can be done with it. */
export function InvitationLine({ invitation }: { invitation: Invitation }) {
  const { id, code, note, created_at, is_open } = invitation;
  const [now] = useState(() => new Date());
  const remove = useRemoveInvitation();

  async function revoke() {
    if (!window.confirm(`${code} 초대를 거둘까요? 이미 가입한 사람은 그대로예요.`)) return;
    const removed = await remove.mutateAsync(id);
    notify({ message: removed.ok ? "초대를 거뒀어요." : removed.message });
  }

  return (
    <ListItem sx={{ display: "block" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, alignItems: "baseline" }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{code}</Typography>
        {note !== "" && <Typography sx={{ overflowWrap: "anywhere" }}>{note}</Typography>}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[is_open ? "쓸 수 있음" : "끝남", usesText(invitation), expiryText(invitation, now)].join(
          " · ",
        )}{" "}
        · {dateText(created_at)}에 만듦
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", ml: -2 }}>
        {is_open && (
          <>
            <Button
              aria-label={`${code} 코드 복사`}
              onClick={() => void copyText(code, "초대 코드를")}
            >
              코드 복사
            </Button>
            <Button
              aria-label={`${code} 링크 복사`}
              onClick={() => void copyText(linkOf(code), "초대 링크를")}
            >
              링크 복사
            </Button>
          </>
        )}
        <Button
          color="inherit"
          aria-label={`${code} 거두기`}
          disabled={remove.isPending}
          onClick={() => void revoke()}
          sx={{ color: "error.dark" }}
        >
          거두기
        </Button>
      </Stack>
    </ListItem>
  );
}

function usesText({ uses, max_uses }: Invitation): string {
  return max_uses === null ? `${uses}번 씀` : `${max_uses}번 중 ${uses}번 씀`;
}

function expiryText({ expires_at }: Invitation, now: Date): string {
  if (expires_at === null) return "기한 없음";
  return `${dateText(expires_at)}${Date.parse(expires_at) > now.getTime() ? "까지" : "에 끝남"}`;
}

function linkOf(code: string): string {
  return `${window.location.origin}/sign-in#invitation=${encodeURIComponent(code)}`;
}
