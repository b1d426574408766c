import Button from "@mui/material/Button";
import { lazy, Suspense, useState } from "react";
import { useGrammarNames } from "../api/grammar.ts";

const GrammarDialog = lazy(async () => ({
  default: (await import("../grammar/grammar-dialog.tsx")).GrammarDialog,
}));

/** Opens the lesson of a rule, given its id; not there for an id that is no grammar rule's. */
export function RuleButton({ rule }: { rule: string }) {
  const names = useGrammarNames(true);
  const [opens, setOpens] = useState(false);
  const name = names?.get(rule);
  if (name === undefined) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpens(true)}>
        이 자리의 문법: {name}
      </Button>
      <Suspense>{opens && <GrammarDialog rule={rule} onClose={() => setOpens(false)} />}</Suspense>
    </>
  );
}
