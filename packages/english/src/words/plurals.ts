/** Plurals that the inflection library gets wrong: Latin endings, -f, -o and -man where none is due. */
export const PLURALS: ReadonlyMap<string, string> = new Map(
  `virus viruses, chorus choruses, focus focuses, gas gases, lens lenses, canvas canvases, atlas atlases,
   chef chefs, cafe cafes, cliff cliffs, reef reefs, brief briefs, staff staffs, dwarf dwarfs,
   shampoo shampoos, radio radios, bamboo bamboos, kangaroo kangaroos, embryo embryos, euro euros,
   logo logos, disco discos, ghetto ghettos, casino casinos,
   stomach stomachs, monarch monarchs,
   human humans, german germans, roman romans`
    .split(",")
    .map((pair) => pair.trim().split(" ") as [string, string]),
);
