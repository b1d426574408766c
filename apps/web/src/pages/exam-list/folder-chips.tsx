import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import type { Favorite } from "@pulda/contract";
import { Link } from "react-router";
import { ALL_FOLDERS } from "../../api/favorites.ts";
import { listUrl } from "../../navigation/list-url.ts";

interface Props {
  /** Sorted by title. */
  readonly folders: readonly Favorite[];
  readonly selected: number;
}

/** The folders as links, 전체 first. */
export function FolderChips({ folders, selected }: Props) {
  const total = folders.reduce((sum, { exam_count }) => sum + exam_count, 0);
  const all = { id: ALL_FOLDERS, title: "전체", exam_count: total };
  return (
    <Stack component="nav" aria-label="폴더" direction="row" useFlexGap spacing={1} sx={row}>
      {[all, ...folders].map(({ id, title, exam_count }) => (
        <Chip
          key={id}
          component={Link}
          to={listUrl({ folder: id })}
          clickable
          label={`${title} ${exam_count}`}
          color={id === selected ? "primary" : "default"}
          variant={id === selected ? "filled" : "outlined"}
          aria-current={id === selected ? "page" : undefined}
          sx={chip}
        />
      ))}
    </Stack>
  );
}

/** One line that scrolls on phones, so that the exams stay in view; with space for the focus ring. */
const row = {
  flexWrap: { xs: "nowrap", sm: "wrap" },
  overflowX: { xs: "auto", sm: "visible" },
  p: 0.5,
  m: -0.5,
} as const;

const chip = {
  flex: "none",
  height: 44,
  borderRadius: 22,
  fontSize: "0.9375rem",
  maxWidth: 240,
  "&.MuiChip-outlined": { bgcolor: "background.paper" },
};
