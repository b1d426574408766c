import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { HighlightSegment } from "./highlight-segments.ts";
import { VisuallyHidden } from "../render/visually-hidden.tsx";

/** A stretch that is marked, drawn and said: where a mark goes on in the next run, it ends there. */
export function HighlightedText({
  stretch,
  children,
}: {
  stretch: HighlightSegment;
  children: ReactNode;
}) {
  const { start, end, mine, evidence } = stretch;
  return (
    <Drawn
      data-mine={mine ? "" : undefined}
      data-evidence={evidence ? "" : undefined}
      data-start={start}
    >
      {evidence?.start === start && <Said>근거 시작 </Said>}
      {mine?.start === start && <Said>형광펜 시작 </Said>}
      {children}
      {mine?.end === end && <Said> 형광펜 끝</Said>}
      {evidence?.end === end && <Said> 근거 끝</Said>}
    </Drawn>
  );
}

function Said({ children }: { children: ReactNode }) {
  return <VisuallyHidden lang="ko">{children}</VisuallyHidden>;
}

const Drawn = styled("mark")(({ theme }) => ({
  color: "inherit",
  backgroundColor: "transparent",
  borderRadius: 2,
  boxDecorationBreak: "clone",
  WebkitBoxDecorationBreak: "clone",
  // Paper has it, too.
  printColorAdjust: "exact",
  WebkitPrintColorAdjust: "exact",
  "&[data-evidence]": {
    backgroundColor: theme.palette.selection,
    borderBottom: `2px solid ${theme.palette.mine.main}`,
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
  },
  "&[data-mine]": { backgroundColor: theme.palette.highlighter },
  "@media (forced-colors: active)": {
    "&[data-mine], &[data-evidence]": { color: "MarkText", backgroundColor: "Mark" },
  },
}));
