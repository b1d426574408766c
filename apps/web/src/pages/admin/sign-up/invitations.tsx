import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Invitation } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../../loading/on-demand.tsx";
import { useSearchParams } from "react-router";
import { useInvitations } from "../../../api/admin.ts";
import AddIcon from "../../../icons/add.tsx";
import { listUrl, pageOf } from "../../../navigation/list-url.ts";
import { EmptyState } from "../../empty-state.tsx";
import { ListFrame } from "../../list-frame.tsx";
import { InvitationLine } from "./invitation-line.tsx";

const InvitationDialog = onDemand(() => import("./invitation-dialog.tsx"));

const LINE_HEIGHT = 124;

/** @param isNeeded whether one may sign up with an invitation only */
export function Invitations({ isNeeded }: { isNeeded: boolean }) {
  const page = pageOf(useSearchParams()[0]);
  const invitations = useInvitations(page);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="초대">
      <Stack direction="row" sx={{ alignItems: "center", mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          초대
        </Typography>
        <Button startIcon={<AddIcon />} onClick={() => setOpen(true)}>
          초대 만들기
        </Button>
      </Stack>
      <ListFrame<Invitation>
        label="초대"
        query={invitations}
        page={page}
        addressOf={(to) => listUrl({ page: to })}
        lineHeight={LINE_HEIGHT}
        empty={
          <EmptyState
            message={
              isNeeded
                ? "만든 초대가 없어요. 초대 코드가 있어야 새로 가입할 수 있어요."
                : "만든 초대가 없어요. 초대 코드는 ‘초대받은 사람만’ 가입할 때 써요."
            }
          />
        }
        renderLine={(invitation) => <InvitationLine key={invitation.id} invitation={invitation} />}
      />
      <Suspense>{isOpen && <InvitationDialog onClose={() => setOpen(false)} />}</Suspense>
    </section>
  );
}
