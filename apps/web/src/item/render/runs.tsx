/** The text of an item, as Korean exams print it and as a screen reader should read it. */
import { styled } from "@mui/material/styles";
import type { Run } from "@pulda/question";
import { renderedHighlights, runOffsets, type Highlight } from "../annotate/highlight-segments.ts";
import { NumberedPlace, type PlaceChoice } from "./numbered-place.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { PickableText } from "../words/pickable-words.tsx";

interface Props {
  readonly runs: readonly Run[];
  readonly placeChoice?: PlaceChoice | undefined;
  readonly highlights?: readonly Highlight[];
}

/** Typed runs of an item's text; numbered places can be clicked where `placeChoice` says so. */
export function Runs({ runs, placeChoice, highlights = [] }: Props) {
  const offsets = runOffsets(runs);
  const rendered = highlights.length > 0 ? renderedHighlights(runs, highlights) : highlights;
  return runs.map((run, index) => (
    <RunView
      key={index}
      run={run}
      offset={offsets[index] ?? 0}
      placeChoice={placeChoice}
      highlights={rendered}
    />
  ));
}

interface RunProps {
  readonly run: Run;
  readonly offset: number;
  readonly placeChoice: PlaceChoice | undefined;
  readonly highlights: readonly Highlight[];
}

function RunView({ run, offset, placeChoice, highlights }: RunProps) {
  switch (run.kind) {
    case "plain":
      return <PickableText text={run.text} offset={offset} highlights={highlights} />;
    case "underlined":
      return (
        <NumberedPlace number={run.place} placeChoice={placeChoice} name="밑줄">
          <Underlined>
            <PickableText text={run.text} offset={offset} highlights={highlights} />
          </Underlined>
          {isLong(run.text) && <ScreenReaderText> 밑줄 끝</ScreenReaderText>}
        </NumberedPlace>
      );
    case "labelled":
      return (
        <NumberedPlace number={run.place} placeChoice={placeChoice} name="문장">
          <PickableText text={run.text} offset={offset} highlights={highlights} />
        </NumberedPlace>
      );
    case "slot":
      return (
        <Slot data-aside>
          <span aria-hidden>( </span>
          <NumberedPlace number={run.place} placeChoice={placeChoice} name="자리" />
          <span aria-hidden> )</span>
        </Slot>
      );
    case "blank":
      return <BlankView run={run} />;
    case "choice":
      return (
        <NoWrap>
          {`(${run.label}) `}
          <Choice>
            {run.options.map((option, index) => (
              <span key={option}>
                {index > 0 && (
                  <>
                    <span aria-hidden> / </span>
                    <ScreenReaderText> 또는 </ScreenReaderText>
                  </>
                )}
                {option}
              </span>
            ))}
          </Choice>
        </NoWrap>
      );
  }
}

/** "(A) ______": read as "빈칸 (A)", and with leading letters as "빈칸 (A), 앞 글자 d". */
function BlankView({ run: { label, lead, hint } }: { run: Extract<Run, { kind: "blank" }> }) {
  const name = ["빈칸", label && ` (${label})`, lead && `, 앞 글자 ${lead}`].filter(Boolean);
  return (
    <>
      <NoWrap>
        {label && <span aria-hidden>{`(${label}) `}</span>}
        <Blank>
          {lead && <span aria-hidden>{lead}</span>}
          <ScreenReaderText>{name.join("")}</ScreenReaderText>
        </Blank>
      </NoWrap>
      {hint && ` (${hint})`}
    </>
  );
}

/** Whether the end of an underline has to be announced: after one word it is clear. */
function isLong(text: string): boolean {
  return /\S\s+\S/u.test(text);
}

function ScreenReaderText({ children }: { children: string }) {
  return <VisuallyHidden lang="ko">{children}</VisuallyHidden>;
}

const Underlined = styled("span")({
  textDecoration: "underline",
  textUnderlineOffset: 4,
  textDecorationThickness: 1,
});

const Slot = styled("span")({ whiteSpace: "nowrap", margin: "0 4px" });

/** As wide as a phrase. */
const Blank = styled("span")({
  display: "inline-block",
  width: "7em",
  // Leading letters are on the line, not above it.
  lineHeight: 1.2,
  borderBottom: "1px solid currentColor",
  verticalAlign: "-0.1em",
});

/** No line break between a label and its blank or box. */
const NoWrap = styled("span")({ whiteSpace: "nowrap" });

/** No line break inside of a choice, unless it is longer than a line. */
const Choice = styled("span")({
  display: "inline-block",
  maxWidth: "calc(100% - 2.5em)",
  border: "1px solid currentColor",
  borderRadius: 2,
  padding: "0 6px",
  lineHeight: 1.4,
  whiteSpace: "normal",
});
