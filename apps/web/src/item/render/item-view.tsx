/** One item: number, 발문, text and the place for the answer. The same on paper and while taking. */
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
  /** What the taker has drawn on it; left out where there is no pencil. */
  readonly drawing?: AnnotationProps | undefined;
  /** The places that settle the key, to be lit; left out until they may be seen. */
  readonly evidence?: readonly BlockSpan[] | undefined;
  /**
   * `paper`: one column. `split`: the text on the left and the answer on the right where the question is
   * at least 900 px wide; elsewhere one column, in which the text can be folded away.
   */
  readonly layout?: "paper" | "split";
  /** What stands at the end of the line of the 발문. */
  readonly tools?: ReactNode;
  /** What stands behind the item: its verdict, its key and 해설. */
  readonly children?: ReactNode;
}

/** What is read, and what is asked about it. */
const TEXTS: ReadonlySet<Block["kind"]> = new Set(["passage", "given", "part", "gloss"]);
const ASKED: ReadonlySet<Block["kind"]> = new Set(["example", "prompt"]);

export function ItemView({
  item,
  examId,
  response = null,
  onRespond = null,
  rightChoice,
  hasDictionary = true,
  placeRules = NONE,
  drawing,
  evidence,
  layout = "paper",
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
    places: { chosen, onChoose, right: item.shape === "mark" ? rightChoice : undefined },
    hasDictionary,
    drawing,
    evidence,
  };
  const answer = (
    <>
      {/* On paper the places of a `mark` item are in its text; a row of bare numbers says nothing. */}
      {(item.shape !== "mark" || onRespond || rightChoice !== undefined) && (
        <Answer {...{ item, response, onRespond, rightChoice, drawing }} />
      )}
      {children}
    </>
  );
  const has = (kinds: ReadonlySet<Block["kind"]>) =>
    item.blocks.some(({ kind }) => kinds.has(kind));
  return (
    <section aria-labelledby={id} ref={section}>
      <PlaceRules value={placeRules}>
        <Highlighter root={section} blocks={item.blocks} drawing={drawing}>
          {layout === "split" && has(TEXTS) ? (
            <Container>
              <SplitLayout
                instruction={heading}
                text={<Blocks {...blocks} kinds={TEXTS} />}
                isFoldable={item.blocks.some(({ kind }) => kind === "passage")}
              >
                <Blocks {...blocks} kinds={ASKED} />
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
  // It takes the focus when its question comes, so that a screen reader says it.
  "&:focus": { outline: "none" },
}));

const Points = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  whiteSpace: "nowrap",
}));
