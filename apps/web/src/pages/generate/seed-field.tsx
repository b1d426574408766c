import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { limits } from "virtual:contract";
import ExpandIcon from "../../icons/expand-more.tsx";
import { useReadCode } from "../../api/surveys.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { requestOf, type Draft } from "./draft.ts";

interface Props {
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly onChange: (seed: string) => void;
}

/** The pattern of an exam code, as opposed to a number. */
const CODE = /^\s*[0-9a-z]{4}-[\d.]+-[0-9a-z]+\s*$/i;

/** The seed, or an exam code; hidden behind "더 보기", because few need it. */
export function SeedField({ draft, problem, onChange }: Props) {
  const { seed } = draft;
  const [isOpen, setOpen] = useState(seed !== "");
  // An exam code while it is typed; a seed has only digits.
  const [code, setCode] = useState("");
  const read = useReadCode();
  const codeProblem = read.data?.ok === false ? read.data.message : undefined;

  async function onType(text: string) {
    if (/^\d*$/.test(text)) {
      setCode("");
      read.reset();
      if (Number(text) <= limits.MAX_SEED) onChange(text);
      return;
    }
    setCode(text);
    if (!CODE.test(text)) return read.reset();
    const { title: _, seed: __, ...request } = requestOf(draft);
    const reply = await read.mutateAsync({ code: text, ...request });
    if (!reply.ok) return;
    setCode("");
    onChange(String(reply.result.seed));
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
          value={code || seed}
          problem={problem ?? codeProblem}
          hint="같은 지문에 같은 시드를 쓰면 똑같은 문제집이 나와요. 시험지에 적힌 코드를 넣어도 돼요."
          onChange={(text) => void onType(text)}
          attributes={{ autoCapitalize: "characters", autoComplete: "off", spellCheck: false }}
          margin="dense"
        />
      )}
      <Box role="status" sx={{ typography: "body2", wordBreak: "keep-all" }}>
        {isOpen && read.data?.ok && codeStatus(read.data.result)}
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
