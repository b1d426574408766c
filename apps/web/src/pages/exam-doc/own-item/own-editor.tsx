import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { TextBox } from "../../../fields/text-box.tsx";
import type { OwnDraft } from "./own-draft.ts";
import { OwnFields } from "./own-fields.tsx";
import { OwnOptions } from "./own-options.tsx";

interface Props {
  readonly draft: OwnDraft;
  readonly onChange: (change: Partial<OwnDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
  /** Whether the 발문 is focused at once. */
  readonly isFocused?: boolean;
}

/** The fields of an own item. */
export function OwnEditor({ draft, onChange, errorOf, isFocused = false }: Props) {
  return (
    <>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label="답하는 방식"
        value={draft.type}
        onChange={(_, type: OwnDraft["type"] | null) => type && onChange({ type })}
      >
        <ToggleButton value="own-choice">객관식</ToggleButton>
        <ToggleButton value="own-write">서답형</ToggleButton>
      </ToggleButtonGroup>
      <TextBox
        label="발문"
        multiline
        autoFocus={isFocused}
        value={draft.instruction}
        problem={errorOf("instruction")}
        onChange={(instruction) => onChange({ instruction })}
      />
      <TextBox
        label="지문 (없어도 돼요)"
        multiline
        maxRows={10}
        value={draft.text}
        problem={errorOf("text")}
        onChange={(text) => onChange({ text })}
      />
      {draft.type === "own-choice" ? (
        <OwnOptions draft={draft} onChange={onChange} errorOf={errorOf} />
      ) : (
        <OwnFields draft={draft} onChange={onChange} errorOf={errorOf} />
      )}
      <TextBox
        label="배점"
        value={draft.points}
        problem={errorOf("points")}
        onChange={(points) => onChange({ points })}
        attributes={{ inputMode: "decimal" }}
      />
      <TextBox
        label="해설 (없어도 돼요)"
        multiline
        value={draft.explanation}
        problem={errorOf("explanation")}
        onChange={(explanation) => onChange({ explanation })}
      />
    </>
  );
}
