import { styled } from "@mui/material/styles";

interface Props {
  readonly label: string;
  readonly entries: readonly (readonly [name: string, value: string])[];
}

/** Figures with their names, side by side as far as they fit. */
export function DefinitionList({ label, entries }: Props) {
  return (
    <Frame aria-label={label}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Frame>
  );
}

const Frame = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
  gap: theme.spacing(2),
  margin: 0,
  "& dt": { ...theme.typography.body2, color: theme.palette.text.secondary },
  "& dd": { ...theme.typography.h2, margin: 0 },
}));
