/** The text of an item as a Korean exam paper prints it, and as a screen reader should say it. */
import { styled } from "@mui/material/styles";
import type { Run } from "@pulda/question";
import { renderedHighlights, runOffsets, type Highlight } from "../annotate/highlight-segments.ts";
import { NumberedPlace, type PlaceChoice } from "./numbered-place.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { PickableText } from "../words/pickable-words.tsx";

interface Props {
  readonly runs: readonly Run[];
  readonly places?: PlaceChoice | undefined;
  /** What is drawn on the text. */
  readonly marks?: readonly Highlight[];
}

/** Typed runs of an item's text; marked places can be clicked where `places` says so. */
export function Runs({ runs, places, marks = [] }: Props) {
  const at = runOffsets(runs);
  const onText = marks.length > 0 ? renderedHighlights(runs, marks) : marks;
  return runs.map((run, index) => (
    <RunView key={index} run={run} offset={at[index] ?? 0} places={places} marks={onText} />
  ));
}

interface RunProps {
  readonly run: Run;
  readonly offset: number;
  readonly places: PlaceChoice | undefined;
  readonly marks: readonly Highlight[];
}

function RunView({ run, offset, places, marks }: RunProps) {
  switch (run.kind) {
    case "plain":
      return <PickableText text={run.text} offset={offset} marks={marks} />;
    case "underlined":
      return (
        <NumberedPlace place={run.place} places={places} name="밑줄">
          <Underlined>
            <PickableText text={run.text} offset={offset} marks={marks} />
          </Underlined>
          {isLong(run.text) && <Said> 밑줄 끝</Said>}
        </NumberedPlace>
      );
    case "labelled":
      return (
        <NumberedPlace place={run.place} places={places} name="문장">
          <PickableText text={run.text} offset={offset} marks={marks} />
        </NumberedPlace>
      );
    case "slot":
      return (
        <Slot data-aside>
          <span aria-hidden>( </span>
          <NumberedPlace place={run.place} places={places} name="자리" />
          <span aria-hidden> )</span>
        </Slot>
      );
    case "blank":
      return <BlankView run={run} />;
    case "choice":
      return (
        <Whole>
          {`(${run.label}) `}
          <Choice>
            {run.options.map((option, index) => (
              <span key={option}>
                {index > 0 && (
                  <>
                    <span aria-hidden> / </span>
                    <Said> 또는 </Said>
                  </>
                )}
                {option}
              </span>
            ))}
          </Choice>
        </Whole>
      );
  }
}

/** "(A) ______": read as "빈칸 (A)", and with leading letters as "빈칸 (A), 앞 글자 d". */
function BlankView({ run: { label, lead, hint } }: { run: Extract<Run, { kind: "blank" }> }) {
  const name = ["빈칸", label && ` (${label})`, lead && `, 앞 글자 ${lead}`].filter(Boolean);
  return (
    <>
      <Whole>
        {label && <span aria-hidden>{`(${label}) `}</span>}
        <Blank>
          {lead && <span aria-hidden>{lead}</span>}
          <Said>{name.join("")}</Said>
        </Blank>
      </Whole>
      {hint && ` (${hint})`}
    </>
  );
}

/** Where a listener would not notice that the underline has ended. */
function isLong(text: string): boolean {
  return /\S\s+\S/u.test(text);
}

function Said({ children }: { children: string }) {
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
  // Leading letters stand on the line, not above it.
  lineHeight: 1.2,
  borderBottom: "1px solid currentColor",
  verticalAlign: "-0.1em",
});

/** A label stays with its blank or its box. */
const Whole = styled("span")({ whiteSpace: "nowrap" });

/** A choice stands in one line, unless it is longer than a line. */
const Choice = styled("span")({
  display: "inline-block",
  maxWidth: "calc(100% - 2.5em)",
  border: "1px solid currentColor",
  borderRadius: 2,
  padding: "0 6px",
  lineHeight: 1.4,
  whiteSpace: "normal",
});
