/** Folds the text of the item away that is shown, from beside its options. */
import Button from "@mui/material/Button";
import ExpandLessIcon from "../../icons/expand-less.tsx";
import ExpandMoreIcon from "../../icons/expand-more.tsx";
import { foldText, useTextFold } from "./text-fold.ts";

export function FoldTextButton() {
  const isFolded = useTextFold();
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={isFolded ? "지문 펼치기" : "지문 접기"}
      aria-expanded={!isFolded}
      startIcon={isFolded ? <ExpandMoreIcon /> : <ExpandLessIcon />}
      onClick={() => foldText(!isFolded, document.querySelector("[data-item-text]"))}
      sx={{ flex: "none", px: 1, color: "text.secondary" }}
    >
      지문
    </Button>
  );
}
