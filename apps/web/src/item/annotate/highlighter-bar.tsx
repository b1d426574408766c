import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useEffect, useLayoutEffect, useRef } from "react";
import { positionBeside } from "./position-beside.ts";

/** What the bar is positioned beside. */
export type Anchor = Element | Range;

interface Props {
  readonly beside: Anchor;
  /** Whether its button erases highlights instead of adding them. */
  readonly isErasing: boolean;
  /** False beside a selection, which would be lost if the focus moved. */
  readonly takesFocus: boolean;
  /** Called when a press begins: the browser may drop the selection before it ends. */
  readonly onPressStart: () => void;
  readonly onPress: () => void;
  readonly onClose: () => void;
}

/** A button that floats beside a text; below it on touch screens, clear of the system's own menu. */
export function HighlighterBar({
  beside,
  isErasing,
  takesFocus,
  onPressStart,
  onPress,
  onClose,
}: Props) {
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

  // Follows the text; scroll events of a text that scrolls by itself do not bubble, so they are captured.
  useLayoutEffect(() => {
    const reposition = () => {
      if (bar.current) positionBeside(bar.current, beside.getBoundingClientRect(), isTouch);
    };
    reposition();
    window.addEventListener("scroll", reposition, { capture: true, passive: true });
    window.addEventListener("resize", reposition);
    return () => {
      window.removeEventListener("scroll", reposition, { capture: true });
      window.removeEventListener("resize", reposition);
    };
  }, [beside, isTouch]);

  return (
    <Paper
      ref={bar}
      elevation={4}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={onPressStart}
      sx={{ position: "fixed", top: 0, left: 0, zIndex: "tooltip", userSelect: "none" }}
    >
      <Button
        ref={(button) => {
          if (takesFocus) button?.focus({ preventScroll: true });
        }}
        color={isErasing ? "inherit" : "secondary"}
        onClick={onPress}
      >
        {isErasing ? "형광펜 지우기" : "형광펜"}
      </Button>
    </Paper>
  );
}
