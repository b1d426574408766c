/** Chooses another type for an item. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import type { Item } from "@pulda/question";
import { useId, useState } from "react";
import { useModelInfo } from "../../../api/model.ts";
import { useQuestionTypes } from "../../../api/questions.ts";
import { ThinBar } from "../../../navigation/thin-bar.tsx";

interface Props {
  readonly item: Item;
  /** Regenerates the item with that type; returns the reason for a refusal, or null. */
  readonly onChoose: (type: string) => Promise<string | null>;
  readonly onClose: () => void;
}

export default function TypeDialog({ item, onChoose, onClose }: Props) {
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState<string | null>(null);
  const types = useQuestionTypes();
  const hasModel = useModelInfo().data?.is_set_up === true;
  const name = useId();
  const isOfWord = item.proof.kind === "word";

  async function choose(type: string) {
    setBusy(type);
    const reason = await onChoose(type);
    setBusy(null);
    if (reason === null) onClose();
    else setRefused({ ...refused, [type]: reason });
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={name}>
      <DialogTitle id={name}>{item.position}번 문항의 유형 바꾸기</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {isOfWord ? "같은 시험의 단어로" : "같은 지문에서"} 고른 유형의 문항을 새로 만들어요.
        </Typography>
        <div style={{ height: 4 }}>
          {busy !== null && <ThinBar tone="primary" label="문항을 만드는 중" />}
        </div>
        <List disablePadding>
          {types.data
            ?.filter(({ auto, by_model, of_words }) =>
              isOfWord ? of_words : auto || (hasModel && by_model !== "no"),
            )
            .filter(({ id }) => id !== item.type)
            .map((type) => (
              <ListItem key={type.id} disablePadding>
                <ListItemButton
                  disabled={busy !== null || type.id in refused}
                  onClick={() => void choose(type.id)}
                >
                  <ListItemText primary={type.name} secondary={refused[type.id]} />
                </ListItemButton>
              </ListItem>
            ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
      </DialogActions>
    </Dialog>
  );
}
