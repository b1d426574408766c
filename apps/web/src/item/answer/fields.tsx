import Stack from "@mui/material/Stack";
import type { Field } from "@pulda/question";
import { TextBox } from "../../fields/text-box.tsx";

/** The limit of the contract. */
const MAX_LENGTH = 2000;

interface Props {
  readonly fields: readonly Field[];
  readonly texts: readonly string[];
  readonly onWrite: ((texts: string[]) => void) | null;
}

/** A text field for each answer that is written. */
export function Fields({ fields, texts, onWrite }: Props) {
  return (
    <Stack spacing={1.5} sx={{ mt: 2 }}>
      {fields.map((field, at) => (
        <TextBox
          key={at}
          label={field.label ?? (fields.length > 1 ? `답 ${at + 1}` : "답")}
          {...(field.hint !== undefined && { placeholder: field.hint })}
          value={texts[at] ?? ""}
          disabled={onWrite === null}
          onChange={(text) => onWrite?.(texts.with(at, text))}
          attributes={{
            lang: /[ㄱ-ㅎ가-힣]/.test(texts[at] ?? "") ? "ko" : "en",
            maxLength: MAX_LENGTH,
            autoCapitalize: "off",
            autoComplete: "off",
            spellCheck: false,
          }}
        />
      ))}
    </Stack>
  );
}
