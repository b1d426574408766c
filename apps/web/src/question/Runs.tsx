/** The text of an item as a Korean exam paper prints it. */
import { styled } from "@mui/material/styles";
import type { Run } from "@pulda/question";
import type { ReactNode } from "react";
import { circled, numeral } from "./numerals.ts";
import { Words } from "./Words.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** What a place in the text does when it can be chosen. */
export interface Places {
  readonly chosen: number | null;
  readonly onChoose: ((place: number) => void) | null;
}

interface Props {
  readonly runs: readonly Run[];
  readonly places?: Places | undefined;
}

/** Typed runs of an item's text; marked places can be clicked where `places` says so. */
export function Runs({ runs, places }: Props) {
  return runs.map((run, at) => <RunView key={at} run={run} places={places} />);
}

function RunView({ run, places }: { run: Run; places: Places | undefined }) {
  switch (run.kind) {
    case "plain":
      return <Words text={run.text} />;
    case "underlined":
      return (
        <Place place={run.place} places={places} name="밑줄">
          <Underlined>
            <Words text={run.text} />
          </Underlined>
        </Place>
      );
    case "labelled":
      return (
        <Place place={run.place} places={places} name="문장">
          <Words text={run.text} />
        </Place>
      );
    case "slot":
      return (
        <Slot data-aside>
          ( <Place place={run.place} places={places} name="자리" /> )
        </Slot>
      );
    case "blank":
      return (
        <>
          <Whole>
            {run.label && `(${run.label}) `}
            <Blank>
              {run.lead}
              <VisuallyHidden>빈칸</VisuallyHidden>
            </Blank>
          </Whole>
          {run.hint && ` (${run.hint})`}
        </>
      );
    case "choice":
      return (
        <Whole>
          {`(${run.label}) `}
          <Choice>{run.options.join(" / ")}</Choice>
        </Whole>
      );
  }
}

interface PlaceProps {
  place: number | undefined;
  places: Places | undefined;
  /** What the place is, for a screen reader: "밑줄 3번: demanded". */
  name: string;
  children?: ReactNode;
}

/** A numbered place; a mouse or finger on it chooses it. The keyboard has the options below. */
function Place({ place, places, name, children }: PlaceProps) {
  if (place === undefined) return children;
  const choose = places?.onChoose;
  const isChosen = places?.chosen === place;
  return (
    <Marked data-chosen={isChosen || undefined} data-place={place}>
      <Numeral
        data-choosable={choose ? true : undefined}
        onClick={choose ? () => choose(place) : undefined}
        aria-hidden
        data-aside
      >
        {circled(place)}
      </Numeral>
      <VisuallyHidden>{`${name} ${place}번${children ? ": " : ""}`}</VisuallyHidden>
      {children}
    </Marked>
  );
}

const Marked = styled("span")(({ theme }) => ({
  borderRadius: 4,
  "&[data-chosen]": { backgroundColor: theme.palette.selection, padding: "2px 0" },
}));

const Numeral = styled("span")(({ theme }) => ({
  ...numeral,
  fontFamily: theme.typography.fontFamily,
  marginRight: 2,
  "&[data-choosable]": {
    cursor: "pointer",
    // A target of 44 px around a numeral of 17, without moving the lines apart.
    padding: "12px 8px",
    margin: "-12px -6px -12px -8px",
  },
}));

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
