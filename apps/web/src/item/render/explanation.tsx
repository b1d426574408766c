/** 해설, in which the name of each grammar rule opens its lesson. */
import Link from "@mui/material/Link";
import { lazy, Suspense, useState } from "react";
import { useGrammarNames } from "../../api/grammar.ts";

const GrammarDialog = lazy(async () => ({
  default: (await import("../../grammar/grammar-dialog.tsx")).GrammarDialog,
}));

/** "① 능동태와 수동태: …", "(A) …: …": the number of a place, the name of a rule, and what it says there. */
const LINE = /^((?:[①-⑤]|\([A-Z]\)) )?([^:'"]{2,40}): /u;

export function Explanation({ text }: { text: string }) {
  const lines = text.split("\n");
  const rules = useGrammarNames(lines.some((line) => LINE.test(line)));
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {lines.map((line, at) => {
        const [whole = "", place = "", name = ""] = LINE.exec(line) ?? [];
        const rule = rules?.get(name);
        return (
          <span key={at}>
            {at > 0 && "\n"}
            {rule === undefined ? (
              line
            ) : (
              <>
                {place}
                <Link
                  component="button"
                  type="button"
                  variant="body2"
                  onClick={() => setOpen(rule)}
                  sx={{ verticalAlign: "baseline" }}
                >
                  {name}
                </Link>
                {`: ${line.slice(whole.length)}`}
              </>
            )}
          </span>
        );
      })}
      {open !== null && (
        <Suspense>
          <GrammarDialog rule={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
