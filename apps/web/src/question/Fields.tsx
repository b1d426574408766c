import TextField from "@mui/material/TextField";
import Stack from "@mui/material/Stack";
import type { Field } from "@pulda/question";

interface Props {
  readonly fields: readonly Field[];
  readonly texts: readonly string[];
  readonly onWrite: ((texts: string[]) => void) | null;
}

/** Lines to write on. */
export function Fields({ fields, texts, onWrite }: Props) {
  return (
    <Stack spacing={1.5} sx={{ mt: 2 }}>
      {fields.map((field, at) => (
        <TextField
          key={at}
          label={field.label ?? (fields.length > 1 ? `답 ${at + 1}` : "답")}
          placeholder={field.hint}
          value={texts[at] ?? ""}
          disabled={onWrite === null}
          onChange={(event) => onWrite?.(texts.with(at, event.target.value))}
          slotProps={{
            htmlInput: {
              lang: /[ㄱ-ㅎ가-힣]/.test(texts[at] ?? "") ? "ko" : "en",
              autoCapitalize: "off",
              autoComplete: "off",
              spellCheck: false,
            },
          }}
        />
      ))}
    </Stack>
  );
}
