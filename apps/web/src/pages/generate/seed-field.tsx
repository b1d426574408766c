import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { limits } from "virtual:contract";
import ExpandIcon from "../../icons/expand-more.tsx";
import { useReadCode } from "../../api/surveys.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { requestOf, type Draft } from "./draft.ts";
import { useDebouncedValue } from "./use-debounced-value.ts";

interface Props {
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly onChange: (change: Pick<Draft, "seed"> & { code?: string }) => void;
}

/** An exam code, as opposed to a number; it ends with its seed in base 36. */
const CODE = /^\s*[0-9a-z]{4}-[\d.]+-([0-9a-z]{1,6})\s*$/i;
/** What a code says of the request is asked once that has not changed for this long. */
const DEBOUNCE_MS = 500;

/**
 * The seed, or an exam code; hidden behind "더 보기", because few need it. What comes of a code is said also while it is
 * hidden.
 */
export function SeedField({ draft, problem, onChange }: Props) {
  const { seed, code = null } = draft;
  const [isOpen, setOpen] = useState(seed !== "");
  // A code while it is typed; a seed has only digits.
  const [typed, setTyped] = useState("");
  const settled = useDebouncedValue(draft, DEBOUNCE_MS);
  const { title: _, seed: __, ...request } = requestOf(settled);
  const hasPassage = settled.passages.some(({ text }) => text.trim() !== "");
  const read = useReadCode({ code: code ?? "", ...request }, code !== null && hasPassage);

  function onType(text: string) {
    if (/^\d*$/.test(text)) {
      setTyped("");
      if (Number(text) <= limits.MAX_SEED) onChange({ seed: text });
      return;
    }
    const digits = CODE.exec(text)?.[1];
    const number = digits === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(digits, 36);
    const isCode = number <= limits.MAX_SEED;
    setTyped(isCode ? "" : text);
    if (isCode) onChange({ seed: String(number), code: text.trim() });
    else if (code !== null) onChange({ seed });
  }

  const reply = code !== null && hasPassage ? read.data : undefined;
  function status(): string {
    if (typed !== "") return "아직 시험지 코드가 아니에요. 시험지에 적힌 대로 끝까지 넣어 주세요.";
    if (code === null) return "";
    if (!hasPassage)
      return "코드의 시드를 넣었어요. 지문을 넣으면 그때와 똑같은 문제집이 나오는지 알려 드려요.";
    return reply?.ok ? codeStatus(reply.result) : "";
  }
  return (
    <Box>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -2 }}
      >
        더 보기
      </Button>
      {isOpen && (
        <TextBox
          label="시드 또는 시험지 코드"
          value={typed || seed}
          problem={problem ?? (reply?.ok === false ? reply.message : undefined)}
          hint="같은 지문에 같은 시드를 쓰면 똑같은 문제집이 나와요. 시험지에 적힌 코드를 넣어도 돼요."
          onChange={onType}
          attributes={{ autoCapitalize: "characters", autoComplete: "off", spellCheck: false }}
          margin="dense"
        />
      )}
      <Box role="status" sx={{ typography: "body2", wordBreak: "keep-all" }}>
        {status()}
      </Box>
    </Box>
  );
}

/** Whether the exam of a code can be made again. */
function codeStatus(code: {
  readonly engine_version: string;
  readonly fits_version: boolean;
  readonly fits_request: boolean;
}): string {
  const { engine_version, fits_version, fits_request } = code;
  if (!fits_version)
    return `코드의 시드를 넣었어요. 이 시험지는 다른 판(${engine_version})에서 만들어서 문항이 달라질 수 있어요.${fits_request ? "" : " 지문이나 유형, 문항 수, 난도, 총점도 그때와 달라요."}`;
  if (!fits_request)
    return "코드의 시드를 넣었어요. 그런데 지문이나 유형, 문항 수, 난도, 총점, 고른 자리가 그때와 달라서 다른 문제집이 나와요.";
  return "코드의 시드를 넣었어요. 지문과 유형, 문항 수, 난도, 총점이 그때와 같아서 똑같은 문제집이 나와요.";
}
