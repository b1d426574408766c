import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { onDemand } from "../loading/on-demand.tsx";
import { useGrammarNames } from "../api/grammar.ts";

const GrammarDialog = onDemand(async () => ({
  default: (await import("../grammar/grammar-dialog.tsx")).GrammarDialog,
}));

/** Opens the lesson of a rule, given its id; hidden for a rule without a lesson. */
export function RuleButton({ rule }: { rule: string }) {
  const names = useGrammarNames(true);
  const [isOpen, setOpen] = useState(false);
  const name = names?.get(rule);
  if (name === undefined) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        이 자리의 문법: {name}
      </Button>
      <Suspense>{isOpen && <GrammarDialog rule={rule} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
