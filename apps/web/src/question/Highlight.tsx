import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { Stretch } from "./marks.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** A stretch that is marked, drawn and said: where a mark goes on in the next run, it ends there. */
export function Highlight({ stretch, children }: { stretch: Stretch; children: ReactNode }) {
  const { from, to, mine, evidence } = stretch;
  return (
    <Drawn
      data-mine={mine ? "" : undefined}
      data-evidence={evidence ? "" : undefined}
      data-from={from}
    >
      {evidence?.from === from && <Said>근거 시작 </Said>}
      {mine?.from === from && <Said>형광펜 시작 </Said>}
      {children}
      {mine?.to === to && <Said> 형광펜 끝</Said>}
      {evidence?.to === to && <Said> 근거 끝</Said>}
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
