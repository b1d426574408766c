import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { onDemand } from "../../../loading/on-demand.tsx";
import type { Draft } from "../draft.ts";
import { workFor, type ChatWork } from "./chat-work.ts";

const ChatDialog = onDemand(() => import("./chat-dialog.tsx"));

/** Another way to items, for those who use a chat service; what was pasted stays when its dialog is closed. */
export function ChatSection({ draft }: { draft: Draft }) {
  const [work, setWork] = useState<ChatWork | null>(null);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setWork(workFor(draft, work));
    setOpen(true);
  }

  return (
    <Card component="section" aria-label="채팅 서비스" sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>쓰고 있는 AI 채팅이 있나요?</Typography>
      <Typography variant="body2" color="textSecondary">
        프롬프트를 복사해 대화창에 붙여 넣고, 받은 답을 다시 붙여 넣으면 지문에 비추어 검사해서
        문제집으로 만들어 드려요.
      </Typography>
      <Button variant="outlined" onClick={open} sx={{ mt: 1 }}>
        채팅 서비스로 만들기
      </Button>
      <Suspense>
        {isOpen && work && (
          <ChatDialog
            draft={draft}
            work={work}
            onChange={(change) => setWork((before) => before && { ...before, ...change })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
