import Link from "@mui/material/Link";

/** The first stop of the keyboard: past the navigation to the page. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
      sx={{
        position: "fixed",
        top: 8,
        left: 8,
        p: 1.5,
        zIndex: "tooltip",
        bgcolor: "background.paper",
        borderRadius: 1,
        "&:not(:focus)": { transform: "translateY(-200%)" },
      }}
    >
      본문으로 건너뛰기
    </Link>
  );
}
