/** Whether the numbers in a HWPX file are right: what is referred to is there, and what is counted is as many. */
import { readXml, type XmlElement } from "./xml-tree.ts";

/** Attributes that name the number of an entry, and the entry. 4294967295 and the list of none stand for "nothing". */
const REFERENCES: Readonly<Record<string, string>> = {
  charPrIDRef: "hh:charPr",
  paraPrIDRef: "hh:paraPr",
  borderFillIDRef: "hh:borderFill",
  tabPrIDRef: "hh:tabPr",
  styleIDRef: "hh:style",
  nextStyleIDRef: "hh:style",
  outlineShapeIDRef: "hh:numbering",
};
const NOTHING = "4294967295";

/** A line for each number that is wrong. */
export function idProblems(header: string, section: string): string[] {
  const all = [...flat(readXml(header)), ...flat(readXml(section))];
  const ids = new Map<string, Set<string>>();
  for (const { name, attributes } of all) {
    const known = ids.get(name) ?? new Set();
    ids.set(name, known.add(attributes.id ?? ""));
  }
  return all.flatMap((element) => [
    ...referenceProblems(element, ids),
    ...countProblems(element),
    ...tableProblems(element),
  ]);
}

function flat(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(flat)];
}

function referenceProblems(
  { name, attributes }: XmlElement,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const target = REFERENCES[attribute];
    if (!target || value === NOTHING || ids.get(target)?.has(value)) return [];
    return [`${name}: there is no ${target} ${value}`];
  });
}

function countProblems({ name, attributes, children }: XmlElement): string[] {
  const counted = attributes.itemCnt ?? attributes.fontCnt;
  if (counted === undefined || Number(counted) === children.length) return [];
  return [`${name}: ${counted} counted, ${children.length} there`];
}

function tableProblems(element: XmlElement): string[] {
  if (element.name !== "hp:tbl") return [];
  const rows = element.children.filter(({ name }) => name === "hp:tr");
  const { rowCnt, colCnt, id } = element.attributes;
  const spans = rows.map(({ children }) =>
    children.reduce((sum, cell) => sum + Number(part(cell, "hp:cellSpan").colSpan), 0),
  );
  const areAddressed = rows.every(({ children }, row) =>
    children.every((cell, at) => {
      const { rowAddr, colAddr } = part(cell, "hp:cellAddr");
      const column = children
        .slice(0, at)
        .reduce((sum, before) => sum + Number(part(before, "hp:cellSpan").colSpan), 0);
      return Number(rowAddr) === row && Number(colAddr) === column;
    }),
  );
  const isRight =
    Number(rowCnt) === rows.length &&
    spans.every((span) => span === Number(colCnt)) &&
    areAddressed;
  return isRight
    ? []
    : [`table ${id}: ${rowCnt}×${colCnt} said, ${rows.length}×${spans.join(",")}`];
}

function part(cell: XmlElement, name: string): Readonly<Record<string, string>> {
  return cell.children.find((child) => child.name === name)?.attributes ?? {};
}
