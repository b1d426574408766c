import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

interface Props {
  readonly met: number;
  readonly missed: number;
}

/** How many items of a rule were missed, as numbers and as a bar. */
export function MissedBar({ met, missed }: Props) {
  if (met === 0)
    return (
      <Typography variant="caption" color="textSecondary" sx={{ flex: "none" }}>
        아직 안 만났어요
      </Typography>
    );
  return (
    <Box sx={{ flex: "none", width: 88 }}>
      <Typography variant="caption" component="div" sx={{ textAlign: "right" }}>
        {met}번 중 <b>{missed}번</b> 놓침
      </Typography>
      <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: "divider", overflow: "hidden" }}>
        <Box sx={{ height: "100%", width: `${(100 * missed) / met}%`, bgcolor: "error.main" }} />
      </Box>
    </Box>
  );
}
