import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import AddIcon from "../../../icons/add.tsx";
import DeleteIcon from "../../../icons/delete-outlined.tsx";
import { TextBox } from "../../../fields/text-box.tsx";
import type { OwnDraft } from "./own-draft.ts";

const MAX_FIELDS = 10;

interface Props {
  readonly draft: OwnDraft;
  readonly onChange: (change: Partial<OwnDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** The fields of an own item, each with all accepted answers. */
export function OwnFields({ draft, onChange, errorOf }: Props) {
  const { fields } = draft;
  const set = (at: number, change: Partial<OwnDraft["fields"][number]>) =>
    onChange({
      fields: fields.map((field, index) => (index === at ? { ...field, ...change } : field)),
    });
  const problemOf = (at: number) =>
    errorOf(`fields.${at}.accepted`) ??
    errorOf(`fields.${at}.accepted.0`) ??
    errorOf(`fields.${at}.label`);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        답을 쓸 칸마다 정답을 써 주세요. 정답으로 볼 답이 여럿이면 한 줄에 하나씩 쓰면 돼요.
      </Typography>
      {fields.map(({ label, answers }, at) => (
        <Stack key={at} direction="row" spacing={0.5} sx={{ alignItems: "flex-start" }}>
          <Stack spacing={1} sx={{ flex: 1 }}>
            <TextBox
              label={`칸 ${at + 1}의 이름 (없어도 돼요)`}
              placeholder="(A)"
              value={label}
              onChange={(text) => set(at, { label: text })}
            />
            <TextBox
              label={`칸 ${at + 1}의 정답`}
              multiline
              value={answers}
              problem={problemOf(at)}
              onChange={(text) => set(at, { answers: text })}
              attributes={{ lang: "en", spellCheck: false }}
            />
          </Stack>
          <IconButton
            aria-label={`칸 ${at + 1} 지우기`}
            disabled={fields.length === 1}
            onClick={() => onChange({ fields: fields.toSpliced(at, 1) })}
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      ))}
      {fields.length < MAX_FIELDS && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => onChange({ fields: [...fields, { label: "", answers: "" }] })}
        >
          칸 추가
        </Button>
      )}
    </>
  );
}
