/** The places of a life. */
import type { Analysis } from "@pulda/english";

export const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|World|English|Latin|French|German|Snow|The)\b/u;

/** Whole countries and continents: a city in them would be in both. */
export const LARGE =
  /^(?:France|Germany|England|Scotland|Ireland|Wales|Britain|Italy|Spain|Portugal|Japan|China|Korea|South Korea|India|Mexico|Canada|Russia|Denmark|Sweden|Norway|Finland|Iceland|Poland|Hungary|Austria|Switzerland|Belgium|Netherlands|Greece|Turkey|Egypt|Kenya|Nigeria|Ghana|Ethiopia|Brazil|Argentina|Chile|Peru|Colombia|Cuba|Jamaica|Suriname|Vermont|California|Texas|Hawaii|Alaska|Florida|Virginia|Ohio|Illinois|Iowa|Kansas|Montana|Wyoming|Oregon|Greenland|Australia|New Zealand|Indonesia|Vietnam|Thailand|Philippines|Israel|Iran|Iraq|Pakistan|Ukraine|Romania|Nova Scotia)$/u;

/** What holds countries, and what is no place to live in. */
const NO_PLACE =
  /^(?:(?:South|North|Latin|Central) ?(?:America)?|America|Europe|Africa|Asia|United States|United Kingdom|West|East)$|\b(?:College|University|Institute|School|Academy|Museum|Club|Society|Prize|Sea|Ocean|Lakes|Army|War|Park|Hospital)\b/u;

/** The places that a text names after a preposition, in order. */
export function placesIn({ sentences }: Analysis): string[] {
  const found = sentences.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /\b(?:in|to|at|near) ((?:[A-Z][a-zé]+ (?:de|la|del|do) )?(?:[A-Z][a-zé]+ ?){1,2})(?=[ ,.;]|$)/gu,
      ),
    ].map(([, place = ""]) => place.trim()),
  );
  return [...new Set(found)].filter((place) => !MONTH.test(place) && !NO_PLACE.test(place));
}
