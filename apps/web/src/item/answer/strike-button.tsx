import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import CloseIcon from "../../icons/close.tsx";
import UndoIcon from "../../icons/undo.tsx";

interface Props {
  readonly number: number;
  readonly isStruck: boolean;
  readonly onStrike: () => void;
}

/** Strikes an option out, or restores it; below a bare number it is as wide as the number. */
export function StrikeButton({ number, isStruck, onStrike }: Props) {
  return (
    <Button
      type="button"
      aria-label={`${number}번 ${isStruck ? "되살리기" : "지우기"}`}
      onClick={onStrike}
    >
      {isStruck ? <UndoIcon fontSize="inherit" /> : <CloseIcon fontSize="inherit" />}
    </Button>
  );
}

const Button = styled(ButtonBase)(({ theme }) => ({
  flex: "none",
  width: 44,
  minHeight: 44,
  fontSize: "1.125rem",
  color: theme.palette.text.secondary,
  borderRadius: 7,
  "&:hover": { color: theme.palette.text.primary, backgroundColor: theme.palette.selection },
  "[data-bare] > &": {
    width: "auto",
    minHeight: 32,
    borderTop: `1px solid ${theme.palette.divider}`,
    borderRadius: "0 0 7px 7px",
  },
}));
