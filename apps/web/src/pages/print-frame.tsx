import GlobalStyles from "@mui/material/GlobalStyles";
import { useEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";

interface Props {
  readonly children: ReactNode;
  /** Of the sheets, as CSS says it. */
  readonly size?: string;
  readonly margin?: string;
  readonly onDone: () => void;
}

/** Prints its children, and nothing else of the page. They are not seen on the screen. */
export function PrintFrame({ children, size = "A4", margin = "16mm", onDone }: Props) {
  useEffect(() => {
    window.addEventListener("afterprint", onDone, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", onDone);
  }, [onDone]);
  return createPortal(
    <div data-print>
      <GlobalStyles
        styles={{
          "@media screen": { "[data-print]": { display: "none" } },
          "@media print": {
            "body > *:not([data-print])": { display: "none !important" },
            "@page": { size, margin },
          },
        }}
      />
      {children}
    </div>,
    document.body,
  );
}
