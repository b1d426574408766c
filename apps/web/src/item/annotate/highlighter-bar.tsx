import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useEffect, useLayoutEffect, useRef } from "react";
import { positionBeside } from "./position-beside.ts";

/** What the bar stands beside. */
export type Anchor = Element | Range;

interface Props {
  readonly beside: Anchor;
  /** Whether its button wipes clean what is highlighted already. */
  readonly wipes: boolean;
  /** A selection keeps the focus where it is. */
  readonly takesFocus: boolean;
  /** The button is being pressed: the selection may go away before the press ends. */
  readonly onHold: () => void;
  readonly onPress: () => void;
  readonly onClose: () => void;
}

/** Floats near a stretch of text without covering it; on touch below, where no system menu is. */
export function HighlighterBar({ beside, wipes, takesFocus, onHold, onPress, onClose }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isTouch = window.matchMedia?.("(pointer: coarse)").matches;

  useEffect(() => {
    if (!takesFocus) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [takesFocus, onClose]);

  // Wherever the text scrolls to; a text that scrolls by itself does not tell the window.
  useLayoutEffect(() => {
    const place = () => {
      if (bar.current) positionBeside(bar.current, beside.getBoundingClientRect(), isTouch);
    };
    place();
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [beside, isTouch]);

  return (
    <Paper
      ref={bar}
      elevation={4}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={onHold}
      sx={{ position: "fixed", top: 0, left: 0, zIndex: "tooltip", userSelect: "none" }}
    >
      <Button
        ref={(button) => {
          if (takesFocus) button?.focus({ preventScroll: true });
        }}
        color={wipes ? "inherit" : "secondary"}
        onClick={onPress}
      >
        {wipes ? "형광펜 지우기" : "형광펜"}
      </Button>
    </Paper>
  );
}
