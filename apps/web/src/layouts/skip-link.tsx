import { styled } from "@mui/material/styles";

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <Skip
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      본문으로 건너뛰기
    </Skip>
  );
}

const Skip = styled("a")(({ theme }) => ({
  position: "fixed",
  top: theme.spacing(1),
  left: theme.spacing(1),
  padding: theme.spacing(1.5),
  zIndex: theme.zIndex.tooltip,
  color: theme.palette.primary.main,
  backgroundColor: theme.palette.background.paper,
  borderRadius: theme.shape.borderRadius,
  "&:not(:focus)": { transform: "translateY(-200%)" },
  // what is fixed would stand on every sheet
  "@media print": { display: "none" },
}));
