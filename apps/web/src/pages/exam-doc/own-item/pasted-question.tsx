import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { takerView } from "@pulda/question/schema-free";
import { useState } from "react";
import { ItemView } from "../../../item/render/item-view.tsx";
import { Solution } from "../../../item/render/solution.tsx";
import { itemRules } from "../../../item/render/item-rules.ts";
import { isWhole, itemOf, type OwnDraft } from "./own-draft.ts";
import { OwnEditor } from "./own-editor.tsx";

/** A question that was read in a pasted text. */
export interface Pasted {
  /** Its place in the text, from 1. */
  readonly number: number;
  readonly draft: OwnDraft;
  /** What its author should look at. */
  readonly warnings: readonly string[];
  /** Whether it is to be added. */
  readonly isChosen: boolean;
}

interface Props {
  readonly pasted: Pasted;
  /** What the server has said of its fields. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (change: Partial<Pasted>) => void;
}

/** One question as it will stand in the exam, with its key, what to look at, and the fields to mend it. */
export function PastedQuestion({ pasted, errors, onChange }: Props) {
  const { number, draft, warnings, isChosen } = pasted;
  const [isOpen, setOpen] = useState(false);
  const isEdited = isOpen || errors.size > 0;
  const isComplete = isWhole(draft);
  const item = itemOf(draft, number);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider", py: 1 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <FormControlLabel
          control={
            <Checkbox checked={isChosen} onChange={(_, isOn) => onChange({ isChosen: isOn })} />
          }
          label={`${number}번째 문항 넣기`}
          sx={{ mr: "auto" }}
        />
        <Button
          aria-expanded={isEdited}
          aria-label={`${number}번째 문항 ${isEdited ? "미리 보기" : "고치기"}`}
          onClick={() => setOpen(!isEdited)}
        >
          {isEdited ? "미리 보기" : "고치기"}
        </Button>
      </Stack>
      {(warnings.length > 0 || !isComplete) && (
        <Typography
          component="ul"
          variant="body2"
          sx={{ color: "error.dark", m: 0, mb: 1, pl: 2.5 }}
        >
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
          {!isComplete && warnings.length === 0 && (
            <li>빠진 곳이 있어요. ‘고치기’에서 채워 주세요.</li>
          )}
        </Typography>
      )}
      {isEdited ? (
        <Stack
          role="group"
          aria-label={`${number}번째 문항 고치기`}
          spacing={2}
          sx={{ pt: 1, alignItems: "stretch" }}
        >
          <OwnEditor
            draft={draft}
            errorOf={(field) => errors.get(field)}
            onChange={(part) => {
              const changed = { ...draft, ...part };
              const isWholeNow = isWhole(changed);
              // stays open when the server's messages go
              setOpen(true);
              onChange({
                draft: changed,
                warnings: isWholeNow ? [] : warnings,
                // what was completed here is meant to be added
                isChosen: isChosen || isWholeNow,
              });
            }}
          />
        </Stack>
      ) : (
        <ItemView item={takerView(item)} hasDictionary={false}>
          {isComplete && (
            <Solution
              item={takerView(item)}
              answer={item.key}
              explanation={item.explanation}
              rules={itemRules(item)}
            />
          )}
        </ItemView>
      )}
    </Box>
  );
}
