import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { PasswordField } from "./password-field.tsx";

afterEach(cleanup);

function Field({ isNew = false }: { isNew?: boolean }) {
  const [value, setValue] = useState("");
  return <PasswordField isNew={isNew} value={value} problem={undefined} onChange={setValue} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>("비밀번호");

describe("a password field", () => {
  it("hides what is typed until its button is pressed", () => {
    render(<Field />);
    expect(input().type).toBe("password");
    const button = screen.getByRole("button", { name: "비밀번호 보기" });
    expect(button.getAttribute("aria-pressed")).toBe("false");
    fireEvent.click(button);
    expect(input().type).toBe("text");
    fireEvent.click(button);
    expect(input().type).toBe("password");
  });

  it("tells password managers what it is for", () => {
    render(<Field />);
    expect([input().name, input().autocomplete]).toEqual(["password", "current-password"]);
    cleanup();
    render(<Field isNew />);
    expect(input().autocomplete).toBe("new-password");
  });

  it("takes what is pasted or filled in, of any length", () => {
    render(<Field />);
    // Nothing prevents what a browser does with these events.
    for (const event of ["paste", "copy", "drop", "contextMenu"] as const)
      expect(fireEvent[event](input())).toBe(true);
    const long = "초록 지붕 밑의 고양이 ".repeat(10);
    fireEvent.change(input(), { target: { value: long } });
    expect(input().value).toBe(long);
    expect(input().maxLength).toBe(-1);
    expect(input().readOnly).toBe(false);
  });
});
