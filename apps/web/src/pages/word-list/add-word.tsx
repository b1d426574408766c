import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef, useState, type FormEvent } from "react";
import { useAppendWord } from "../../api/words.ts";
import { notify } from "../../notices/notice.ts";
import { TextBox } from "../../fields/text-box.tsx";

const EMPTY = { text: "", meaning: "" };

interface Props {
  /** Whether adding is the strongest action of the page. */
  readonly isStrong: boolean;
}

/** Adds a word and its meaning; the next one can be typed right after. */
export function AddWord({ isStrong }: Props) {
  const [word, setWord] = useState(EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  /** Whether a word has been typed: the meaning's field stays from then on, so that nothing jumps when a word is added. */
  const [hasTyped, setHasTyped] = useState(false);
  const textField = useRef<HTMLInputElement>(null);
  const append = useAppendWord();
  const failure = append.data?.ok === false ? append.data : null;
  const errorOf = (field: string) => failure?.errors.find((one) => one.field === field)?.message;

  async function add(event: FormEvent) {
    event.preventDefault();
    // for the next word; what is looked at stays where it is
    textField.current?.focus({ preventScroll: true });
    if (word.text.trim() === "") return setProblem("단어를 입력해 주세요.");
    const added = await append.mutateAsync(word);
    if (!added.ok) return;
    notify({ message: `‘${added.result.text}’ 단어를 넣었어요.` });
    // a word that was typed meanwhile is kept
    setWord((current) => (current === word ? EMPTY : current));
  }

  const textProblem = problem ?? errorOf("text");
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void add(event)}
      sx={{ p: { xs: 1.5, sm: 2 } }}
    >
      <Stack direction={{ xs: "column", sm: "row" }} spacing={{ xs: 1.5, sm: 1 }}>
        <Box sx={{ flex: 2 }}>
          <TextBox
            size="small"
            label="단어"
            inputRef={textField}
            value={word.text}
            problem={textProblem}
            onChange={(text) => {
              setProblem(null);
              setWord({ ...word, text });
              setHasTyped(true);
            }}
            attributes={{ lang: "en", autoCapitalize: "none", maxLength: 100 }}
          />
        </Box>
        {/* hidden on phones until a word is typed: the dictionary has most meanings */}
        <Box sx={{ flex: 3, display: { xs: hasTyped ? "block" : "none", sm: "block" } }}>
          <TextBox
            size="small"
            label="뜻 (비우면 사전의 뜻)"
            value={word.meaning}
            problem={errorOf("meaning")}
            onChange={(meaning) => setWord({ ...word, meaning })}
            attributes={{ maxLength: 500 }}
          />
        </Box>
        <Button
          type="submit"
          variant={isStrong ? "contained" : "outlined"}
          disabled={append.isPending}
          sx={{ alignSelf: { sm: "flex-start" } }}
        >
          넣기
        </Button>
      </Stack>
      {failure && failure.errors.length === 0 && (
        <Typography color="error" role="alert" sx={{ mt: 1 }}>
          {failure.message}
        </Typography>
      )}
    </Card>
  );
}
