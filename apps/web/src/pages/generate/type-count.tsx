import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import AddIcon from "../../icons/add.tsx";
import LessIcon from "../../icons/remove.tsx";

interface Props {
  readonly name: string;
  readonly count: number;
  readonly max: number;
  /** Whether it counts for each passage, and not for the whole exam. */
  readonly isEach: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (count: number) => void;
}

/** How many items of a type are to be made. */
export function TypeCount({ name, count, max, isEach, onChange, isDisabled = false }: Props) {
  return (
    <Stack component="li" direction="row" sx={{ alignItems: "center", minHeight: 48 }}>
      <Typography
        sx={{
          flex: 1,
          fontWeight: count > 0 ? 600 : 400,
          color: isDisabled ? "text.disabled" : undefined,
        }}
      >
        {name}
      </Typography>
      <IconButton
        aria-label={`${name} 하나 빼기`}
        disabled={isDisabled || count === 0}
        onClick={() => onChange(count - 1)}
      >
        <LessIcon />
      </IconButton>
      <Typography
        component="output"
        aria-label={`${name} 문항 수`}
        variant="body2"
        color={count > 0 ? "textPrimary" : "textSecondary"}
        sx={{ minWidth: "6.5em", textAlign: "center", fontWeight: count > 0 ? 600 : 400 }}
      >
        {count === 0 ? "0" : `${isEach ? "지문마다" : "모두"} ${count}문항`}
      </Typography>
      <IconButton
        data-more
        aria-label={`${name} 하나 더하기`}
        sx={{ scrollMarginBlock: 96 }}
        disabled={isDisabled || count >= max}
        onClick={() => onChange(count + 1)}
      >
        <AddIcon />
      </IconButton>
    </Stack>
  );
}
