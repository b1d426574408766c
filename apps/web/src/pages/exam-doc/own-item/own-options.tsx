import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Radio from "@mui/material/Radio";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import AddIcon from "../../../icons/add.tsx";
import DeleteIcon from "../../../icons/delete-outlined.tsx";
import { TextBox } from "../../../fields/text-box.tsx";
import { circled } from "@pulda/question/schema-free";
import type { OwnDraft } from "./own-draft.ts";

const MAX_OPTIONS = 5;
const MIN_OPTIONS = 2;

interface Props {
  readonly draft: OwnDraft;
  readonly onChange: (change: Partial<OwnDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** The options of an own item, and its key. */
export function OwnOptions({ draft, onChange, errorOf }: Props) {
  const { options, choice } = draft;
  const name = useId();
  const problem = errorOf("options") ?? errorOf("choice");

  function remove(at: number) {
    const remaining = options.toSpliced(at, 1);
    const moved = choice > at + 1 ? choice - 1 : choice;
    onChange({ options: remaining, choice: Math.min(moved, remaining.length) });
  }

  return (
    <>
      <Typography variant="body2" color="textSecondary">
        보기를 쓰고 정답인 것을 골라 주세요.
      </Typography>
      {options.map((option, at) => (
        <Stack key={at} direction="row" spacing={0.5} sx={{ alignItems: "flex-start" }}>
          <Radio
            name={name}
            checked={choice === at + 1}
            onChange={() => onChange({ choice: at + 1 })}
            slotProps={{ input: { "aria-label": `${at + 1}번이 정답` } }}
          />
          <TextBox
            label={`보기 ${circled(at + 1)}`}
            value={option}
            problem={errorOf(`options.${at}`)}
            onChange={(text) => onChange({ options: options.with(at, text) })}
          />
          <IconButton
            aria-label={`보기 ${at + 1} 지우기`}
            disabled={options.length <= MIN_OPTIONS}
            onClick={() => remove(at)}
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      ))}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {options.length < MAX_OPTIONS && (
        <Button startIcon={<AddIcon />} onClick={() => onChange({ options: [...options, ""] })}>
          보기 추가
        </Button>
      )}
    </>
  );
}
