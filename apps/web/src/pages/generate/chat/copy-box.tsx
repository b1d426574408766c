import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import CopyIcon from "../../../icons/content-copy.tsx";
import { TextBox } from "../../../fields/text-box.tsx";

interface Props {
  /** Empty while there is nothing to copy. */
  readonly text: string;
  /** Of the button, such as `프롬프트 복사`. */
  readonly action: string;
  /** Of the field that shows the text. */
  readonly label: string;
  readonly isMain?: boolean;
}

/** A text to be pasted elsewhere: copied by a button, or by hand where the clipboard is refused. */
export function CopyBox({ text, action, label, isMain = false }: Props) {
  const [isShown, setShown] = useState(false);
  const [copied, setCopied] = useState<{ text: string; isDone: boolean } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const outcome = copied?.text === text ? copied : null;
  const isRefused = outcome !== null && !outcome.isDone;
  // what is to be copied by hand is chosen already
  useEffect(() => {
    if (!isRefused) return;
    field.current?.focus();
    field.current?.select();
  }, [isRefused]);

  async function copy() {
    const isDone = await toClipboard(text);
    setCopied({ text, isDone });
    if (!isDone) setShown(true);
  }

  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        <Button
          variant={isMain ? "contained" : "outlined"}
          startIcon={<CopyIcon />}
          disabled={text === ""}
          onClick={() => void copy()}
        >
          {action}
        </Button>
        <Button
          color="inherit"
          aria-expanded={isShown}
          disabled={text === ""}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "글 접기" : "글 보기"}
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ mt: 0.5, minHeight: "1.5em" }}>
        {outcome &&
          (outcome.isDone
            ? "복사했어요. 대화창에 붙여 넣어 주세요."
            : "복사하지 못했어요. 아래 글을 모두 골라 복사해 주세요.")}
      </Typography>
      {isShown && text !== "" && (
        <TextBox
          label={label}
          multiline
          minRows={4}
          maxRows={8}
          margin="dense"
          inputRef={field}
          value={text}
          onChange={() => undefined}
          attributes={{ readOnly: true, lang: "en", spellCheck: false }}
        />
      )}
    </Box>
  );
}

/** @returns false where the browser refuses, as it does without https */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
