import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";
import { VisuallyHidden } from "../../item/render/visually-hidden.tsx";

/** What is covered, for self-testing. */
export type Covered = "none" | "english" | "korean";

interface Props {
  readonly isCovered: boolean;
  /** What is covered, for a screen reader: "memory의 뜻". */
  readonly name: string;
  readonly children: ReactNode;
}

/** Text that is covered by a strip, which a click removes and restores. */
export function CoveredText({ isCovered, name, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isCovered) return children;
  return (
    <Strip
      // when open, the button is labelled by its content, which an aria-label would hide
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
