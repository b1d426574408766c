/** 관리 기록: what admins have done. */
import ListItem from "@mui/material/ListItem";
import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import type { AuditAction, AuditEntry } from "@pulda/contract";
import { useSearchParams } from "react-router";
import { useAudit } from "../../../api/admin.ts";
import { listUrl, pageOf } from "../../../navigation/list-url.ts";
import { EmptyState } from "../../empty-state.tsx";
import { ListFrame } from "../../list-frame.tsx";
import { PageTitle } from "../../page-title.tsx";
import { momentText } from "../../time-text.ts";
import { detailText } from "./detail-text.ts";

const LINE_HEIGHT = 88;

const ACTIONS = {
  lock: "계정을 잠갔어요",
  unlock: "계정의 잠금을 풀었어요",
  role: "역할을 바꿨어요",
  "sign-out": "모든 기기에서 로그아웃했어요",
  remove: "계정을 지웠어요",
  "sign-up": "가입 방식을 바꿨어요",
  "invitation-create": "초대를 만들었어요",
  "invitation-remove": "초대를 거뒀어요",
  "forget-key": "잃어버린 비밀 키를 단념했어요",
  "reset-link": "비밀번호를 다시 정하는 링크를 만들었어요",
  "two-step-off": "두 단계 로그인을 껐어요",
} as const satisfies Record<AuditAction, string>;

export default function AuditPage() {
  const page = pageOf(useSearchParams()[0]);
  const audit = useAudit(page);
  return (
    <>
      <PageTitle title="관리 기록" />
      <ListFrame<AuditEntry>
        label="관리 기록"
        query={audit}
        page={page}
        addressOf={(to) => listUrl({ page: to })}
        lineHeight={LINE_HEIGHT}
        empty={<EmptyState message="아직 기록이 없어요. 관리자가 한 일이 여기에 남아요." />}
        renderLine={(entry) => <AuditLine key={entry.id} entry={entry} />}
      />
    </>
  );
}

function AuditLine({ entry: { action, admin, user, detail, at } }: { entry: AuditEntry }) {
  return (
    <ListItem>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {user !== null && `${user} `}
          {ACTIONS[action]}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {[momentText(at), admin, ...(detail ? [detailText(action, detail)] : [])].join(" · ")}
        </Typography>
      </Box>
    </ListItem>
  );
}
