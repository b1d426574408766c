import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { countWords, passageProblem } from "@pulda/question/schema-free";
import { useId, useState, type ClipboardEvent } from "react";
import RemoveIcon from "../../icons/close.tsx";
import { TextBox } from "../../fields/text-box.tsx";
import { PASSAGE_FONT } from "../../theme.ts";
import { useFontLoaded } from "./use-font-loaded.ts";

/** A longer passage scrolls inside of its field. */
const MAX_ROWS = 16;
const MIN_ROWS = 4;

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Props {
  readonly number: number;
  readonly text: string;
  /** Whether the problem of an empty passage is shown, too: after the form was submitted. */
  readonly isStrict: boolean;
  /** The server's message about this passage. */
  readonly refusal: string | undefined;
  readonly onChange: (text: string) => void;
  /** Left out for the only passage while it is empty. */
  readonly onRemove: (() => void) | undefined;
}

/** A passage: its text, its length, and the reason if it cannot be used. */
export function PassageField({ number, text, isStrict, refusal, onChange, onRemove }: Props) {
  const [isTyping, setTyping] = useState(false);
  useFontLoaded(`1em "${PASSAGE_FONT}"`);
  const id = useId();
  const words = countWords(text);
  const showsProblem = isStrict || (words > 0 && !isTyping);
  const problem = refusal ?? (showsProblem ? passageProblem(text) : null);
  return (
    <Box>
      <Stack direction="row" sx={{ alignItems: "center", minHeight: 44 }}>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
          지문 {number}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ ml: 1 }}>
          {words.toLocaleString("ko-KR")}단어
        </Typography>
        {onRemove && (
          <IconButton aria-label={`지문 ${number} 지우기`} onClick={onRemove} sx={{ ml: "auto" }}>
            <RemoveIcon />
          </IconButton>
        )}
      </Stack>
      <TextBox
        id={id}
        multiline
        minRows={MIN_ROWS}
        maxRows={MAX_ROWS}
        placeholder="영어 지문을 붙여 넣어 주세요."
        value={text}
        problem={problem}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={onChange}
        attributes={{
          "data-passage": number,
          lang: text === "" ? "ko" : "en",
          spellCheck: false,
          onPaste: (event) => pasteLong(event, onChange),
        }}
        sx={({ typography }) => ({
          ...typography.passage,
          "& ::placeholder": { fontFamily: typography.fontFamily },
        })}
      />
    </Box>
  );
}

/** From this length on, the browser's own paste takes many seconds. */
const LONG_TEXT_LENGTH = 50_000;

/** Pastes a long text, of hundreds of passages, without the browser's own paste. */
function pasteLong(event: ClipboardEvent<Field>, onChange: (text: string) => void) {
  const pasted = event.clipboardData.getData("text/plain");
  if (pasted.length < LONG_TEXT_LENGTH) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  onChange(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0));
}
