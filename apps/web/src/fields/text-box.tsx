import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import { useId, type InputHTMLAttributes } from "react";

type Attributes = InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement> &
  Readonly<Record<`data-${string}`, string | number | undefined>>;

interface Props extends Pick<
  OutlinedInputProps,
  | "autoComplete"
  | "autoFocus"
  | "disabled"
  | "endAdornment"
  | "id"
  | "inputRef"
  | "maxRows"
  | "minRows"
  | "multiline"
  | "name"
  | "onBlur"
  | "onFocus"
  | "placeholder"
  | "size"
  | "startAdornment"
  | "sx"
  | "type"
> {
  /** Left out where a label stands elsewhere, by `id` or `aria-label`. */
  readonly label?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is wrong with the value; marks the field. */
  readonly problem?: string | null | undefined;
  /** What helps, while nothing is wrong. */
  readonly hint?: string | undefined;
  readonly attributes?: Attributes;
  /** Room for the label where nothing else keeps it. */
  readonly margin?: "dense";
}

/**
 * A text field as MUI's TextField draws it, without the select and menu that come with that one: a
 * twentieth of the first load.
 */
export function TextBox({
  label,
  problem,
  hint,
  attributes,
  onChange,
  id,
  size,
  margin,
  ...input
}: Props) {
  const own = useId();
  const name = id ?? own;
  const help = problem ?? hint;
  const helpId = help ? `${name}-help` : undefined;
  return (
    <FormControl
      fullWidth
      error={Boolean(problem)}
      {...(size && { size })}
      {...(margin && { margin })}
    >
      {label && <InputLabel htmlFor={name}>{label}</InputLabel>}
      <OutlinedInput
        {...input}
        id={name}
        {...(label && { label })}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ ...attributes, "aria-describedby": helpId }}
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
