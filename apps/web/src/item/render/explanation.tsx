/** 해설, and a link to the lesson of each grammar rule that the item's data names. */
import Link from "@mui/material/Link";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { useGrammarNames } from "../../api/grammar.ts";
import type { ItemRules } from "./item-rules.ts";

const GrammarDialog = onDemand(async () => ({
  default: (await import("../../grammar/grammar-dialog.tsx")).GrammarDialog,
}));

interface Props {
  readonly text: string;
  readonly rules: ItemRules;
}

/** A grammar rule with a lesson. */
interface Rule {
  readonly id: string;
  readonly name: string;
}

/**
 * The links depend on the item's rules alone. The text only decides where a link is: on the rule's name at the
 * start of a line, or, where an author's text has no such line, after the text.
 */
export function Explanation({ text, rules: { rules, places } }: Props) {
  const ids = [...new Set([...rules, ...places.map(({ rule }) => rule)])];
  const names = useGrammarNames(ids.length > 0);
  const [openRule, setOpenRule] = useState<string | null>(null);
  const withLesson = ids.flatMap((id): Rule[] => {
    const name = names?.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
  const lines = text.split("\n").map((line) => splitHeading(line, withLesson));
  const unnamed = withLesson.filter((rule) => lines.every((line) => line.rule !== rule));
  const link = ({ id, name }: Rule) => (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={() => setOpenRule(id)}
      sx={{ verticalAlign: "baseline" }}
    >
      {name}
    </Link>
  );
  return (
    <>
      {lines.map(({ label, rule, rest }, at) => (
        <span key={at}>
          {at > 0 && "\n"}
          {label}
          {rule && link(rule)}
          {rest}
        </span>
      ))}
      {unnamed.map((rule, at) => (
        <span key={rule.id}>
          {at === 0 ? "\n관련 문법: " : ", "}
          {link(rule)}
        </span>
      ))}
      {openRule !== null && (
        <Suspense>
          <GrammarDialog rule={openRule} onClose={() => setOpenRule(null)} />
        </Suspense>
      )}
    </>
  );
}

interface Line {
  /** "① " or "(A) ": the number of a place or the letter of a box; empty where there is none. */
  readonly label: string;
  /** The rule whose name follows, if it is one of the item's. */
  readonly rule: Rule | undefined;
  readonly rest: string;
}

function splitHeading(line: string, rules: readonly Rule[]): Line {
  const label = /^(?:[①-⑦]|\([A-Z]\)) /u.exec(line)?.[0] ?? "";
  const rule = rules.find(({ name }) => line.startsWith(`${name}: `, label.length));
  return { label, rule, rest: line.slice(label.length + (rule?.name.length ?? 0)) };
}
