/** Folds the text of the item away that is shown, from beside its options. */
import Button from "@mui/material/Button";
import { foldText, useTextFold } from "./text-fold.ts";

interface Props {
  /** Whether something stands beside it that needs the room. */
  readonly isNarrow: boolean;
}

export function FoldTextButton({ isNarrow }: Props) {
  const isFolded = useTextFold();
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={isFolded ? "지문 펼치기" : "지문 접기"}
      aria-expanded={!isFolded}
      onClick={() => foldText(!isFolded, document.querySelector("[data-item-text]"))}
      // in two lines, so that the numbers beside it stay wide enough for a finger
      sx={{
        flex: "none",
        minWidth: 56,
        px: isNarrow ? 0.5 : 1,
        lineHeight: 1.25,
        color: "text.secondary",
      }}
    >
      지문{isNarrow ? <br /> : " "}
      {isFolded ? "펼치기" : "접기"}
    </Button>
  );
}
