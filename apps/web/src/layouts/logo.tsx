import { styled } from "@mui/material/styles";
import { Link } from "react-router";

/** The product's name, as a link to the home page. */
export function Logo() {
  return (
    <Home to="/" aria-label="풀다 처음 화면">
      <Mark viewBox="0 0 24 24" aria-hidden>
        <rect
          x="2"
          y="2"
          width="20"
          height="20"
          rx="6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <path
          d="M7 12.5l3.4 3.4L17.5 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Mark>
      풀다
    </Home>
  );
}

const Home = styled(Link)(({ theme }) => ({
  ...theme.typography.h2,
  display: "inline-flex",
  alignItems: "center",
  gap: theme.spacing(1),
  minHeight: 44,
  flex: "none",
  color: "inherit",
  textDecoration: "none",
  borderRadius: 8,
}));

const Mark = styled("svg")({ width: 24, height: 24 });
