/** 문항 추가: items of the author's own, one that is written or several that are pasted. */
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import AddIcon from "../../icons/add.tsx";

const OwnItemDialog = onDemand(() => import("./own-item/own-item-dialog.tsx"));
const PasteDialog = onDemand(() => import("./own-item/paste-dialog.tsx"));

interface Props {
  readonly examId: number;
  /** Whether it is what the page leads to: where there is no item yet. */
  readonly isStrong: boolean;
}

export function AddItems({ examId, isStrong }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<"own" | "paste" | null>(null);
  const close = () => setDialog(null);

  function choose(next: "own" | "paste") {
    setAnchor(null);
    setDialog(next);
  }

  return (
    <>
      <Button
        variant={isStrong ? "contained" : "text"}
        size={isStrong ? "large" : "medium"}
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        문항 추가
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose("own")}>직접 출제</MenuItem>
        <MenuItem onClick={() => choose("paste")}>문항 붙여 넣기</MenuItem>
      </Menu>
      <Suspense>
        {dialog === "own" && <OwnItemDialog examId={examId} onClose={close} />}
        {dialog === "paste" && <PasteDialog examId={examId} onClose={close} />}
      </Suspense>
    </>
  );
}
