/** An item of a result, folded to its line until it is wanted: what was missed stands open. */
import Button from "@mui/material/Button";
import type { Grade, TakerItem } from "@pulda/question";
import { useId, useState, type ReactNode } from "react";
import ExpandLessIcon from "../../../icons/expand-less.tsx";
import ExpandMoreIcon from "../../../icons/expand-more.tsx";
import { LazyMount } from "../../lazy-mount.tsx";
import { useIsPrinted } from "../../use-is-printed.ts";

/** The estimated height of an open item, in px. */
const ITEM_HEIGHT_PX = 700;

interface Props {
  readonly item: TakerItem;
  readonly kind: Grade["kind"] | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export function FoldedItem({ item, kind, isOpen, onToggle, children }: Props) {
  const id = useId();
  const isPrinted = useIsPrinted();
  // what stands open from the beginning waits its turn; what the reader opens is there at once
  const [wasOpen] = useState(isOpen);
  const { position, instruction } = item;
  return (
    <div data-result={item.id} tabIndex={-1} style={{ scrollMarginTop: 80, outline: "none" }}>
      <Button
        fullWidth
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        onClick={onToggle}
        sx={{ minHeight: 44, justifyContent: "space-between", textAlign: "left", fontWeight: 400 }}
      >
        {isOpen
          ? `${position}번 접기`
          : `${position}. ${instruction}${kind === "right" ? " ○" : ""}`}
      </Button>
      <div id={id}>
        {(isOpen || isPrinted) && (
          <LazyMount isEager={!wasOpen} isSoon height={ITEM_HEIGHT_PX}>
            {children}
          </LazyMount>
        )}
      </div>
    </div>
  );
}
