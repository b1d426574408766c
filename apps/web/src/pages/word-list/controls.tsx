/** What is done with the list, above it: on phones folded behind two buttons, so that the words come first. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState, type ReactNode } from "react";
import AddIcon from "../../icons/add.tsx";
import SearchIcon from "../../icons/search.tsx";
import { useIsIdle } from "../use-is-idle.ts";

type Part = "add" | "find";

interface Props {
  /** Whether there is no word yet: then adding one is what the page leads to. */
  readonly isEmpty: boolean;
  /** Whether not all words, or not all of them, are seen: then what does that is marked. */
  readonly isNarrowed: boolean;
  readonly add: ReactNode;
  readonly find: ReactNode;
}

export function Controls({ isEmpty, isNarrowed, add, find }: Props) {
  const id = useId();
  const [open, setOpen] = useState<Part | null>(null);
  const isWide = useMediaQuery(useTheme().breakpoints.up("sm"), { noSsr: true });
  const isIdle: Readonly<Record<Part, boolean>> = { add: useIsIdle(), find: useIsIdle() };
  const isRendered = (part: Part) => isWide || isIdle[part] || part === open;
  const isBeginning = isEmpty && open === null;
  const buttonOf = (part: Part) => ({
    variant: part === open ? ("outlined" as const) : ("text" as const),
    sx: { flex: 1, bgcolor: "background.paper" },
    ...(part === "add" && isBeginning && { variant: "contained" as const, sx: { flex: 1 } }),
    "aria-expanded": part === open,
    "aria-controls": `${id}-${part}`,
    onClick: () => setOpen(part === open ? null : part),
  });
  const shownWhere = (part: Part) => ({
    display: { xs: part === open ? "block" : "none", sm: "block" },
  });
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ display: { sm: "none" } }}>
        <Button startIcon={<AddIcon />} {...buttonOf("add")}>
          단어 넣기
        </Button>
        <Button startIcon={<SearchIcon />} {...buttonOf("find")}>
          검색·가리기{isNarrowed && " ●"}
        </Button>
      </Stack>
      <Box id={`${id}-add`} sx={shownWhere("add")}>
        {isRendered("add") && add}
      </Box>
      <Box id={`${id}-find`} sx={shownWhere("find")}>
        {isRendered("find") && <Stack spacing={2}>{find}</Stack>}
      </Box>
    </>
  );
}
