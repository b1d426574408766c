/** Students in a text that was pasted: a line each, with the number before or after the name, or none. */

interface Person {
  readonly name: string;
  readonly number: string;
}

/** What the server takes in one call, and of each name and number. */
const MAX_LINES = 500;
const MAX_NAME = 40;
const MAX_NUMBER = 20;

/** The head of a table. */
const HEAD = /^(?:번호|학번|이름|성명|순번|no\.?|name)$/iu;

/**
 * Reads a list of students.
 * @example readMembers("1\t김민지\n2. 이서준\n박하늘") // [{ number: "1", name: "김민지" }, …, { number: "", name: "박하늘" }]
 */
export function readMembers(text: string): Person[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.normalize("NFC").trim())
    .filter((line) => line !== "")
    .slice(0, MAX_LINES)
    .flatMap(readLine);
}

function readLine(line: string): Person[] {
  const cells = (/[\t,]/u.test(line) ? line.split(/[\t,]/u) : [line])
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  if (cells.some((cell) => HEAD.test(cell))) return [];
  if (cells.length > 1) {
    const number = cells.find((cell) => /\d/u.test(cell)) ?? "";
    const name = cells.find((cell) => cell !== number) ?? "";
    return person(name, number);
  }
  const [cell = ""] = cells;
  const before =
    /^(\d[\d-]*)\s*[.)번]?\s+(\S.*)$/u.exec(cell) ?? /^(\d[\d-]*)[.)번]\s*(\S.*)$/u.exec(cell);
  if (before) return person(before[2]!, before[1]!);
  const after = /^(\D.*?)\s+(\d[\d-]*)번?$/u.exec(cell);
  return after ? person(after[1]!, after[2]!) : person(cell, "");
}

function person(name: string, number: string): Person[] {
  return name === "" || /^\d+$/u.test(name)
    ? []
    : [{ name: name.slice(0, MAX_NAME), number: number.slice(0, MAX_NUMBER) }];
}
