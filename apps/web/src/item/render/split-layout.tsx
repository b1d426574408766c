/**
 * An item beside its text: two columns on a wide page, of which the text's scrolls separately; elsewhere
 * one column, in which the text can be folded away.
 */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef, type ReactNode } from "react";
import ExpandLessIcon from "../../icons/expand-less.tsx";
import ExpandMoreIcon from "../../icons/expand-more.tsx";
import { BAR_HEIGHT, CONTENT_WIDTH } from "../../theme.ts";
import { foldText, forgetPlaces, useTextFold } from "./text-fold.ts";

interface Props {
  readonly instruction: ReactNode;
  readonly text: ReactNode;
  /** Whether the text can be folded away. */
  readonly isFoldable: boolean;
  /** Whether phones have the button in the bar at their bottom, where it is reached from the options. */
  readonly isFoldedFromBar: boolean;
  /** The prompt, the answer and what follows. */
  readonly children: ReactNode;
}

/** Two columns fit from this width of the item itself. */
const WIDE = "@container (min-width: 900px)";
/** The height of the taking page's bar, and the space above and below the text. */
const BOTTOM_BAR_HEIGHT_PX = 80;
const MARGIN_PX = 16;

export function SplitLayout(props: Props) {
  const { instruction, text, isFoldable, isFoldedFromBar, children } = props;
  const id = useId();
  const isFolded = useTextFold();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => forgetPlaces, []);
  return (
    <Columns>
      <Instruction>{instruction}</Instruction>
      {isFoldable && (
        <FoldButton
          size="small"
          color="inherit"
          startIcon={isFolded ? <ExpandMoreIcon /> : <ExpandLessIcon />}
          aria-expanded={!isFolded}
          aria-controls={id}
          data-in-bar={isFoldedFromBar || undefined}
          onClick={() => foldText(!isFolded, frame.current)}
        >
          {isFolded ? "지문 펼치기" : "지문 접기"}
        </FoldButton>
      )}
      <Text id={id} ref={frame} data-item-text data-folded={(isFoldable && isFolded) || undefined}>
        {text}
      </Text>
      <Rest>{children}</Rest>
    </Columns>
  );
}

/** The container whose width the columns depend on. `position: fixed` inside of it is still relative to the screen. */
export const Container = styled("div")({ containerType: "inline-size" });

const Columns = styled("div")(({ theme }) => ({
  maxWidth: CONTENT_WIDTH,
  marginInline: "auto",
  // folding scrolls by itself
  overflowAnchor: "none",
  [WIDE]: {
    maxWidth: "none",
    display: "grid",
    gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
    gridTemplateRows: "auto 1fr",
    columnGap: theme.spacing(4),
  },
}));

const Instruction = styled("div")({ [WIDE]: { gridColumn: 2, gridRow: 1 } });

const FoldButton = styled(Button)(({ theme }) => ({
  marginTop: theme.spacing(0.5),
  marginLeft: theme.spacing(-1),
  color: theme.palette.text.secondary,
  [WIDE]: { display: "none" },
  "&[data-in-bar]": { [theme.breakpoints.down("md")]: { display: "none" } },
}));

const Text = styled("div")({
  // below the top bar
  scrollMarginTop: `calc(${BAR_HEIGHT} + ${MARGIN_PX}px)`,
  "&[data-folded]": { display: "none" },
  // The button above has a margin of its own.
  "button:not([data-in-bar]) + & > :first-of-type": { marginTop: 0 },
  [WIDE]: {
    "&, &[data-folded]": { display: "block" },
    "& > :first-of-type": { marginTop: 0 },
    gridColumn: 1,
    gridRow: "1 / span 2",
    alignSelf: "start",
    position: "sticky",
    top: `calc(${BAR_HEIGHT} + ${MARGIN_PX}px)`,
    maxHeight: `calc(100dvh - ${BAR_HEIGHT} - ${BOTTOM_BAR_HEIGHT_PX + 2 * MARGIN_PX}px)`,
    overflowY: "auto",
  },
  "@media print": {
    "&, &[data-folded]": { display: "block" },
  },
});

const Rest = styled("div")({ [WIDE]: { gridColumn: 2, gridRow: 2, minWidth: 0 } });
