/** What a QTI item declares, and the expressions of its response processing. */
import { element, type Xml, type XmlContent } from "../markup/xml.ts";

type Cardinality = "single" | "ordered";
type BaseType = "identifier" | "string" | "float";

/** A response, with the one that is shown as right. */
export function response(
  identifier: string,
  cardinality: Cardinality,
  baseType: BaseType,
  correct: readonly string[],
): Xml {
  return element(
    "qti-response-declaration",
    { identifier, cardinality, "base-type": baseType },
    element("qti-correct-response", {}, correct.map(valueOf)),
  );
}

/** An outcome that is a number. */
export function score(identifier: string, value: number, maximum?: number): Xml {
  return element(
    "qti-outcome-declaration",
    { identifier, cardinality: "single", "base-type": "float", "normal-maximum": maximum },
    element("qti-default-value", {}, valueOf(`${value}`)),
  );
}

function valueOf(text: string): Xml {
  return element("qti-value", {}, text);
}

export function variable(identifier: string): Xml {
  return element("qti-variable", { identifier });
}

export function base(baseType: BaseType, value: string): Xml {
  return element("qti-base-value", { "base-type": baseType }, value);
}

/** Whether one of several conditions holds. */
export function anyOf(conditions: readonly Xml[]): Xml {
  const [only] = conditions;
  return conditions.length === 1 && only ? only : element("qti-or", {}, conditions);
}

/** Adds points where a condition holds. */
export function pointsIf(condition: Xml, points: number): Xml {
  return element(
    "qti-response-condition",
    {},
    element("qti-response-if", {}, condition, addToScore(points)),
  );
}

/** The same, asked only where something was written: players differ in what a text matches that is not there. */
export function pointsIfWritten(identifier: string, condition: Xml, points: number): Xml {
  return element(
    "qti-response-condition",
    {},
    element("qti-response-if", {}, element("qti-is-null", {}, variable(identifier))),
    element("qti-response-else-if", {}, condition, addToScore(points)),
  );
}

function addToScore(points: number): Xml {
  const sum = element("qti-sum", {}, variable("SCORE"), base("float", `${points}`));
  return setOutcome("SCORE", sum);
}

export function setOutcome(identifier: string, value: XmlContent): Xml {
  return element("qti-set-outcome-value", { identifier }, value);
}
