/** A paper in the browser's print: the pages that the server has set, as they would stand in its PDF. */
import { useEffect, useRef } from "react";
import { PrintFrame } from "../print-frame.tsx";

interface Props {
  /** A picture of all pages: a group for each, and the shapes of its letters. */
  readonly svg: string;
  readonly size: "A4" | "B4";
  readonly onDone: () => void;
}

const SVG = "http://www.w3.org/2000/svg";
/** In points, as the typesetter measures. */
const POINTS = { A4: [595.28, 841.89], B4: [728.5, 1031.81] } as const;
/** The Korean B4, which CSS calls JIS-B4. */
const SHEETS = { A4: "A4", B4: "257mm 364mm" } as const;

export function PrintedPaper({ svg, size, onDone }: Props) {
  const [width, height] = POINTS[size];
  return (
    <PrintFrame size={SHEETS[size]} margin="0" onDone={onDone}>
      <Pages svg={svg} viewBox={`0 0 ${width} ${height}`} />
    </PrintFrame>
  );
}

/** Drawn in the page itself, since a picture of its own would hold all shapes of letters again for each page. */
function Pages({ svg, viewBox }: { readonly svg: string; readonly viewBox: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.replaceChildren(...sheetsOf(svg, viewBox));
  }, [svg, viewBox]);
  return <div ref={box} />;
}

function sheetsOf(text: string, viewBox: string): Element[] {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const shapes = document.createElementNS(SVG, "svg");
  shapes.setAttribute("style", "position: absolute; width: 0; height: 0");
  const sheets: Element[] = [shapes];
  for (const part of Array.from(picture.children)) {
    if (part.localName !== "g") {
      shapes.append(part);
      continue;
    }
    // where it stands in the picture of all pages
    part.removeAttribute("transform");
    const sheet = document.createElementNS(SVG, "svg");
    sheet.setAttribute("viewBox", viewBox);
    sheet.setAttribute("data-sheet", "");
    sheet.setAttribute(
      "style",
      "display: block; width: 100vw; height: 100vh; break-after: page; break-inside: avoid",
    );
    sheet.append(part);
    sheets.push(sheet);
  }
  return sheets;
}
