import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import ExpandIcon from "../icons/expand-more.tsx";

interface Props {
  readonly isOpen: boolean;
  /** The id of what it shows and hides. */
  readonly controls: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** Shows and hides what stands below it. */
export function DisclosureButton({ isOpen, controls, onToggle, children }: Props) {
  return (
    <Button
      color="inherit"
      aria-expanded={isOpen}
      aria-controls={controls}
      endIcon={<ExpandIcon sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />}
      onClick={onToggle}
      sx={{ ml: -2 }}
    >
      {children}
    </Button>
  );
}
