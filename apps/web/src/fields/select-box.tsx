import NativeSelect, { type NativeSelectProps } from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";

interface Props extends NativeSelectProps {
  /** What its `InputLabel` says, which then stands on the outline. */
  readonly label?: string;
}

/** The system's own select, outlined like text fields. */
export function SelectBox({ label, ...props }: Props) {
  return (
    <NativeSelect
      input={label ? <OutlinedInput notched label={label} /> : <OutlinedInput />}
      {...props}
    />
  );
}
