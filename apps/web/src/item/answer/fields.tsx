import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { AnswerField } from "@pulda/question";
import { TextBox } from "../../fields/text-box.tsx";

/** The limit of the contract. */
const MAX_LENGTH = 2000;

interface Props {
  readonly fields: readonly AnswerField[];
  readonly texts: readonly string[];
  readonly onWrite: ((texts: string[]) => void) | null;
}

/** A text field for each answer that is written; those that belong together stand in a row where there is room. */
export function Fields({ fields, texts, onWrite }: Props) {
  return (
    <Stack spacing={1.5} sx={{ mt: 2 }}>
      {rowsOf(fields).map((row) => (
        <Box key={row[0]} sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          {row.map((at) => (
            <Box key={at} sx={{ flex: "1 1 220px", minWidth: 0, display: "grid" }}>
              <TextBox
                label={fields[at]?.label ?? (fields.length > 1 ? `답 ${at + 1}` : "답")}
                {...(fields[at]?.hint !== undefined && { placeholder: fields[at].hint })}
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
            </Box>
          ))}
        </Box>
      ))}
    </Stack>
  );
}

/** The rows, as indices into the fields: labels that begin with the same number, "(1) …", belong together. */
function rowsOf(fields: readonly AnswerField[]): number[][] {
  const numberOf = (at: number): string | undefined =>
    /^\(\d\) /.exec(fields[at]?.label ?? "")?.[0];
  const rows: number[][] = [];
  for (const at of fields.keys()) {
    const number = numberOf(at);
    if (number !== undefined && number === numberOf(at - 1)) rows.at(-1)?.push(at);
    else rows.push([at]);
  }
  return rows;
}
