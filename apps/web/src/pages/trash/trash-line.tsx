import Button from "@mui/material/Button";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Trashed } from "@pulda/contract";
import { useRemoveForGood, useRestoreFromTrash } from "../../api/trash.ts";
import { notify } from "../../notices/notice.ts";

/** With their particles. */
const KINDS = {
  exam: { name: "문제집", object: "문제집을" },
  folder: { name: "폴더", object: "폴더를" },
  word: { name: "단어", object: "단어를" },
} as const;
const DAY_MS = 86_400_000;

/** A removed thing, with what can be done with it. */
export function TrashLine({ thing }: { readonly thing: Trashed }) {
  const { kind, title, detail, until } = thing;
  const restore = useRestoreFromTrash();
  const remove = useRemoveForGood();
  const isBusy = restore.isPending || remove.isPending;

  async function putBack() {
    const restored = await restore.mutateAsync(thing);
    notify({
      message: restored.ok ? `‘${title}’ ${KINDS[kind].object} 되돌렸어요.` : restored.message,
    });
  }

  async function removeForGood() {
    if (!window.confirm(`‘${title}’ ${KINDS[kind].object} 완전히 지울까요? 되돌릴 수 없어요.`))
      return;
    const removed = await remove.mutateAsync(thing);
    notify({
      message: removed.ok ? `‘${title}’ ${KINDS[kind].object} 완전히 지웠어요.` : removed.message,
    });
  }

  return (
    <ListItem sx={{ flexWrap: "wrap", gap: 1, py: 1.5 }}>
      <Stack sx={{ flex: "1 1 200px", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {KINDS[kind].name} · {detail} · {daysLeft(until)}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ ml: { xs: -2, sm: 0 } }}>
        <Button disabled={isBusy} aria-label={`${title} 되돌리기`} onClick={() => void putBack()}>
          되돌리기
        </Button>
        <Button
          color="inherit"
          disabled={isBusy}
          aria-label={`${title} 완전히 지우기`}
          onClick={() => void removeForGood()}
          sx={{ color: "error.dark" }}
        >
          완전히 지우기
        </Button>
      </Stack>
    </ListItem>
  );
}

function daysLeft(until: string): string {
  const days = Math.ceil((Date.parse(until) - Date.now()) / DAY_MS);
  return days <= 1 ? "오늘까지" : `${days}일 남음`;
}
