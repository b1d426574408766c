/** 단어 시험지: the words that are listed, as a paper to write on. */
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import type { FieldsOf } from "../../api/client.ts";
import { limits } from "virtual:contract";
import { useState } from "react";
import type { WordQuery } from "../../api/words.ts";
import { utcOffset } from "../../api/time-zone.ts";
import PaperDialog from "../paper/paper-dialog.tsx";

interface Props {
  /** The query of the list. */
  readonly query: WordQuery;
  readonly onClose: () => void;
}

type Kind = NonNullable<FieldsOf<"wordSheet">["kind"]>;

const KINDS: Readonly<Record<Kind, string>> = {
  meaning: "단어 보고 뜻 쓰기",
  word: "뜻 보고 단어 쓰기",
  spelling: "뜻과 첫 글자 보고 단어 쓰기",
};
const USUAL_COUNT = 40;

export default function SheetDialog({ query, onClose }: Props) {
  const [kind, setKind] = useState<Kind>("meaning");
  const [typed, setTyped] = useState(String(USUAL_COUNT));
  const [count, setCount] = useState(USUAL_COUNT);
  const [seed, setSeed] = useState(1);
  const sheet = { ...query, zone: utcOffset(), kind, count, seed };

  function typeCount(text: string) {
    setTyped(text);
    // what is no number of words leaves the sheet as it was
    if (isCount(text)) setCount(Number(text));
  }

  return (
    <PaperDialog title="단어 시험지" source={{ kind: "words", sheet }} onClose={onClose}>
      <Stack spacing={2} sx={{ mb: 2 }}>
        <TextField
          select
          fullWidth
          label="문제"
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
        >
          {Object.entries(KINDS).map(([value, name]) => (
            <MenuItem key={value} value={value}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Stack direction="row" spacing={2}>
          <TextField
            fullWidth
            label="단어 수"
            value={typed}
            error={!isCount(typed)}
            helperText={
              isCount(typed) ? undefined : `1–${limits.MAX_SHEET_WORDS} 사이로 적어 주세요.`
            }
            slotProps={{ htmlInput: { inputMode: "numeric" } }}
            onChange={(event) => typeCount(event.target.value)}
          />
          <Button
            variant="outlined"
            sx={{ flexShrink: 0, alignSelf: "flex-start", minHeight: 56 }}
            onClick={() => setSeed((before) => before + 1)}
          >
            다시 섞기
          </Button>
        </Stack>
      </Stack>
    </PaperDialog>
  );
}

function isCount(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= limits.MAX_SHEET_WORDS;
}
