import { endpoints } from "@pulda/contract";
import type { Engine } from "../engine/engine.ts";
import { notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { GrammarStore } from "./store.ts";

const NO_RULE = notFound("그런 문법 규칙이 없어요.");
const NO_ANSWERS = { met: 0, missed: 0 } as const;
/** How many occurrences of a rule are read; of those, each sentence is shown once. */
const MAX_OCCURRENCES_READ = 60;
const MAX_OCCURRENCES_SHOWN = 8;

export function grammarRoutes(http: HttpContext, grammar: GrammarStore, engine: Engine): void {
  mount(http, endpoints.grammarList, async ({ user }) => {
    const counts = await grammar.counts(user.id);
    return (await engine.grammar()).map(({ id, name, summary }) => ({
      id,
      name,
      summary,
      ...(counts.get(id) ?? NO_ANSWERS),
    }));
  });

  mount(http, endpoints.grammarGet, async ({ user, input }) => {
    const rules = await engine.grammar();
    const rule = rules.find(({ id }) => id === input.id);
    if (!rule) return NO_RULE;
    const { id, name, summary, lesson } = rule;
    const { what, seeing, pairs, trap, related } = lesson;
    const found = await grammar.occurrences(user.id, id, MAX_OCCURRENCES_READ);
    const sentences = new Map(found.toReversed().map((one) => [one.sentence, one]));
    return {
      id,
      name,
      summary,
      what,
      seeing: [...seeing],
      pairs: pairs.map((pair) => ({ ...pair })),
      trap,
      related: rules
        .filter((other) => related.includes(other.id))
        .map((other) => ({ id: other.id, name: other.name })),
      occurrences: found
        .filter((one) => sentences.get(one.sentence) === one)
        .slice(0, MAX_OCCURRENCES_SHOWN),
      ...((await grammar.counts(user.id)).get(id) ?? NO_ANSWERS),
    };
  });
}
