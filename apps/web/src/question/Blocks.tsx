/** The boxes of an item: passage, given text, parts, 〈보기〉 and what is asked about. */
import { styled } from "@mui/material/styles";
import type { Block } from "@pulda/question";
import { Runs, type Places } from "./Runs.tsx";
import { WordPicker } from "./WordPicker.tsx";

interface Props {
  readonly blocks: readonly Block[];
  readonly places?: Places | undefined;
  /** The exam whose words are picked here. */
  readonly examId: number;
}

const NAMES: Record<Block["kind"], string> = {
  passage: "지문",
  given: "주어진 글",
  part: "이어질 글",
  example: "보기",
  prompt: "물음",
};

export function Blocks({ blocks, places, examId }: Props) {
  return blocks.map((block, at) => {
    const label = block.label ? `${NAMES[block.kind]} (${block.label})` : NAMES[block.kind];
    return (
      <Frame key={at} data-kind={block.kind}>
        {block.kind === "example" && <Heading>보기</Heading>}
        {block.label && <Heading aria-hidden>({block.label})</Heading>}
        <WordPicker examId={examId} label={label}>
          <Prose lang="en">
            <Runs runs={block.runs} places={places} />
          </Prose>
        </WordPicker>
      </Frame>
    );
  });
}

const Frame = styled("div")(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  "&[data-kind='passage'], &[data-kind='given'], &[data-kind='example']": {
    border: `1px solid ${theme.palette.text.primary}`,
    padding: theme.spacing(2),
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
