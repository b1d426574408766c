import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { HighlightSegment } from "./highlight-segments.ts";
import { VisuallyHidden } from "../render/visually-hidden.tsx";

/**
 * A highlighted segment. A screen reader hears where a highlight starts and ends, once each: one that
 * continues in the next run ends there.
 */
export function HighlightedText({
  segment,
  children,
}: {
  segment: HighlightSegment;
  children: ReactNode;
}) {
  const { start, end, mine, evidence } = segment;
  return (
    <Mark
      data-mine={mine ? "" : undefined}
      data-evidence={evidence ? "" : undefined}
      data-start={start}
    >
      {evidence?.start === start && <ScreenReaderText>근거 시작 </ScreenReaderText>}
      {mine?.start === start && <ScreenReaderText>형광펜 시작 </ScreenReaderText>}
      {children}
      {mine?.end === end && <ScreenReaderText> 형광펜 끝</ScreenReaderText>}
      {evidence?.end === end && <ScreenReaderText> 근거 끝</ScreenReaderText>}
    </Mark>
  );
}

function ScreenReaderText({ children }: { children: ReactNode }) {
  return <VisuallyHidden lang="ko">{children}</VisuallyHidden>;
}

const Mark = styled("mark")(({ theme }) => ({
  color: "inherit",
  backgroundColor: "transparent",
  borderRadius: 2,
  boxDecorationBreak: "clone",
  WebkitBoxDecorationBreak: "clone",
  // Printed, too.
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
