import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { Survey } from "@pulda/contract";

interface Props {
  readonly refused: Survey["refused"];
  readonly nameOf: (type: string) => string;
}

/** The types for which nothing can be made of the passage, and the reasons. */
export function TargetRefusals({ refused, nameOf }: Props) {
  if (refused.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Summary>만들지 않는 유형 {refused.length}개와 까닭</Summary>
      <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5 }}>
        {refused.map(({ type, reason }) => (
          <li key={type}>
            <b>{nameOf(type)}</b> — {reason}
          </li>
        ))}
      </Typography>
    </Box>
  );
}

const Summary = styled("summary")(({ theme }) => ({
  ...theme.typography.body2,
  cursor: "pointer",
  padding: theme.spacing(1.5, 0),
  minHeight: 44,
}));
