import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Account } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { Section } from "./section.tsx";

const RemoveDialog = onDemand(() => import("./remove-dialog.tsx"));

export function RemoveSection({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="계정 지우기">
      <Typography variant="body2">
        계정과 모든 자료를 바로, 영원히 지워요. 필요하면 먼저 내 자료를 내려받아 두세요.
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => setOpen(true)}
        sx={{ color: "error.dark" }}
      >
        계정 지우기
      </Button>
      <Suspense>
        {isOpen && <RemoveDialog account={account} onClose={() => setOpen(false)} />}
      </Suspense>
    </Section>
  );
}
