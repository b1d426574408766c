import { styled } from "@mui/material/styles";
import { encodeQR } from "qr";
import { useMemo } from "react";

/** The white frame that readers need, in modules. */
const BORDER = 4;

interface Props {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly name: string;
}

/** A text as a QR code. */
export function QrCode({ text, name }: Props) {
  const rows = useMemo(() => encodeQR(text, "raw", { border: BORDER }), [text]);
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return (
    <Picture
      role="img"
      aria-label={name}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path.join("")} fill="currentColor" />
    </Picture>
  );
}

const Picture = styled("svg")(({ theme }) => ({
  width: 200,
  height: 200,
  alignSelf: "center",
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));
