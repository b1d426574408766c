/** One item: number, 발문, blocks and answer. The same in an exam and while it is taken. */
import { styled } from "@mui/material/styles";
import type { Block, BlockSpan, PlaceRule, ItemResponse, TakerItem } from "@pulda/question";
import { useRef, type ReactNode } from "react";
import { CONTENT_WIDTH } from "../../theme.ts";
import { Answer } from "../answer/answer.tsx";
import { Blocks } from "./blocks.tsx";
import type { AnnotationProps } from "../annotate/annotation-props.ts";
import { Highlighter } from "../annotate/highlighter.tsx";
import { PlaceRules } from "../words/place-rules.ts";
import { Container, SplitLayout } from "./split-layout.tsx";

interface Props {
  readonly item: TakerItem;
  /** The exam that it belongs to, if that still exists. */
  readonly examId?: number | undefined;
  readonly response?: ItemResponse | null;
  /** Left out where nothing can be answered. */
  readonly onRespond?: ((response: ItemResponse) => void) | null;
  readonly rightChoice?: number | undefined;
  /** Whether words can be looked up: not in a test. */
  readonly hasDictionary?: boolean;
  /** The rules of its numbered places, whose lessons open from them; left out until they may be seen. */
  readonly placeRules?: readonly PlaceRule[] | undefined;
  /** What the taker has drawn on it; left out where there are no annotations. */
  readonly annotationProps?: AnnotationProps | undefined;
  /** The evidence to highlight; left out until it may be seen. */
  readonly evidence?: readonly BlockSpan[] | undefined;
  /**
   * `column`: one column. `split`: the text on the left and the answer on the right where the item is at
   * least 900 px wide; elsewhere one column, in which the text can be folded away.
   */
  readonly layout?: "column" | "split";
  /** Whether phones fold the text from a bar at their bottom (`FoldTextButton`). */
  readonly isFoldedFromBar?: boolean;
  /** Buttons at the end of the line of the 발문. */
  readonly tools?: ReactNode;
  /** What follows the item: its grade, key and 해설. */
  readonly children?: ReactNode;
}

/** The blocks that are read, and those that ask about them. */
const TEXT_BLOCKS: ReadonlySet<Block["kind"]> = new Set(["passage", "given", "part", "gloss"]);
const PROMPT_BLOCKS: ReadonlySet<Block["kind"]> = new Set(["example", "prompt"]);

export function ItemView({
  item,
  examId,
  response = null,
  onRespond = null,
  rightChoice,
  hasDictionary = true,
  placeRules = NONE,
  annotationProps,
  evidence,
  layout = "column",
  isFoldedFromBar = false,
  tools,
  children,
}: Props) {
  const section = useRef<HTMLElement>(null);
  const id = `question-${item.id}-heading`;
  const chosen = response && "choice" in response ? response.choice : null;
  const onChoose =
    item.shape === "mark" && onRespond ? (choice: number) => onRespond({ choice }) : null;
  const heading = (
    <HeadingLine>
      <Heading id={id} tabIndex={-1}>
        <b>{item.position}.</b> {item.instruction} <Points>[{item.points}점]</Points>
      </Heading>
      {tools}
    </HeadingLine>
  );
  const blocks = {
    blocks: item.blocks,
    examId,
    placeChoice: { chosen, onChoose, right: item.shape === "mark" ? rightChoice : undefined },
    hasDictionary,
    annotationProps,
    evidence,
  };
  const answer = (
    <>
      {/* Where it cannot be answered, the numbers of a `mark` item are in its text alone. */}
      {(item.shape !== "mark" || onRespond || rightChoice !== undefined) && (
        <Answer {...{ item, response, onRespond, rightChoice, annotationProps }} />
      )}
      {children}
    </>
  );
  const has = (kinds: ReadonlySet<Block["kind"]>) =>
    item.blocks.some(({ kind }) => kinds.has(kind));
  return (
    <section aria-labelledby={id} ref={section}>
      <PlaceRules value={placeRules}>
        <Highlighter root={section} blocks={item.blocks} annotationProps={annotationProps}>
          {layout === "split" && has(TEXT_BLOCKS) ? (
            <Container>
              <SplitLayout
                instruction={heading}
                text={<Blocks {...blocks} kinds={TEXT_BLOCKS} />}
                isFoldable={hasFoldableText(item)}
                isFoldedFromBar={isFoldedFromBar}
              >
                <Blocks {...blocks} kinds={PROMPT_BLOCKS} />
                {answer}
              </SplitLayout>
            </Container>
          ) : (
            <Column data-layout={layout}>
              {heading}
              <Blocks {...blocks} />
              {answer}
            </Column>
          )}
        </Highlighter>
      </PlaceRules>
    </section>
  );
}

/** Whether an item has a text that can be folded away. */
export function hasFoldableText({ blocks }: Pick<TakerItem, "blocks">): boolean {
  return blocks.some(({ kind }) => kind === "passage");
}

const NONE: readonly PlaceRule[] = [];

const Column = styled("div")({
  "&[data-layout='split']": { maxWidth: CONTENT_WIDTH, marginInline: "auto" },
});

const HeadingLine = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: theme.spacing(1),
}));

const Heading = styled("h2")(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 500,
  margin: 0,
  wordBreak: "keep-all",
  // It gets the focus when its item is shown, so that a screen reader reads it.
  "&:focus": { outline: "none" },
}));

const Points = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  whiteSpace: "nowrap",
}));
