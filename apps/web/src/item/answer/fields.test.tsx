import { ThemeProvider } from "@mui/material/styles";
import type { AnswerField } from "@pulda/question";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { theme } from "../../theme.ts";
import { Fields } from "./fields.tsx";

const onWrite = vi.fn<(texts: string[]) => void>();
const PAIRS = [1, 2].flatMap((pair) => [
  { label: `(${pair}) 틀린 것` },
  { label: `(${pair}) 고친 표현` },
]);

function show(fields: readonly AnswerField[], texts: readonly string[]) {
  render(
    <ThemeProvider theme={theme}>
      <Fields {...{ fields, texts, onWrite }} />
    </ThemeProvider>,
  );
}

/** The row that a field stands in. */
const rowOf = (label: string) =>
  screen.getByLabelText(label).closest(".MuiFormControl-root")?.parentElement?.parentElement;

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe("fields of several errors", () => {
  it("have a row for each error, with its mend", () => {
    show(PAIRS, ["", "", "", ""]);
    expect(rowOf("(1) 틀린 것")).toBe(rowOf("(1) 고친 표현"));
    expect(rowOf("(2) 틀린 것")).toBe(rowOf("(2) 고친 표현"));
    expect(rowOf("(1) 틀린 것")).not.toBe(rowOf("(2) 틀린 것"));
  });

  it("are written one by one, and keep what stands in the others", () => {
    show(PAIRS, ["② that", "", "", ""]);
    fireEvent.change(screen.getByLabelText("(2) 고친 표현"), { target: { value: "are" } });
    expect(onWrite).toHaveBeenLastCalledWith(["② that", "", "", "are"]);
  });
});

it("gives fields without such a number a row each", () => {
  show([{ label: "틀린 것" }, { label: "고친 표현" }], ["", ""]);
  expect(rowOf("틀린 것")).not.toBe(rowOf("고친 표현"));
});
