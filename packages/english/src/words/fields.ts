/**
 * Nouns by class and semantic field, for distractors of the same class that cannot be confused: two words of
 * different fields are never similar in meaning. All are words of school English, and none is so general that
 * it could replace most others ("method", "factor").
 */
import { wordList } from "./word-list.ts";

/** `substance` and `quality` are classes of mass nouns, which have no plural; the others are countable. */
export type NounClass =
  | "person"
  | "animal"
  | "place"
  | "object"
  | "nature"
  | "idea"
  | "substance"
  | "quality";

export interface SemanticField {
  readonly id: string;
  readonly class: NounClass;
  /** Singular forms. */
  readonly words: readonly string[];
}

const FIELDS: Readonly<Record<NounClass, string>> = {
  person: `
    law judge lawyer prisoner witness
    farming farmer gardener shepherd
    stage actor dancer comedian
    flight pilot astronaut
    sea sailor captain pirate
    trade merchant customer shopkeeper
    war soldier general warrior
    court king prince emperor knight
    craft carpenter painter tailor
    travel tourist passenger traveler
    press journalist editor reporter
    sport athlete swimmer coach
    medicine nurse dentist surgeon
    cooking chef waiter baker
    kin uncle cousin grandparent
    office secretary manager accountant
    faith priest monk
    police detective officer
    letters poet novelist translator
    city mayor governor politician`,
  animal: `
    bird eagle penguin parrot
    insect spider butterfly beetle
    cat lion tiger leopard
    stable horse donkey camel
    rodent rabbit squirrel hamster
    sea dolphin whale shark
    reptile snake lizard crocodile
    safari elephant giraffe zebra
    ape monkey gorilla
    pond frog turtle
    woods bear wolf fox
    poultry chicken duck goose
    herd goat`,
  place: `
    faith temple church cathedral
    sport stadium gym
    dry desert
    height mountain valley canyon
    coast harbor island beach
    travel airport station
    industry factory warehouse
    art museum gallery theater
    books library bookstore
    dining restaurant bakery cafe
    growing farm orchard garden
    health hospital clinic pharmacy
    court palace castle
    jail prison dungeon
    road bridge tunnel highway
    stay hotel
    woods forest jungle
    fresh-water lake river waterfall
    money bank
    learning classroom university
    shopping market supermarket`,
  object: `
    furniture chair sofa shelf cupboard
    vehicle truck bicycle airplane helicopter
    clothes jacket sweater uniform
    instrument guitar violin trumpet
    post ticket envelope postcard
    press newspaper magazine
    kitchen spoon kettle bowl
    toy doll balloon kite
    boat boat ship canoe
    tool hammer ladder needle
    jewel diamond necklace ring crown
    camera camera photograph mirror
    luggage suitcase backpack basket
    light lamp candle lantern
    clock clock calendar
    money coin wallet
    bedding blanket pillow
    opening door window curtain
    art statue painting portrait
    medicine pill bandage
    weapon sword arrow
    string rope chain
    fruit apple banana lemon
    post-box parcel package`,
  nature: `
    space planet comet asteroid
    earth volcano fossil glacier
    weather cloud rainbow
    plant flower root leaf
    body bone muscle stomach
    limb wing feather beak
    bite tooth claw horn
    physics magnet battery laser
    sound echo whisper
    sea wave coral shell
    rocks crystal mineral pebble
    glass telescope microscope
    egg egg nest
    germ virus parasite
    night star
    seed seed nut
    track footprint shadow
    chemistry poison acid`,
  idea: `
    vote election vote campaign
    contract contract treaty agreement
    feast wedding festival ceremony birthday
    contest competition victory tournament
    advertising advertisement brand
    test exam lecture graduation
    journey journey voyage adventure vacation
    fiction legend novel comedy tragedy
    employment career interview profession
    crime crime theft punishment
    manners tradition custom ritual
    trust promise secret
    quarrel quarrel debate argument
    prize prize award medal
    excuse complaint apology excuse
    family marriage friendship divorce
    price price tax salary discount
    disaster earthquake flood hurricane
    illness fever headache injury
    tune melody rhythm song
    sleep dream nightmare
    humor joke riddle
    faith prayer miracle
    meeting meeting conference
    war battle invasion rebellion
    mail letter message
    hobby hobby sport
    talk rumor scandal
    routine habit routine
    timetable schedule deadline
    inquiry survey questionnaire
    sign symbol emblem
    alarm warning alarm
    rules regulation prohibition
    name nickname surname
    boundary border frontier
    words proverb slogan
    trick trick disguise
    greeting greeting farewell
    permission license passport`,
  substance: `
    metal iron copper silver gold
    meal bread cheese rice
    sweet chocolate sugar honey
    cloth cotton leather wool silk
    fuel coal gasoline
    winter snow ice
    ground sand clay mud
    hard glass plastic
    drink milk coffee juice
    spice salt pepper garlic
    haze smoke dust fog
    wash soap shampoo
    page paper ink

    tree wood
    power electricity`,
  quality: `
    temper jealousy anger loneliness
    honor honesty loyalty modesty
    bravery courage bravery
    rank fame wealth poverty
    justice justice freedom democracy
    laughter laughter humor
    beauty beauty fashion luxury
    music music poetry
    traffic traffic tourism
    appetite hunger thirst
    calm patience silence
    kindness kindness gratitude sympathy
    youth childhood youth
    homework homework education
    fortune luck
    advice advice
    violence violence cruelty
    sleep sleep
    faith religion magic
    transport luggage transportation
    privacy privacy`,
};

/** A line of a class is a field: its name, then its words. */
export const NOUN_FIELDS: readonly SemanticField[] = Object.entries(FIELDS).flatMap(
  ([kind, lines]) =>
    lines
      .trim()
      .split("\n")
      .map((line) => {
        const [id = "", ...list] = line.trim().split(" ");
        return { id, class: kind as NounClass, words: list };
      }),
);

/** Further nouns of passages, by class; never offered as options. */
const ALSO: Readonly<Record<NounClass, ReadonlySet<string>>> = {
  person: wordList(
    "champion hero winner loser owner inventor designer founder victim servant slave neighbor stranger guest host enemy rival partner employee employer consumer buyer seller speaker listener dreamer sleeper walker runner climber hunter settler colonist settler pioneer inhabitant resident villager politician president minister queen princess guard thief robber criminal hiker viewer follower donor recipient infant toddler twin ancestor descendant relative spouse husband wife son daughter aunt grandmother grandfather girl lady gentleman human",
  ),
  animal: wordList(
    "dog cat bird fish insect bee ant mosquito fly moth worm snail crab lobster shrimp octopus squid jellyfish whale seal rat mouse bat owl crow pigeon hen rooster chick cow bull calf pig lamb pony puppy kitten tortoise dinosaur mammal reptile amphibian primate chimpanzee panda kangaroo koala buffalo moose beaver otter salmon tuna trout swan gull sparrow hawk falcon robin wasp hornet cricket grasshopper caterpillar tick flea",
  ),
  place: wordList(
    "school house home office shop store building hall room kitchen hill field park street road path town city village country region county district harbor port pond stream ocean sea coast shore cave mine tower fortress camp square plaza zoo laboratory lab habitat wetland reef swamp meadow continent planet peninsula territory colony",
  ),
  object: wordList(
    "umbrella key book box cup bag table desk bed car train bus wheel engine robot computer phone telephone screen map machine brick tile pipe pole stick knife fork plate glass bottle jar can coat hat shoe dress shirt glove compass wire cable bulb pen pencil picture toy puppet drum piano flute boat spear plow cabin line mask flag sign stamp card sheet",
  ),
  nature: wordList(
    "cell neuron eye ear hand nerve organ brain heart artery lung kidney liver atom molecule particle electron light signal neutron gene protein enzyme hormone pigment chain receptor tissue membrane chromosome bacterium tail leg arm skeleton sensor circuit microbe reef chemical nutrient vitamin antibody vaccine toxin galaxy meteor orbit ray beam tree fruit vegetable rock stone",
  ),
  idea: wordList(
    "theory law rule habit memory emotion attitude belief opinion decision choice goal plan strategy project experiment study method technique story poem play film game lesson class course test language dialect word sentence sound color number pattern rhythm signal code policy right duty tax war battle treaty revolution movement crisis event accident disease symptom infection wave force tide season",
  ),
  substance: wordList(
    "water air oil gas oxygen carbon hydrogen nitrogen blood meat flour butter soil stone steel concrete cement rubber nylon fabric fur hair skin wax lava magma steam vapor heat starch protein fat fiber tea wine beer medicine poison food",
  ),
  quality: wordList(
    "boredom curiosity creativity attention confidence happiness sadness fear joy love hatred trust pain stress fatigue anxiety depression hope pride shame guilt wisdom knowledge intelligence evidence research science history art culture trade agriculture pollution evolution gravity energy power motion speed time weather climate health safety peace behavior language communication",
  ),
};

const CLASS_OF: ReadonlyMap<string, NounClass> = new Map(
  [
    ...Object.entries(ALSO).map(([kind, set]) => [kind, [...set]] as const),
    ...NOUN_FIELDS.map((field) => [field.class, field.words] as const),
  ].flatMap(([kind, list]) => list.map((noun) => [noun, kind as NounClass] as const)),
);

/**
 * The class of a noun, or null for one that is in no list.
 * @param singular the singular form
 * @example nounClass("parrot") // "animal"
 */
export function nounClass(singular: string): NounClass | null {
  return CLASS_OF.get(singular) ?? null;
}
