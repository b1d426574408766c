import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { FILTERS, SORTS, type WordState } from "./use-word-query.ts";
import { SelectBox } from "../../fields/select-box.tsx";

interface Props {
  readonly state: WordState;
  readonly onChange: (next: Partial<WordState>) => void;
}

/** Filters and sorts the words. */
export function Filters({ state, onChange }: Props) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
      <Box
        role="group"
        aria-label="보기"
        sx={{ display: "flex", flexWrap: "wrap", gap: 1, flex: { xs: "1 0 100%", sm: 1 } }}
      >
        {FILTERS.map(([filter, name]) => {
          const isOn = state.filter === filter;
          return (
            <Chip
              key={filter}
              label={name}
              color={isOn ? "primary" : "default"}
              variant={isOn ? "filled" : "outlined"}
              aria-pressed={isOn}
              onClick={() => onChange({ filter })}
              sx={chip}
            />
          );
        })}
      </Box>
      <SelectBox
        value={state.sort}
        onChange={(event) => onChange({ sort: event.target.value as WordState["sort"] })}
        inputProps={{ "aria-label": "순서" }}
      >
        {SORTS.map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </SelectBox>
    </Stack>
  );
}

const chip = { height: 44, borderRadius: 22 } as const;
