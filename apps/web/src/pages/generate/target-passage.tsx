/** The passage with the targets of one type highlighted, each a button in the text. */
import { styled } from "@mui/material/styles";
import type { KeyboardEvent } from "react";
import { VisuallyHidden } from "../../item/render/visually-hidden.tsx";
import type { DraftPick } from "./draft.ts";
import { isSameTarget, targetSegments } from "./target-segments.ts";

interface Props {
  readonly text: string;
  readonly targets: readonly DraftPick[];
  readonly picks: readonly DraftPick[];
  readonly typeName: string;
  readonly onToggle: (target: DraftPick) => void;
}

export function TargetPassage({ text, targets, picks, typeName, onToggle }: Props) {
  return (
    // it scrolls, also by keys while no target is highlighted in it
    <Text lang="en" role="group" aria-label="문항을 만들 수 있는 곳" tabIndex={0}>
      {targetSegments(text, targets).map(({ text: words, target }, at) => {
        if (!target) return <span key={at}>{words}</span>;
        const isPicked = picks.some((pick) => isSameTarget(pick, target));
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          onToggle(target);
        };
        return (
          // A native button is a box and would not wrap to the next line.
          <Target
            key={at}
            role="button"
            tabIndex={0}
            aria-pressed={isPicked}
            data-point={words === "" || undefined}
            onClick={() => onToggle(target)}
            onKeyDown={onKeyDown}
          >
            {isPicked && <span aria-hidden>✓ </span>}
            {words === "" ? <span aria-hidden>▾</span> : words}
            <VisuallyHidden lang="ko">{` ${typeName}, 이 자리로 만들기`}</VisuallyHidden>
          </Target>
        );
      })}
    </Text>
  );
}

const Text = styled("div")(({ theme }) => ({
  ...theme.typography.passage,
  marginTop: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  maxHeight: "60vh",
  overflow: "auto",
  whiteSpace: "pre-wrap",
  overflowWrap: "break-word",
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
}));

const Target = styled("span")(({ theme }) => ({
  backgroundColor: theme.palette.selection,
  borderRadius: 4,
  boxDecorationBreak: "clone",
  WebkitBoxDecorationBreak: "clone",
  // Taller than its words, without covering the adjacent lines.
  padding: "4px 2px",
  cursor: "pointer",
  "&[data-point]": { padding: "4px 16px", margin: "0 2px" },
  "&:hover": { textDecoration: "underline", textDecorationColor: theme.palette.mine.main },
  "&:focus-visible": { outline: `2px solid ${theme.palette.primary.main}` },
  "&[aria-pressed='true']": {
    color: theme.palette.mine.contrastText,
    backgroundColor: theme.palette.mine.main,
  },
}));
