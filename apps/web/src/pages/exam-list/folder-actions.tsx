import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Favorite } from "@pulda/contract";
import { Suspense, useState } from "react";
import AddIcon from "../../icons/create-new-folder-outlined.tsx";
import { useCreateFavorite, useRemoveFavorite, useRenameFavorite } from "../../api/favorites.ts";
import { useRestoreFromTrash } from "../../api/trash.ts";
import { focusHeading } from "../../navigation/focus-heading.ts";
import { notify } from "../../notices/notice.ts";
import { RenameDialog } from "../lazy-dialogs.ts";

/** Creates a folder. */
export function NewFolder({ onMade }: { onMade: (folder: Favorite) => void }) {
  const [isOpen, setOpen] = useState(false);
  const create = useCreateFavorite();
  async function save(title: string) {
    const made = await create.mutateAsync({ title });
    if (made.ok) onMade(made.result);
    return made;
  }
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        새 폴더
      </Button>
      <Suspense>
        {isOpen && (
          <RenameDialog label="새 폴더" title="" onSave={save} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

interface Props {
  readonly folder: Favorite;
  readonly onRemoved: () => void;
}

/** Renames or removes the selected folder; removing can be undone. */
export function FolderActions({ folder, onRemoved }: Props) {
  const [isNaming, setNaming] = useState(false);
  const rename = useRenameFavorite();
  const remove = useRemoveFavorite();
  const restore = useRestoreFromTrash();

  async function removeFolder() {
    if (!(await remove.mutateAsync(folder)))
      return notify({ message: "폴더를 지우지 못했어요. 폴더는 그대로 있어요." });
    notify({
      message: `‘${folder.title}’ 폴더를 지웠어요. 문제집은 그대로 있어요.`,
      undo: () => restore.mutate({ kind: "folder", id: folder.id }),
    });
    onRemoved();
    // the button that had the focus is gone with it
    focusHeading();
  }

  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: "center", flexWrap: "wrap" }}>
      <Typography component="h2" variant="h2" sx={{ flex: 1, minWidth: 96 }}>
        {folder.title}
      </Typography>
      <Button onClick={() => setNaming(true)}>이름 바꾸기</Button>
      <Button
        color="inherit"
        disabled={remove.isPending}
        onClick={() => void removeFolder()}
        sx={{ color: "error.dark" }}
      >
        폴더 지우기
      </Button>
      <Suspense>
        {isNaming && (
          <RenameDialog
            label="폴더 이름 바꾸기"
            title={folder.title}
            onSave={(title) => rename.mutateAsync({ favorite_id: folder.id, title })}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
