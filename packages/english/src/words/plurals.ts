/** Plurals that the library gets wrong: Latin endings, -f, -ch and -man where none is due. */
export const PLURALS: ReadonlyMap<string, string> = new Map(
  `virus viruses, focus focuses, lens lenses, canvas canvases, atlas atlases, bias biases,
   cactus cactuses, index indexes, appendix appendixes, millennium millennia, pelvis pelvises,
   pancreas pancreases, uterus uteruses, syllabus syllabuses, metropolis metropolises,
   gulf gulfs, golf golf, behalf behalfs, barf barfs, dwarf dwarfs, belief beliefs, roof roofs,
   stomach stomachs, monarch monarchs, patriarch patriarchs, matriarch matriarchs, epoch epochs,
   eunuch eunuchs, loch lochs, czech czechs, tech techs,
   human humans, german germans, roman romans, norman normans, shaman shamans, ottoman ottomans,
   talisman talismans, cayman caymans, omen omens, specimen specimens, abdomen abdomens,
   regimen regimens, agenda agendas, stigma stigmas, nova novas, supernova supernovas,
   mantis mantises, penis penises, waltz waltzes, quartz quartzes, blitz blitzes, topaz topazes,
   money money, energy energies, cosmos cosmoses, aid aids, audio audio, boa boas,
   butterfly butterflies, chassis chassis, plateau plateaus, gateau gateaus, formula formulas,
   antenna antennas, larva larvae, alga algae, nebula nebulas, alumna alumnae, axis axes,
   basis bases, oasis oases, crisis crises, analysis analyses,
   canoe canoes, shoe shoes, toe toes, hoe hoes, justice justices, pollution pollution,
   commerce commerce, cash cash, blood blood, elk elk`
    .split(",")
    .map((pair) => pair.trim().split(" ") as [string, string]),
);
