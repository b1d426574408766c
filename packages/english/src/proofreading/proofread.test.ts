import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyse } from "../analysis.ts";
import { proofread } from "./proofread.ts";

/** The findings of a text as "wrong→fix". */
function found(text: string): string[] {
  return proofread(analyse(text)).map(({ start, end, fix }) => `${text.slice(start, end)}→${fix}`);
}

/** A sentence with one error, and what is found there. */
const ERRORS: Readonly<Record<string, readonly (readonly [text: string, finding: string])[]>> = {
  agreement: [
    ["This shows how careful we is with money.", "is→are"],
    ["You will feel better as you returns to work.", "returns→return"],
    ["The river go past our school.", "go→goes"],
    ["They walked home, and then there were a storm.", "were→was"],
    ["Many of them was farmers.", "was→were"],
    ["Pain are a useful signal.", "are→is"],
    ["The engine starts with a cough and become quiet.", "become→becomes"],
    ["The painters and singers of the town was happy.", "was→were"],
    ["They will stay as long as the costs is low.", "is→are"],
    ["These bacteria does all kinds of work.", "does→do"],
    ["Most stars has planets around them.", "has→have"],
    ["The origin of a thing tell us little about it.", "tell→tells"],
    ["When regions of the brain shows similar patterns, they work together.", "shows→show"],
    ["Their food source are often far away.", "are→is"],
    ["There is many reasons for this.", "is→are"],
    ["There are a river behind the house.", "are→is"],
    ["He have a large garden.", "have→has"],
    ["They often does not know the answer.", "does→do"],
    ["Everyone have a name.", "have→has"],
    ["A plant that grow in the dark is pale.", "grow→grows"],
  ],
  article: [
    ["She opened the box with knife.", "knife→a knife"],
    ["The farmer bought big farm with a barn.", "big→a big"],
    ["A great amount of rain fell, and they had great amount of mud.", "great→a great"],
    ["In village there was a well.", "village→a village"],
    ["It took a hour to get there.", "a→an"],
    ["She was a honest person.", "a→an"],
    ["It is an useful tool.", "an→a"],
    ["It is important part of the story.", "important→an important"],
    ["The cap is placed on person's head.", "person→a person"],
  ],
  number: [
    ["These long cable reach the bottom.", "cable→cables"],
    ["Every animals in the park has a name.", "animals→animal"],
    ["It was built by a companies from the north.", "companies→company"],
    ["He bought a lots of paint.", "lots→lot"],
    ["Three hundreds years passed.", "hundreds→hundred"],
    ["Many Italian painter lived there.", "painter→painters"],
    ["There are three type of bees.", "type→types"],
    ["We studied a new mathematical concepts.", "concepts→concept"],
    ["At several spot, islands came up.", "spot→spots"],
    ["This is one of the most important reason.", "reason→reasons"],
    ["There is a gate at each ends.", "ends→end"],
    ["She will be back in 3 day.", "day→days"],
    ["They live among millions of microbe.", "microbe→microbes"],
    ["These studies need many information.", "many→much"],
  ],
  repetition: [
    ["We saw the the garden.", "the the→the"],
    ["He realised that that the door was open.", "that that→that"],
  ],
  missing: [
    ["It is the best way get a seat.", "way→way to"],
    ["These fish can be hard find at night.", "hard→hard to"],
    ["They have been asked explain the rule.", "asked→asked to"],
    ["I had hoping for a letter.", "had→had been"],
    ["We asked him where it came.", "came→came from"],
    ["There are many types fish in the lake.", "types→types of"],
    ["They depend the river for water.", "depend→depend on"],
    ["Have a look at some the words.", "some→some of"],
    ["They felt they been cheated.", "been→have been"],
    ["It can found in the north.", "found→be found"],
    ["There two ways to do this.", "There→There are"],
    ["She was not allowed go to school.", "allowed→allowed to"],
    ["The moon seems be near.", "seems→seems to"],
    ["They are sensitive their surroundings.", "sensitive→sensitive to"],
    ["According the report, it rained.", "According→According to"],
    ["A lot people came.", "lot→lot of"],
    ["They going to the market.", "They→They are"],
  ],
  "verb-form": [
    ["He can goes home now.", "goes→go"],
    ["She did not went there.", "went→go"],
    ["It has went up.", "went→gone"],
    ["They are know as experts.", "know→known"],
    ["I decided to went home.", "went→go"],
  ],
  confusion: [
    ["The light comes form the moon.", "form→from"],
    ["I wonder weather they know.", "weather→whether"],
    ["This will effect the whole town.", "effect→affect"],
    ["It is larger then the other.", "then→than"],
    ["You should of told me.", "of→have"],
    ["They break down it's tough fibers.", "it's→its"],
    ["They post under there real names.", "there→their"],
    ["This one is more better.", "more better→better"],
  ],
  spacing: [
    ["We came , and they left.", " ,→,"],
    ["We came,and they left.", ",→, "],
    ['We have a hormone called "ghrelin." that rises before meals.', ".→"],
  ],
  spelling: [
    ["They were removed becuase they looked untidy.", "becuase→because"],
    ["They train frequenly at home.", "frequenly→frequently"],
    ["Each stroke was carring me away.", "carring→carrying"],
    ["We all became courious about it.", "courious→curious"],
  ],
};

describe.each(Object.entries(ERRORS))("%s", (kind, sentences) => {
  it.each(sentences)("%s", (text, finding) => {
    expect(found(text)).toEqual([finding]);
    const [first] = proofread(analyse(text));
    expect(first?.kind).toBe(kind);
    expect(first?.message).toMatch(/[가-힣].*요\.$/u);
  });
});

describe("what is right", () => {
  it.each([
    'The word for it is "ghrelin." That word is new.',
    '"Stop." said the guard.',
    "If it were so, the students would know.",
    "She insisted that he go home.",
    "Do the boys have a ball?",
    "It made the man have doubts.",
    "The number of students has grown.",
    "One of the values that matter is trust.",
    "He put the cup on the table.",
    "The teacher said that that was wrong.",
    "Vitamin A is good for the eyes.",
    "It took a few days and a great many people.",
    "These allow us to see more.",
    "Every few years they return.",
    "The process leads to increased risk.",
    "The form that I have was named after him.",
    "May is a warm month.",
    "The three star hotel is near the five day market.",
    "He is able to swim, and so is she.",
    "What the box was made of is unknown.",
    "The elderly were cared for at home.",
    "In the past, the bison were many.",
    "Ivory, silver, and gold were sold there.",
    "The tools found here until the last century are small.",
    "People studying the stars use a telescope.",
    "A survey targets a small group.",
    "Nobody knows how an individual feels.",
    "They won first prize, and she became vice president.",
    "The game will be shown live.",
    "It reflects the will of the people.",
    "They likely built the wall later.",
    "The three part plan is ready.",
    "He helps the boys understand, and lets the dog go.",
    "The bank may decide that the hall is too old and reduce its hours.",
    "Street after street was empty, from door to door.",
    "What matters is how often the bell rings.",
    "No bus could reach the village before morning.",
    "The boxes passed from truck to ship without being opened.",
    "A good nurse is quick at calculation, and no list can stand in for judgment.",
    "Some plants live on bare rock, where little else grows.",
    "Those to whom a letter is addressed recognize the tone at once.",
    "They listen to a coach as they would to a doctor.",
    "Had even a small part of the money been saved, the roof would have been mended.",
    "First come the gulls, which take what lies open.",
    "Because guesses go wrong, many gifts are never used.",
    "Players who want the game to continue learn to give way.",
    "The rules suit our needs, and whenever these change, so must they.",
    "He took six home as his wages.",
    "Watch the wheel turn the shaft and the shaft raise the hammer.",
    "As much as two thirds of the water in a pond turns to ice.",
    "The weather they share tells them when to bloom.",
    "The question of where one plant ends grows harder the longer we look.",
    "On such small creatures depends a whole community of fish.",
    "A line of people waiting their turn looks fair.",
    "The seats are divided by metal armrests, and young saplings stand behind them.",
    "Sometimes what the garden needs is a dry week.",
    "What the workers objected to was the noise.",
    "A letter that need not be sent today can wait.",
    "The sign that helps the guests find you also keeps you busy.",
    "The price of a silver watch depends on its maker.",
    "The tides next week are higher.",
    "They pulled with all their might to free the boat.",
    "Roses that are seldom watered grow thin.",
    "The old bells respond a little to every storm.",
    "To wait for a while is not to give up.",
    "What a good map does is leave things out.",
    "The pond loses a fish each time one of its kind is caught.",
    "In this light the hills look stranger.",
    "They must decide tomorrow morning.",
    "The guests were told that the gentlemen were late.",
    "The owners bricked up the door, and the peaty ground sank.",
    "The cellar has room for forty barrels.",
    "She helped her sister move house.",
    "A child stood listening at the door.",
    "The jars are opened once enough weeks have gone by.",
    "Tell them the rule, and let others explain it.",
    "Few had read the notice, or even been told of it.",
    "Only the patient enough to wait will see it.",
    "After a flashlight walk through the old mill, everyone was tired.",
    "The wagon ride costs two dollars.",
    "The pause between the end of one turn and the start of the next lasts a second.",
    "Since offering rewards does little, they stopped.",
    "The plan is on its way to becoming a law.",
    "He devoted his life to building with clay.",
    "The rink is open from May to September.",
    "Overnight stays take place every week.",
    "They had to wait a year.",
    "When tailors demanded a wider cloth, the weavers built new looms.",
    "The play lasts ten minutes when read aloud.",
    "His book is entitled The Fall of a Sparrow.",
    "She was appointed curator of birds, and he was taken prisoner.",
    "She tied for sixth place and later studied painting.",
    "It was then a young and neglected field.",
    "The pupil stays level with the horizon.",
    "He saw the poor, and these led to his first great paintings.",
    "It was one of the first rock and roll records.",
    "The list tells you where the plates ought to be.",
    "The pen is still called a biro, and he sang mornas, the slow songs of the islands.",
    "He was given a medal on his sickbed.",
  ])("%s", (text) => expect(found(text)).toEqual([]));

  it("is left alone in thousands of our own sentences", () => {
    const folder = join(import.meta.dirname, "../../data/examples");
    const sentences = readdirSync(folder).flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .flatMap((line) => line.split("\t")[2] ?? []),
    );
    expect(sentences.length).toBeGreaterThan(2000);
    expect(sentences.flatMap(found)).toEqual([]);
  });
});

it("says what is wrong with the particle that the word takes", () => {
  const [first] = proofread(analyse("They must tells the others."));
  expect(first?.message).toBe("'must' 뒤에는 동사원형 'tell'을 써요.");
});

it("says where a subject or a verb is missing, without a guess at it", () => {
  expect(found("It gets worse before starts to improve.")).toEqual(["before starts→null"]);
  expect(found("These cells also one longer arm.")).toEqual(["also→null"]);
  expect(found("The taxi hooting.")).toEqual(["The taxi hooting→null"]);
});

it("offers no fix where several are possible", () => {
  expect(found("It can studied in many ways.")).toEqual(["studied→null"]);
  expect(found("They could nothing to prevent it.")).toEqual(["could nothing→null"]);
});

it("finds each error where it stands, in the order of the text", () => {
  const text = "There are three type of bees.\nThey lives in the the garden.";
  const findings = proofread(analyse(text));
  expect(findings.map(({ start, end }) => text.slice(start, end))).toEqual([
    "type",
    "lives",
    "the the",
  ]);
});

it("takes a common word that the dictionary lacks for no misspelling", () => {
  expect(found("They read it in the media that day.")).toEqual([]);
});

it("takes a name or a recurring term for no misspelling", () => {
  expect(found("The tree Castilla elastica gives rubber.")).toEqual([]);
  expect(found("A courious is a small tool. The courious is made of wood.")).toEqual([]);
});

it("is bounded on a text of nothing but errors", () => {
  expect(proofread(analyse("The the cat are here. ".repeat(800))).length).toBe(100);
});
