/** An item of a result, folded to its line until it is wanted. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { Grade, TakerItem } from "@pulda/question";
import { useId, type ReactNode } from "react";
import ExpandLessIcon from "../../../icons/expand-less.tsx";
import ExpandMoreIcon from "../../../icons/expand-more.tsx";
import { VisuallyHidden } from "../../../item/render/visually-hidden.tsx";
import { LazyMount } from "../../lazy-mount.tsx";
import { SIGNS, WORDS } from "./result-grid.tsx";
import { useIsPrinted } from "../../use-is-printed.ts";

/** The estimated height of an open item, in px. */
const ITEM_HEIGHT_PX = 700;

interface Props {
  readonly item: TakerItem;
  readonly kind: Grade["kind"] | undefined;
  readonly isOpen: boolean;
  /** Whether it was opened by itself: then it is there at once, and does not wait its turn. */
  readonly isAlone: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export function FoldedItem({ item, kind, isOpen, isAlone, onToggle, children }: Props) {
  const id = useId();
  const isPrinted = useIsPrinted();
  const { position, instruction } = item;
  const sure = kind ?? "unanswered";
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
        {isOpen ? (
          `${position}번 접기`
        ) : (
          <Line>
            <b aria-hidden data-kind={sure}>
              {SIGNS[sure]}
            </b>
            <span>
              {position}. {instruction} <VisuallyHidden>{WORDS[sure]}</VisuallyHidden>
            </span>
          </Line>
        )}
      </Button>
      <div id={id}>
        {(isOpen || isPrinted) && (
          <LazyMount isEager={isAlone} isSoon height={ITEM_HEIGHT_PX}>
            {children}
          </LazyMount>
        )}
      </div>
    </div>
  );
}

const Line = styled("span")(({ theme }) => ({
  display: "flex",
  gap: theme.spacing(1),
  "& b": { flex: "none", width: "1.25em", textAlign: "center" },
  "& b[data-kind='right']": { color: theme.palette.success.dark },
  "& b[data-kind='wrong'], & b[data-kind='partial']": { color: theme.palette.error.dark },
}));
