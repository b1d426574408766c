/** The actions on the whole list: add many words, export it, print it; and what was removed. */
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { Word } from "@pulda/contract";
import { Suspense, useCallback, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { Link } from "react-router";
import MoreIcon from "../../icons/more-vert.tsx";
import { useExportWords, type WordQuery } from "../../api/words.ts";
import { notify } from "../../notices/notice.ts";
import type { Covered } from "./covered-text.tsx";

const AddManyDialog = onDemand(() => import("./add-many-dialog.tsx"));
const ExportDialog = onDemand(() => import("./export-dialog.tsx"));
const SheetDialog = onDemand(() => import("./sheet-dialog.tsx"));
const PrintSheet = onDemand(async () => ({
  default: (await import("./print-sheet.tsx")).PrintSheet,
}));

interface Props {
  /** The query of the list: its words are exported and printed. */
  readonly query: WordQuery;
  readonly covered: Covered;
}

export function ListMenu({ query, covered }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAddOpen, setAddOpen] = useState(false);
  const [isExportOpen, setExportOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [printed, setPrinted] = useState<readonly Word[] | null>(null);
  const words = useExportWords();
  const onPrinted = useCallback(() => setPrinted(null), []);

  function choose(action: () => void) {
    setAnchor(null);
    action();
  }

  async function fetchWords(): Promise<readonly Word[] | null> {
    const outcome = await words.mutateAsync(query);
    if (outcome.ok && outcome.result.length > 0) return outcome.result;
    notify({ message: outcome.ok ? "인쇄할 단어가 없어요." : outcome.message });
    return null;
  }

  return (
    <>
      <IconButton
        aria-label="단어장 메뉴"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={words.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(() => setAddOpen(true))}>여러 개 넣기 · 가져오기</MenuItem>
        <MenuItem onClick={() => choose(() => setExportOpen(true))}>파일로 내보내기</MenuItem>
        <MenuItem onClick={() => choose(() => setSheetOpen(true))}>단어 시험지 만들기</MenuItem>
        <MenuItem onClick={() => choose(() => void fetchWords().then(setPrinted))}>인쇄</MenuItem>
        <MenuItem component={Link} to="/trash">
          휴지통
        </MenuItem>
      </Menu>
      <Suspense>
        {isAddOpen && <AddManyDialog onClose={() => setAddOpen(false)} />}
        {isSheetOpen && <SheetDialog query={query} onClose={() => setSheetOpen(false)} />}
        {isExportOpen && <ExportDialog query={query} onClose={() => setExportOpen(false)} />}
        {printed && <PrintSheet words={printed} covered={covered} onDone={onPrinted} />}
      </Suspense>
    </>
  );
}
