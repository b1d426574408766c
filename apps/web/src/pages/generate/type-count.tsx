import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { limits } from "virtual:contract";
import AddIcon from "../../icons/add.tsx";
import LessIcon from "../../icons/remove.tsx";

interface Props {
  readonly name: string;
  readonly count: number;
  readonly isDisabled?: boolean;
  readonly onChange: (count: number) => void;
}

/** How many items of a type are to be made. */
export function TypeCount({ name, count, onChange, isDisabled = false }: Props) {
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
        sx={{ minWidth: 32, textAlign: "center" }}
      >
        {count}
      </Typography>
      <IconButton
        data-more
        aria-label={`${name} 하나 더하기`}
        sx={{ scrollMarginBlock: 96 }}
        disabled={isDisabled || count >= limits.MAX_COUNT}
        onClick={() => onChange(count + 1)}
      >
        <AddIcon />
      </IconButton>
    </Stack>
  );
}
