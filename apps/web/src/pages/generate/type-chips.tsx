import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";

interface Props {
  readonly types: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  readonly chosen: string | undefined;
  readonly onChoose: (type: string) => void;
}

/** The types with targets and the number of each; the targets of one of them are shown. */
export function TypeChips({ types, chosen, onChoose }: Props) {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="밝혀 볼 유형"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: "wrap", minHeight: 44 }}
    >
      {types.map(({ id, name, count }) => (
        <Chip
          key={id}
          label={`${name} ${count}`}
          clickable
          variant={id === chosen ? "filled" : "outlined"}
          color={id === chosen ? "primary" : "default"}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          sx={{ height: 44 }}
        />
      ))}
    </Stack>
  );
}
