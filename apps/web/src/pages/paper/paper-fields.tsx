/** What the user chooses about a paper. */
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ExportFormat } from "@pulda/contract";
import { limits } from "virtual:contract";
import type { PaperSource } from "../../api/documents.ts";
import { isPaper, type PaperSettings } from "./paper-settings.ts";

interface Props {
  readonly settings: PaperSettings;
  /** An exam has other formats besides papers, and words have neither texts nor 해설. */
  readonly kind: PaperSource["kind"];
  readonly onChange: (change: Partial<PaperSettings>) => void;
}

/** What each format is, for the list and for the button; and for whom. */
export const FORMATS: Readonly<
  Record<ExportFormat, { readonly name: string; readonly short: string; readonly about: string }>
> = {
  pdf: { name: "시험지 (PDF)", short: "PDF", about: "" },
  hwpx: {
    name: "한글 문서 (HWPX)",
    short: "한글 문서",
    about: "한글에서 열어 고칠 수 있어요. 쪽이 나뉘는 자리는 아래 그림과 조금 달라요.",
  },
  docx: {
    name: "워드 문서 (DOCX)",
    short: "워드 문서",
    about: "워드에서 열어 고칠 수 있어요. 쪽이 나뉘는 자리는 아래 그림과 조금 달라요.",
  },
  json: {
    name: "풀다 파일 (JSON)",
    short: "JSON",
    about:
      "지문, 문항, 정답, 해설이 모두 들어 있어요. 보관하거나 다른 프로그램에서 읽을 때 좋아요.",
  },
  gift: {
    name: "GIFT",
    short: "GIFT",
    about: "Moodle 같은 학습 관리 시스템이 읽는 글자 파일이에요. 밑줄은 기호로 남아요.",
  },
  moodle: {
    name: "Moodle XML",
    short: "Moodle XML",
    about: "Moodle 문제 은행에 밑줄과 상자까지 그대로 들어가요.",
  },
  qti: {
    name: "QTI 3.0",
    short: "QTI",
    about: "온라인 평가 시스템들이 함께 쓰는 표준 형식이에요. 정답과 배점, 해설까지 들어가요.",
  },
  anki: {
    name: "Anki",
    short: "Anki",
    about: "문항마다 카드 한 장이 되는 Anki 꾸러미예요. 뒷면에 정답과 해설이 있어요.",
  },
};

const ANSWERS = {
  none: "싣지 않기 (학생용)",
  end: "맨 뒤에 싣기 (교사용)",
  only: "정답만 뽑기",
} as const;
const SIZES = { A4: "A4", B4: "B4" } as const;
const COLUMNS = { 1: "한 단", 2: "두 단" } as const;

export function PaperFields({ settings, kind, onChange }: Props) {
  const { answers, format } = settings;
  const hasQuestions = answers !== "only";
  const hasItems = kind !== "words";
  const formats = (
    <Select
      label="형식"
      value={format}
      names={Object.fromEntries(
        Object.entries(FORMATS)
          .filter(([id]) => kind === "exam" || isPaper(id as ExportFormat))
          .map(([id, { name }]) => [id, name]),
      )}
      onChange={(value) => onChange({ format: value as ExportFormat })}
    />
  );
  const about = FORMATS[format].about && (
    <Typography color="textSecondary" sx={{ wordBreak: "keep-all" }}>
      {FORMATS[format].about}
    </Typography>
  );
  if (!isPaper(format))
    return (
      <Stack spacing={2}>
        {formats}
        {about}
      </Stack>
    );
  return (
    <Stack spacing={2}>
      {formats}
      {about}
      <Select
        label="정답"
        value={answers}
        names={ANSWERS}
        onChange={(value) => onChange({ answers: value as PaperSettings["answers"] })}
      />
      <Stack>
        {hasItems && (
          <>
            <Option
              label="해설도 싣기"
              checked={answers !== "none" && settings.explanations}
              disabled={answers === "none"}
              onChange={(explanations) => onChange({ explanations })}
            />
            <Option
              label="한 지문의 문항을 지문 아래에 모으기"
              checked={settings.shareTexts}
              disabled={!hasQuestions}
              onChange={(shareTexts) => onChange({ shareTexts })}
            />
          </>
        )}
        <Option
          label="학년·반·번호·이름 칸"
          checked={settings.nameLine}
          disabled={!hasQuestions}
          onChange={(nameLine) => onChange({ nameLine })}
        />
        {hasItems && (
          <Option
            label="학생이 쓸 답안지 붙이기"
            checked={settings.answerSheet}
            disabled={!hasQuestions}
            onChange={(answerSheet) => onChange({ answerSheet })}
          />
        )}
      </Stack>
      <Stack direction="row" spacing={2}>
        <Select
          label="용지"
          value={settings.size}
          names={SIZES}
          onChange={(size) => onChange({ size: size as PaperSettings["size"] })}
        />
        <Select
          label="단"
          value={String(settings.columns)}
          names={COLUMNS}
          onChange={(columns) => onChange({ columns: columns === "1" ? 1 : 2 })}
        />
      </Stack>
      <Head
        label="왼쪽 머리말"
        placeholder="예: 풀다고등학교 2학년"
        value={settings.left}
        onChange={(left) => onChange({ left })}
      />
      <Head
        label="오른쪽 머리말"
        placeholder="예: 영어"
        value={settings.right}
        onChange={(right) => onChange({ right })}
      />
    </Stack>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

function Select({ label, value, names, onChange }: SelectProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {Object.entries(names).map(([name, text]) => (
        <MenuItem key={name} value={name}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface OptionProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Option({ label, checked, disabled, onChange }: OptionProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={<Switch checked={checked} onChange={(_, isOn) => onChange(isOn)} />}
      sx={{ minHeight: 44 }}
    />
  );
}

interface HeadProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Head({ label, placeholder, value, onChange }: HeadProps) {
  return (
    <TextField
      fullWidth
      label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: limits.MAX_PAPER_HEAD } }}
    />
  );
}
