/** The boxes of an item: passage, given text, parts, 〈보기〉 and what is asked about. */
import { styled } from "@mui/material/styles";
import type { Block } from "@pulda/question";
import { Runs, type Places } from "./Runs.tsx";
import { WordPicker } from "./WordPicker.tsx";

interface Props {
  readonly blocks: readonly Block[];
  readonly places?: Places | undefined;
  /** The exam whose words are picked here. */
  readonly examId: number | undefined;
  readonly hasDictionary: boolean;
}

const NAMES: Record<Block["kind"], string> = {
  passage: "지문",
  given: "주어진 글",
  part: "이어질 글",
  example: "보기",
  prompt: "물음",
  gloss: "낱말 풀이",
};

export function Blocks({ blocks, places, examId, hasDictionary }: Props) {
  return blocks.map((block, at) => {
    if (block.kind === "gloss") return <Gloss key={at} runs={block.runs} />;
    const label = block.label ? `${NAMES[block.kind]} (${block.label})` : NAMES[block.kind];
    return (
      <Frame key={at} data-kind={block.kind}>
        {block.kind === "example" && <Heading>보기</Heading>}
        {block.label && <Heading aria-hidden>({block.label})</Heading>}
        {hasDictionary ? (
          <WordPicker examId={examId} label={label}>
            <BlockText block={block} places={places} />
          </WordPicker>
        ) : (
          <div role="group" aria-label={label}>
            <BlockText block={block} places={places} />
          </div>
        )}
      </Frame>
    );
  });
}

function BlockText({ block: { runs }, places }: { block: Block; places: Places | undefined }) {
  const isKorean = runs.some((run) => "text" in run && KOREAN.test(run.text));
  return (
    <Prose lang={isKorean ? "ko" : "en"}>
      <Runs runs={runs} places={places} />
    </Prose>
  );
}

const KOREAN = /[가-힣]/;

/** "* neuron: 신경 세포": a line for each word, as many to a line of print as fit. */
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
    fontSize: "0.875rem",
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
  lineHeight: "30px",
}));

const Prose = styled("div")(({ theme }) => ({
  ...theme.typography.passage,
  // Lines of some seventy characters, however wide the paper is.
  maxWidth: "66ch",
  marginInline: "auto",
  whiteSpace: "pre-line",
  overflowWrap: "break-word",
}));
