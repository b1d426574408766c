/** A numbered place in a text, "①": where it can be chosen, a mouse or finger on it does. */
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { circled } from "@pulda/question/schema-free";
import { numeral } from "./numerals.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** What the places of a text do. */
export interface PlaceChoice {
  readonly chosen: number | null;
  readonly onChoose: ((place: number) => void) | null;
  /** The place that is right, once it may be seen. */
  readonly right?: number | undefined;
}

interface Props {
  /** Without a number it is underlined and nothing else. */
  readonly place: number | undefined;
  readonly places: PlaceChoice | undefined;
  /** What the place is, for a screen reader: "밑줄 3번: demanded". */
  readonly name: string;
  readonly children?: ReactNode;
}

/** The keyboard chooses by the options below. */
export function NumberedPlace({ place, places, name, children }: Props) {
  if (place === undefined)
    return (
      <>
        <VisuallyHidden lang="ko">{`${name}: `}</VisuallyHidden>
        {children}
      </>
    );
  const choose = places?.onChoose;
  const isChosen = places?.chosen === place;
  const verdict = verdictOn(place, places);
  return (
    <Frame data-chosen={isChosen || undefined} data-place={place}>
      <Numeral
        data-choosable={choose ? true : undefined}
        onClick={choose ? () => choose(place) : undefined}
        aria-hidden
        data-aside
      >
        {circled(place)}
        {verdict && <Sign data-verdict={verdict}>{SIGNS[verdict]}</Sign>}
      </Numeral>
      <VisuallyHidden lang="ko">
        {`${name} ${place}번${verdict ? `, ${WORDS[verdict]}` : ""}${children ? ": " : ""}`}
      </VisuallyHidden>
      {children}
    </Frame>
  );
}

function verdictOn(place: number, places: PlaceChoice | undefined): "right" | "wrong" | null {
  if (places?.right === undefined) return null;
  if (places.right === place) return "right";
  return places.chosen === place ? "wrong" : null;
}

const SIGNS = { right: "✓", wrong: "✗" } as const;
const WORDS = { right: "정답", wrong: "내 답" } as const;

const Frame = styled("span")(({ theme }) => ({
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

const Sign = styled("span")(({ theme }) => ({
  fontSize: "0.8em",
  fontWeight: 700,
  "&[data-verdict='right']": { color: theme.palette.success.dark },
  "&[data-verdict='wrong']": { color: theme.palette.error.dark },
}));
