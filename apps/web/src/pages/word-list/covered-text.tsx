import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import { VisuallyHidden } from "../../item/render/visually-hidden.tsx";

/** What is covered, for testing oneself. */
export type Covered = "none" | "english" | "korean";

interface Props {
  readonly isCovered: boolean;
  /** What is behind, for a screen reader: "memory의 뜻". */
  readonly name: string;
  readonly children: ReactNode;
}

/** Text behind a strip, which a click takes away and puts back. */
export function CoveredText({ isCovered, name, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isCovered) return children;
  return (
    <Strip
      // open, the button is named by what it shows: a label would hide that from a screen reader
      aria-label={isOpen ? undefined : `${name} 보기`}
      data-open={isOpen || undefined}
      onClick={() => setOpen(!isOpen)}
    >
      <span aria-hidden={!isOpen}>{children}</span>
      {isOpen && <VisuallyHidden> {name} 가리기</VisuallyHidden>}
    </Strip>
  );
}

const Strip = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  minWidth: 96,
  justifyContent: "flex-start",
  borderRadius: 4,
  textAlign: "left",
  font: "inherit",
  "&:not([data-open])": { backgroundColor: theme.palette.divider },
  "&:not([data-open]) > span": { visibility: "hidden" },
}));
