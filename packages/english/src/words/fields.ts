/**
 * Nouns by field of meaning, for options that cannot be taken for one another: two words of
 * different fields are never near in meaning. All are words of school English.
 */

export type NounClass = "person" | "thing" | "idea" | "matter";

export interface Field {
  readonly id: string;
  readonly class: NounClass;
  /** Singular forms; `matter` has mass nouns, which have no plural. */
  readonly words: readonly string[];
}

const FIELDS: readonly (readonly [id: string, kind: NounClass, words: string])[] = [
  ["law", "person", "judge lawyer criminal prisoner witness"],
  ["farming", "person", "farmer gardener shepherd"],
  ["stage", "person", "actor dancer comedian violinist"],
  ["flight", "person", "pilot astronaut sailor captain"],
  ["trade", "person", "merchant customer shopkeeper salesperson"],
  ["war", "person", "soldier general warrior spy"],
  ["court", "person", "king prince emperor knight"],
  ["craft", "person", "carpenter painter tailor baker potter"],
  ["travel", "person", "tourist passenger traveler visitor"],
  ["press", "person", "journalist editor novelist poet"],
  ["sport", "person", "athlete swimmer coach referee"],
  ["furniture", "thing", "chair sofa shelf mattress cupboard"],
  ["vehicle", "thing", "truck bicycle airplane subway helicopter"],
  ["clothes", "thing", "jacket sweater uniform necktie costume"],
  ["instrument", "thing", "guitar violin trumpet keyboard orchestra"],
  ["paper", "thing", "ticket envelope postcard magazine newspaper"],
  ["kitchen", "thing", "spoon bottle kettle refrigerator recipe"],
  ["building", "thing", "castle temple stadium warehouse lighthouse"],
  ["weather", "thing", "storm rainbow hurricane cloud thunderstorm"],
  ["landscape", "thing", "desert valley canyon waterfall glacier"],
  ["money", "thing", "coin bank salary discount investment"],
  ["machine", "thing", "engine robot elevator computer satellite"],
  ["garden", "thing", "flower garden orchard sunflower"],
  ["toy", "thing", "puzzle doll balloon kite"],
  ["sea", "thing", "boat island anchor harbor submarine"],
  ["tool", "thing", "hammer ladder needle screwdriver"],
  ["jewel", "thing", "diamond necklace bracelet crown"],
  ["camera", "thing", "camera portrait photograph mirror"],
  ["insect", "thing", "spider butterfly mosquito beetle"],
  ["bird", "thing", "eagle penguin parrot ostrich"],
  ["vote", "idea", "election ballot campaign referendum"],
  ["crime", "idea", "robbery murder theft punishment"],
  ["feast", "idea", "wedding festival ceremony anniversary"],
  ["religion", "idea", "prayer miracle blessing superstition"],
  ["rivalry", "idea", "competition victory tournament championship"],
  ["commerce", "idea", "advertisement brand purchase bargain"],
  ["schooling", "idea", "lecture diploma examination graduation"],
  ["journey", "idea", "voyage expedition adventure vacation"],
  ["rule", "idea", "regulation contract constitution agreement"],
  ["fiction", "idea", "legend novel comedy tragedy"],
  ["labor", "idea", "profession career occupation interview"],
  ["peace", "idea", "treaty alliance rebellion invasion"],
  ["fashion", "matter", "fashion beauty makeup luxury"],
  ["metal", "matter", "iron copper silver gold"],
  ["food", "matter", "bread cheese chocolate rice"],
  ["cloth", "matter", "cotton leather wool silk"],
  ["feeling", "matter", "jealousy anger loneliness gratitude"],
  ["virtue", "matter", "honesty patience courage modesty"],
  ["rank", "matter", "fame wealth poverty royalty"],
  ["art", "matter", "music poetry sculpture architecture"],
  ["order", "matter", "justice freedom democracy slavery"],
  ["traffic", "matter", "traffic luggage tourism transportation"],
  ["energy", "matter", "electricity gasoline coal petroleum"],
  ["humor", "matter", "laughter humor silence applause"],
];

export const NOUN_FIELDS: readonly Field[] = FIELDS.map(([id, kind, list]) => ({
  id,
  class: kind,
  words: list.split(" "),
}));
