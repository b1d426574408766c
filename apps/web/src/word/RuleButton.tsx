import Button from "@mui/material/Button";
import { lazy, Suspense, useState } from "react";
import { useGrammarNames } from "../api/grammar.ts";

const GrammarDialog = lazy(async () => ({
  default: (await import("../grammar/GrammarDialog.tsx")).GrammarDialog,
}));

/** Opens the lesson of a rule, given its Korean name; not there for a name that is no rule's. */
export function RuleButton({ name }: { name: string }) {
  const rule = useGrammarNames(true)?.get(name);
  const [opens, setOpens] = useState(false);
  if (rule === undefined) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpens(true)}>
        이 자리의 문법: {name}
      </Button>
      <Suspense>{opens && <GrammarDialog rule={rule} onClose={() => setOpens(false)} />}</Suspense>
    </>
  );
}
