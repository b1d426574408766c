import Button from "@mui/material/Button";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import type { LibraryEntry } from "@pulda/contract";
import type { TakeExample } from "./use-take-example.ts";

interface Props {
  readonly entry: LibraryEntry;
  /** Whether taking it is what the page leads to. */
  readonly isStrong: boolean;
  readonly example: TakeExample;
}

/** An example exam: it can be looked at, or taken at once. */
export function LibraryLine({ entry, isStrong, example }: Props) {
  const { slug, title, grade, subject, kind, item_count } = entry;
  return (
    <ListItem
      disablePadding
      divider
      secondaryAction={
        <Button
          variant={isStrong ? "contained" : "outlined"}
          disabled={example.isBusy}
          aria-label={`${title} 풀기`}
          onClick={() => void example.take(slug)}
        >
          풀기
        </Button>
      }
      sx={{ "& .MuiListItemButton-root": { pr: 12 } }}
    >
      <ListItemButton disabled={example.isBusy} onClick={() => void example.look(slug)}>
        <ListItemText
          primary={title}
          secondary={`${grade} · ${subject} · ${kind} · ${item_count}문항`}
          slotProps={{ primary: { sx: { fontWeight: 600 } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}
