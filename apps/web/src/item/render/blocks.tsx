/** The blocks of an item: passage, given text, parts, 〈보기〉 and prompt. */
import { styled } from "@mui/material/styles";
import type { Block, BlockSpan } from "@pulda/question";
import { use } from "react";
import type { AnnotationProps } from "../annotate/annotation-props.ts";
import { highlightsIn, type Highlight } from "../annotate/highlight-segments.ts";
import type { PlaceChoice } from "./numbered-place.tsx";
import { HighlighterContext } from "../annotate/highlighter-context.ts";
import { Runs } from "./runs.tsx";
import { scaled } from "./scaled.ts";
import { WordArea } from "../words/word-area.tsx";
import { WordPicker } from "../words/word-picker.tsx";

interface Props {
  readonly blocks: readonly Block[];
  /** Which kinds of block are shown here; all of them when left out. */
  readonly kinds?: ReadonlySet<Block["kind"]>;
  readonly placeChoice?: PlaceChoice | undefined;
  /** The exam that the text is of: where a word on the word list comes from. */
  readonly examId: number | undefined;
  readonly hasDictionary: boolean;
  readonly annotationProps?: AnnotationProps | undefined;
  /** The evidence, once it may be seen. */
  readonly evidence?: readonly BlockSpan[] | undefined;
}

const NAMES: Record<Block["kind"], string> = {
  passage: "지문",
  given: "주어진 글",
  part: "이어질 글",
  example: "보기",
  prompt: "물음",
  gloss: "낱말 풀이",
};

export function Blocks({ blocks, kinds, annotationProps, evidence, ...rest }: Props) {
  return blocks.map((block, at) => {
    if (kinds && !kinds.has(block.kind)) return null;
    if (block.kind === "gloss") return <Gloss key={at} runs={block.runs} />;
    const highlights = [
      ...highlightsIn(at, "evidence", evidence),
      ...highlightsIn(at, "mine", annotationProps?.annotation?.highlights),
    ];
    return (
      <Frame key={at} data-kind={block.kind}>
        {block.kind === "example" && <Heading>{block.label ?? "보기"}</Heading>}
        {block.kind !== "example" && block.label && <Heading aria-hidden>({block.label})</Heading>}
        <Text at={at} block={block} highlights={highlights} {...rest} />
      </Frame>
    );
  });
}

interface TextProps extends Pick<Props, "placeChoice" | "examId" | "hasDictionary"> {
  readonly at: number;
  readonly block: Block;
  readonly highlights: readonly Highlight[];
}

function Text({ at, block, highlights, placeChoice, examId, hasDictionary }: TextProps) {
  const highlighter = use(HighlighterContext);
  const { kind, runs } = block;
  const label = block.label ? `${NAMES[kind]} (${block.label})` : NAMES[kind];
  const isKorean = runs.some((run) => "text" in run && KOREAN.test(run.text));
  const text = (
    <Prose lang={isKorean ? "ko" : "en"}>
      <Runs runs={runs} placeChoice={placeChoice} highlights={highlights} />
    </Prose>
  );
  const area = { label, block: at, runs, highlights };
  if (hasDictionary)
    return (
      <WordPicker examId={examId}>
        {(pick) => (
          <WordArea {...area} onPick={pick}>
            {text}
          </WordArea>
        )}
      </WordPicker>
    );
  if (highlighter)
    return (
      <WordArea {...area} onPick={null}>
        {text}
      </WordArea>
    );
  return (
    <div role="group" aria-label={label}>
      {text}
    </div>
  );
}

const KOREAN = /[가-힣]/;

/** "* neuron: 신경 세포": an entry for each word, as many in a line as fit. */
function Gloss({ runs }: Pick<Block, "runs">) {
  const lines = plainLines(runs);
  return (
    <Frame as="ul" data-kind="gloss" aria-label={NAMES.gloss}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Frame>
  );
}

function plainLines(runs: Block["runs"]): string[] {
  return runs.flatMap((run) => ("text" in run ? run.text.split("\n") : []));
}

const Frame = styled("div")(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  "&[data-kind='passage'], &[data-kind='given'], &[data-kind='example']": {
    border: `1px solid ${theme.palette.text.primary}`,
    padding: theme.spacing(2),
  },
  "&[data-kind='gloss']": {
    marginTop: theme.spacing(0.5),
    fontSize: scaled("0.875rem"),
    color: theme.palette.text.secondary,
    display: "flex",
    flexWrap: "wrap",
    columnGap: theme.spacing(2),
    listStyle: "none",
    padding: 0,
  },
  "&[data-kind='part']": { display: "flex", gap: theme.spacing(1) },
  [theme.breakpoints.down("sm")]: {
    "&[data-kind='passage'], &[data-kind='given'], &[data-kind='example']": {
      padding: theme.spacing(1.5),
    },
  },
}));

const Heading = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  flex: "none",
  fontWeight: 600,
  lineHeight: scaled("30px"),
}));

const Prose = styled("div")(({ theme }) => ({
  ...theme.typography.passage,
  fontSize: scaled(theme.typography.passage.fontSize),
  // About seventy characters a line, however wide the page is.
  maxWidth: "66ch",
  marginInline: "auto",
  whiteSpace: "pre-line",
  overflowWrap: "break-word",
}));
