import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { TextBox } from "../../../fields/text-box.tsx";

interface Props {
  readonly label: string;
  /** Of the button that reads what was pasted. */
  readonly action: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly hint: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (text: string) => void;
  readonly onRead: () => void;
}

/** A field for what the chat window has answered, and the button that has it read. */
export function PasteBox(props: Props) {
  const { label, action, value, problem, hint, isBusy, onChange, onRead } = props;
  return (
    <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
      <TextBox
        label={label}
        multiline
        minRows={5}
        maxRows={10}
        value={value}
        problem={problem}
        hint={hint}
        onChange={onChange}
        attributes={{ spellCheck: false }}
      />
      <Button variant="outlined" disabled={isBusy || value.trim() === ""} onClick={onRead}>
        {isBusy ? "읽고 있어요" : action}
      </Button>
    </Stack>
  );
}
