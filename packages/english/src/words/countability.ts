/** Nouns that are always countable, and nouns that never are. */
import { wordList } from "./word-list.ts";

/** Singular nouns that cannot stand without a determiner: "other person" is no more than "person". */
export const COUNTED = wordList(
  "person man woman boy girl child student teacher friend doctor scientist player worker book chair table car bus ship train house building bridge street city town village island country planet star animal dog cat bird insect bee tree flower leaf seed machine tool computer robot camera phone letter story movie song picture sentence word number example question answer problem reason result method step idea fact factor feature function role part piece way place room window door box bag cup bottle key map year month week day hour minute moment century decade job company team club group game test lesson class plan trick chance mistake difference advantage disadvantage benefit effect event process product project program system theory type kind version experiment discovery gene cell organ muscle neuron molecule",
);

/** Nouns without a plural in any common use. */
export const MASS = wordList(
  "information knowledge advice furniture equipment luggage baggage homework evidence progress traffic weather money water oxygen hydrogen carbon blood air sand rice sugar salt milk energy electricity sunlight light heat gold iron steel plastic wood food fuel oil attention patience confidence happiness sadness anger courage luck fun damage harm research rain snow ice dust soil starlight moisture pollution garbage trash waste music poetry software news sleep space help support time",
);

/** Things that can be interesting or boring, but never interested or bored. */
export const STORIES = wordList(
  "story stories idea ideas fact facts thing things question questions result results game games film films movie movies discovery discoveries problem problems topic topics way ways news event events place places trip trips journey experience experiences history subject subjects example examples job jobs book books lesson lessons finding findings speech lecture experiment experiments article phenomenon feature features",
);
