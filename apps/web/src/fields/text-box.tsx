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
  /** Left out where there is a separate label, by `id` or `aria-label`. */
  readonly label?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is wrong with the value; the field is shown as invalid. */
  readonly problem?: string | null | undefined;
  /** Shown below the field while there is no problem. */
  readonly hint?: string | undefined;
  readonly attributes?: Attributes;
  /** A margin for the label where nothing else has one. */
  readonly margin?: "dense";
}

/**
 * A text field like MUI's TextField, but without its select and menu, which would be a twentieth of the first
 * load.
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
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const helpText = problem ?? hint;
  const helpId = helpText ? `${fieldId}-help` : undefined;
  return (
    <FormControl
      fullWidth
      error={Boolean(problem)}
      {...(size && { size })}
      {...(margin && { margin })}
    >
      {label && <InputLabel htmlFor={fieldId}>{label}</InputLabel>}
      <OutlinedInput
        {...input}
        {...(input.multiline && GROWS_BY_ITSELF && grownByBrowser(input))}
        id={fieldId}
        {...(label && { label })}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ ...attributes, "aria-describedby": helpId }}
      />
      {helpText && <FormHelperText id={helpId}>{helpText}</FormHelperText>}
    </FormControl>
  );
}

/** Browsers that know this need no script that measures the text, which lays out the whole page each time. */
const GROWS_BY_ITSELF = globalThis.CSS?.supports?.("field-sizing", "content") ?? false;

/** A text area that the browser grows with its text, between so many rows. */
function grownByBrowser({ minRows = 1, maxRows, sx }: Pick<Props, "minRows" | "maxRows" | "sx">) {
  const grown = {
    "& textarea": {
      fieldSizing: "content",
      minHeight: `calc(${minRows} * 1lh)`,
      ...(maxRows !== undefined && { maxHeight: `calc(${maxRows} * 1lh)` }),
      overflow: "auto",
    },
  };
  return {
    inputComponent: "textarea" as const,
    sx: [grown, ...(Array.isArray(sx) ? sx : [sx])],
  };
}
