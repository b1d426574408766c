import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import FlagIcon from "../../../icons/flag.tsx";
import FlagOutlineIcon from "../../../icons/outlined-flag.tsx";

/** 나중에 보기: flags an item to come back to. */
export function FlagButton({ isOn, onChange }: { isOn: boolean; onChange: () => void }) {
  return (
    <ToggleButton
      value="flag"
      size="small"
      aria-label="나중에 보기"
      selected={isOn}
      onChange={onChange}
      sx={{
        flex: "none",
        // aligned with the first line of the 발문
        my: -1.25,
        gap: 0.5,
        px: 1,
        minWidth: 44,
        minHeight: 44,
        border: "none",
        whiteSpace: "nowrap",
        "&&": { color: "mine.main" },
      }}
    >
      {isOn ? <FlagIcon fontSize="small" /> : <FlagOutlineIcon fontSize="small" />}
      <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
        나중에 보기
      </Box>
    </ToggleButton>
  );
}
