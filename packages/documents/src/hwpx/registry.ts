/** Things that are referred to by number: each is written once, under the number at which it stands. */
import { element, type Xml, type XmlAttributes } from "../markup/xml.ts";

/**
 * A list of a header that numbers what is asked for and counts itself.
 * @example
 * const fills = new Registry("hh:borderFills", borderFill);
 * fills.idOf({ line: "all" }); // 0, each time
 */
export class Registry<Thing> {
  readonly #ids = new Map<string, number>();
  readonly #written: Xml[] = [];

  readonly #name: string;
  readonly #write: (id: number, thing: Thing) => Xml;
  readonly #first: number;

  /** @param first the number of the first thing */
  constructor(name: string, write: (id: number, thing: Thing) => Xml, first = 0) {
    this.#name = name;
    this.#write = write;
    this.#first = first;
  }

  /** The number of a thing; those whose JSON is the same are one. */
  idOf(thing: Thing): number {
    const key = JSON.stringify(thing);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#first + this.#written.length;
    this.#ids.set(key, id);
    this.#written.push(this.#write(id, thing));
    return id;
  }

  /** The list with what was asked for so far. */
  toXml(attributes: XmlAttributes = {}): Xml {
    return element(this.#name, { ...attributes, itemCnt: this.#written.length }, this.#written);
  }
}
