import Box from "@mui/material/Box";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { AdminUser } from "@pulda/contract";
import { useState } from "react";
import { isAdmin } from "../../../api/session.ts";
import { dateText, usedText } from "../../time-text.ts";
import { UserMenu } from "./user-menu.tsx";

interface Props {
  readonly user: AdminUser;
  /** Whether there is no other admin than the one there is. */
  readonly isOnlyAdmin: boolean;
}

/** A user in the list: the address, what the account is like, what it holds, and a menu. */
export function UserLine({ user, isOnlyAdmin }: Props) {
  const [now] = useState(() => new Date());
  return (
    <ListItem sx={{ pr: 1, gap: 1, alignItems: "flex-start" }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{user.email}</Typography>
        <Facts facts={statesOf(user)} />
        <Facts
          facts={[
            `${dateText(user.created_at)} 가입`,
            user.last_used_at === null
              ? "로그인한 기기 없음"
              : `${usedText(user.last_used_at, now)} 사용 · 기기 ${user.device_count}대`,
            `문제집 ${user.exam_count.toLocaleString("ko-KR")}개`,
            `풀이 ${user.attempt_count.toLocaleString("ko-KR")}번`,
          ]}
        />
      </Box>
      <UserMenu user={user} isLastAdmin={isOnlyAdmin && isAdmin(user)} />
    </ListItem>
  );
}

function Facts({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 1.5 }}>
      {facts.map((fact) => (
        <Typography key={fact} variant="body2" color="textSecondary">
          {fact}
        </Typography>
      ))}
    </Stack>
  );
}

function statesOf(user: AdminUser): string[] {
  return [
    ...(isAdmin(user) ? ["관리자"] : []),
    ...(user.locked_at === null ? [] : [`${dateText(user.locked_at)}에 잠금`]),
    ...(user.set_aside_at === null ? [] : ["따로 둔 계정"]),
    user.verified_at === null ? "인증 전" : "인증함",
    ...(user.social ? ["카카오"] : []),
    ...(user.two_step ? ["두 단계 로그인"] : []),
  ];
}
