/** What the lines of a notice say of who may come, and what it costs. */
import { fact, falsely } from "./label.ts";
import { inner, type Fact, type FalseFact, type Line, type Notice } from "./notice.ts";

export function peopleFact(line: Line, { event }: Notice): Fact[] {
  const { value } = line;
  const trues: string[] = [];
  const falses: FalseFact[] = [];
  if (/first[- ]come,? first[- ]served/iu.test(value)) {
    trues.push("places are given in the order in which people apply");
    falses.push(
      falsely(
        "those who will take part are chosen by lot",
        "condition",
        "first come, first served",
        "by lot",
      ),
    );
  }
  if (
    /\b(?:alone or (?:in pairs|with a partner)|individually or in (?:pairs|teams|groups)|individuals? or (?:in )?(?:teams|groups|pairs))\b/iu.test(
      value,
    )
  ) {
    trues.push(`it is possible to take part without a partner`);
    falses.push(
      falsely(
        `people have to find a partner in order to take part`,
        "condition",
        "alone or in pairs",
        "in pairs",
      ),
    );
  }
  const holding =
    /^(?:Anyone|Everyone|All students|Residents|Students) (?:with|who has|who have) (an? [a-z ]{3,30})$/u.exec(
      value,
    );
  if (holding) {
    trues.push(`those who do not have ${holding[1]} cannot take part`);
    falses.push(
      falsely(
        `even those without ${holding[1]} may take part`,
        "condition",
        `with ${holding[1]}`,
        `without ${holding[1]}`,
      ),
    );
  }
  const ages = /^(?:ages? )?(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})(?: years old)?$/iu.exec(value);
  if (ages) {
    trues.push(`those who are over ${ages[2]} cannot join ${event}`);
    falses.push(
      falsely(
        `${event} is open to people of any age`,
        "condition",
        `ages ${ages[1]}–${ages[2]}`,
        "any age",
      ),
    );
  }
  const least =
    /^(?:([A-Za-z]+) (?:aged|ages?) )?(\d{1,2}) (?:or|and) (?:older|over|above|up)\b/u.exec(value);
  if (least) {
    trues.push(`it is not possible to take part for those under ${least[2]}`);
    falses.push(
      falsely(
        `${inner(least[1] ?? "people")} of any age may take part`,
        "condition",
        `aged ${least[2]} or older`,
        "of any age",
      ),
    );
  }
  const range = /^(?:[A-Za-z]+ )?(?:ages?|aged) (\d{1,2}) ?(?:-|–|to) ?(\d{1,2})(?: only)?$/iu.exec(
    value,
  );
  if (range) {
    trues.push(`people older than ${range[2]} cannot join ${event}`);
    falses.push(
      falsely(
        `${event} is open to people of any age`,
        "condition",
        `ages ${range[1]}–${range[2]}`,
        "any age",
      ),
    );
  }
  return trues.length > 0 ? [fact(line, trues, falses)] : [];
}

export function costFact(line: Line, { people, event }: Notice): Fact[] {
  const priced = [
    ...line.value.matchAll(
      /\b(Adults?|Students?|Seniors?|Children|Teens|Members|Non-members)(?: \([^()]{2,20}\))?:? \$(\d+(?:\.\d\d)?)/giu,
    ),
  ].map(([, who, price]) => ({ who: plural(who!), price: Number(price) }));
  const [one, two] = priced;
  if (one && two && one.price !== two.price) {
    const [less, more] = one.price < two.price ? [one.who, two.who] : [two.who, one.who];
    return [
      fact(
        line,
        [`${inner(less)} are charged less than ${inner(more)}`],
        [
          falsely(
            `${inner(more)} are charged less than ${inner(less)}`,
            "comparison",
            `${less} < ${more}`,
            `${more} < ${less}`,
          ),
        ],
      ),
    ];
  }
  const included =
    /\(([a-z][a-z ,]{2,50}?) (?:is |are )?included\)|\b(?:includes|including) ([a-z][a-z ,]{2,50}?)\)?$/u.exec(
      line.value,
    );
  const excluded =
    /\(([a-z][a-z ,]{2,50}?) (?:is |are )?not included\)|\(excluding ([a-z][a-z ,]{2,50}?)\)/u.exec(
      line.value,
    );
  if (excluded) {
    const what = (excluded[1] ?? excluded[2])!.replace(/^(?:the|a) /u, "");
    return [
      fact(
        line,
        [`${people} must pay extra for the ${what}`],
        [falsely(`the fee covers the ${what} as well`, "condition", "not included", "covers")],
      ),
    ];
  }
  if (included) {
    const what = (included[1] ?? included[2])!.replace(/^(?:the|an?|all) /u, "");
    return [
      fact(
        line,
        [`those who pay the fee do not have to buy the ${what}`],
        [
          falsely(
            `the ${what} must be paid for in addition to the fee`,
            "condition",
            `${what} included`,
            "in addition to the fee",
          ),
        ],
      ),
    ];
  }
  if (/^free\b/iu.test(line.value))
    return [
      fact(
        line,
        [`${people} do not have to pay anything for ${event}`],
        [falsely(`${people} have to pay a fee for ${event}`, "condition", "free", "pay a fee")],
      ),
    ];
  return [];
}

/** Who pays less, and who pays nothing. */
export function feeFacts({ lines }: Notice): Fact[] {
  const priced = lines.flatMap((line) => {
    const price = /^\$(\d+(?:\.\d\d)?)\b/u.exec(line.value)?.[1];
    const who = line.label?.replace(/ \(.*$/u, "");
    return price &&
      who &&
      /^(?:Adults?|Students?|Seniors?|Children|Teens|Members|Non-?members|Residents|Non-?residents|Child)$/iu.test(
        who,
      )
      ? [{ line, who: plural(who), price: Number(price) }]
      : [];
  });
  const found: Fact[] = priced.slice(1).flatMap(({ line, who, price }, at) => {
    const before = priced[at]!;
    if (before.price === price) return [];
    const [less, more] = before.price > price ? [who, before.who] : [before.who, who];
    return [
      fact(
        line,
        [`${inner(less)} are charged less than ${inner(more)}`],
        [
          falsely(
            `${inner(more)} are charged less than ${inner(less)}`,
            "comparison",
            `${less} < ${more}`,
            `${more} < ${less}`,
          ),
        ],
      ),
    ];
  });
  for (const line of lines) {
    const young = /^(Children|Kids) (under|younger than) (\w+)$/u.exec(line.label ?? "");
    const condition =
      /^free (?:when|if) (?:they are )?(accompanied by|with) ([a-z ]{3,30})$/iu.exec(line.value);
    if (young && condition)
      found.push(
        fact(
          line,
          [`adults can bring children under ${young[3]} without paying for them`],
          [
            falsely(
              `children under ${young[3]} need no ticket even when they come alone`,
              "condition",
              `free when accompanied by ${condition[2]}`,
              "even when they come alone",
            ),
          ],
        ),
      );
  }
  return found;
}

const plural = (who: string): string =>
  /s$|^(?:children|teens)$/iu.test(who) ? who : /^child$/iu.test(who) ? "children" : `${who}s`;
