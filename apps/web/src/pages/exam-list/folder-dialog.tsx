import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import type { ExamSummary } from "@pulda/contract";
import { useId, useState } from "react";
import AddIcon from "../../icons/create-new-folder-outlined.tsx";
import FolderIcon from "../../icons/folder-outlined.tsx";
import { useAppendToFavorite, useCreateFavorite, useFavorites } from "../../api/favorites.ts";
import { notify } from "../../notices/notice.ts";
import { RenameDialog } from "../rename-dialog.tsx";

interface Props {
  readonly exam: ExamSummary;
  readonly onClose: () => void;
}

/** Asks into which folder an exam is put, which may be a new one. */
export default function FolderDialog({ exam, onClose }: Props) {
  const folders = useFavorites().data ?? [];
  const [isNaming, setNaming] = useState(false);
  const append = useAppendToFavorite();
  const create = useCreateFavorite();
  const name = useId();

  async function put(favorite_id: number, title: string) {
    const done = await append.mutateAsync({ exam_id: exam.id, favorite_id });
    if (!done.ok) return;
    notify({ message: `‘${title}’ 폴더에 넣었어요.` });
    onClose();
  }

  async function putIntoNew(title: string) {
    const made = await create.mutateAsync({ title });
    if (made.ok) await put(made.result.id, made.result.title);
    return made;
  }

  if (isNaming) {
    return <RenameDialog label="새 폴더" title="" onSave={putIntoNew} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={name}>
      <DialogTitle id={name}>어느 폴더에 넣을까요?</DialogTitle>
      <List sx={{ overflow: "auto" }}>
        {folders.map(({ id, title }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton
              selected={id === exam.favorite_id}
              disabled={append.isPending}
              onClick={() => void put(id, title)}
            >
              <ListItemIcon>
                <FolderIcon />
              </ListItemIcon>
              <ListItemText
                primary={title}
                secondary={id === exam.favorite_id ? "지금 있는 폴더" : null}
              />
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton onClick={() => setNaming(true)}>
            <ListItemIcon>
              <AddIcon />
            </ListItemIcon>
            <ListItemText primary="새 폴더 만들기" />
          </ListItemButton>
        </ListItem>
      </List>
      {append.data?.ok === false && (
        <Typography color="error" role="alert" sx={{ px: 3 }}>
          {append.data.message}
        </Typography>
      )}
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
      </DialogActions>
    </Dialog>
  );
}
