/** A numbered place in a text, "①": chosen by a click where it can be chosen. */
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { circled } from "@pulda/question/schema-free";
import { numeral } from "./numerals.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Which numbered place of a text is chosen, and how one is chosen. */
export interface PlaceChoice {
  readonly chosen: number | null;
  readonly onChoose: ((choice: number) => void) | null;
  /** The right choice, once it may be seen. */
  readonly right?: number | undefined;
}

interface Props {
  /** Its choice number; undefined for what is underlined and cannot be chosen. */
  readonly number: number | undefined;
  readonly placeChoice: PlaceChoice | undefined;
  /** What it is, for a screen reader, as in "밑줄 3번: demanded". */
  readonly name: string;
  readonly children?: ReactNode;
}

/** For mouse and touch; by keyboard the options below are chosen. */
export function NumberedPlace({ number, placeChoice, name, children }: Props) {
  if (number === undefined)
    return (
      <>
        <VisuallyHidden lang="ko">{`${name}: `}</VisuallyHidden>
        {children}
      </>
    );
  const choose = placeChoice?.onChoose;
  const isChosen = placeChoice?.chosen === number;
  const verdict = verdictOn(number, placeChoice);
  return (
    <Frame data-chosen={isChosen || undefined} data-place={number}>
      <Numeral
        data-choosable={choose ? true : undefined}
        onClick={choose ? () => choose(number) : undefined}
        aria-hidden
        data-aside
      >
        {circled(number)}
        {verdict && <Sign data-verdict={verdict}>{SIGNS[verdict]}</Sign>}
      </Numeral>
      <VisuallyHidden lang="ko">
        {`${name} ${number}번${verdict ? `, ${WORDS[verdict]}` : ""}${children ? ": " : ""}`}
      </VisuallyHidden>
      {children}
    </Frame>
  );
}

function verdictOn(number: number, placeChoice: PlaceChoice | undefined): "right" | "wrong" | null {
  if (placeChoice?.right === undefined) return null;
  if (placeChoice.right === number) return "right";
  return placeChoice.chosen === number ? "wrong" : null;
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
    // A target of 44 px around a numeral of 17 px, without increasing the line height.
    padding: "12px 8px",
    margin: "-12px -6px -12px -8px",
    // over the words beside it, which open the dictionary
    position: "relative",
    zIndex: 1,
  },
}));

const Sign = styled("span")(({ theme }) => ({
  fontSize: "0.8em",
  fontWeight: 700,
  "&[data-verdict='right']": { color: theme.palette.success.dark },
  "&[data-verdict='wrong']": { color: theme.palette.error.dark },
}));
