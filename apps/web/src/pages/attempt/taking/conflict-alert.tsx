/** Asks which of two different answers, from two windows or devices, is to be stored. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { TakerItem } from "@pulda/question";
import type { Conflict } from "../outbox/deliver.ts";
import { responseText } from "@pulda/question/schema-free";

interface Props {
  readonly conflict: Conflict;
  readonly item: TakerItem;
  /** Counted from 1. */
  readonly number: number;
  readonly onResolve: (isMine: boolean) => void;
}

export function ConflictAlert({ conflict, item, number, onResolve }: Props) {
  const mine = responseText(item, conflict.mine);
  const theirs = responseText(item, conflict.theirs.response);
  return (
    <Alert severity="warning" role="alert" sx={{ wordBreak: "keep-all" }}>
      {`${number}번 문항의 답이 두 창이나 기기에서 서로 달라요. 어느 답으로 할까요?`}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", mt: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => onResolve(true)}>
          여기서 고른 답: {mine}
        </Button>
        <Button color="inherit" onClick={() => onResolve(false)}>
          저장된 답: {theirs}
        </Button>
      </Stack>
    </Alert>
  );
}
