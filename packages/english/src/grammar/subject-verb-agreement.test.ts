import { testRule } from "../../test/rule.ts";
import { subjectVerbAgreement } from "./subject-verb-agreement.ts";

testRule(
  subjectVerbAgreement,
  [
    ["The color of the leaves is changing slowly.", "is→are"],
    ["The books on the shelf are old.", "are→is"],
    ["Sitting still takes less energy.", "takes→take"],
    ["The patients were tested twice.", "were→was"],
    ["When the muscles pull, we move.", "pull→pulls"],
    ["The machine makes a loud noise.", "makes→make"],
    ["The main reason for these changes was the weather.", "was→were"],
    ["However, the results have surprised us.", "have→has"],
  ],
  [
    "The family is happy.",
    "A number of students are absent.",
    "There are many books on the table.",
    "Half of the water is gone.",
    "Tom and Mary are friends.",
    "What they need is money.",
    "If the boy were here, we would be happy.",
    "They demanded that the man leave at once.",
    "The team are winning.",
    "Here come the buses.",
    "Bread and butter is my breakfast.",
    "The sheep are in the field.",
    "The majority of the voters were old.",
    "Most of the cake was eaten.",
    "Physics is hard.",
    "The boys, as well as the girl, were late.",
  ],
);
