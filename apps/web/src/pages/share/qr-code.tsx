/** A QR code, drawn in the page: no other service learns the link. */
import { encode } from "uqr";

interface Props {
  readonly text: string;
  /** What it leads to, for those who do not see it. */
  readonly label: string;
  /** In CSS pixels. */
  readonly size: number;
}

/** The quiet zone that readers need, in modules. */
const BORDER = 2;

export function QrCode({ text, label, size }: Props) {
  const { data, size: modules } = encode(text, { border: BORDER, ecc: "M" });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      style={{ maxWidth: "100%", background: "#fff" }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
