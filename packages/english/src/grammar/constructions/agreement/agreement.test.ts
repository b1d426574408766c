import { testConstructions } from "../../../../test/constructions.ts";

testConstructions(
  "agreement",
  [
    // clause agreement
    ["And the roof of the house that they own is old.", "subject-verb-agreement: is→are"],
    ["Nobody in the towns knows the way.", "subject-verb-agreement: knows→know"],
    // far agreement
    ["To meet that man that she loves is hard.", "subject-verb-agreement: is→are"],
    ["The tools the old workers had used were old.", "subject-verb-agreement: were→was"],
    ["Some of them number the boxes.", "subject-verb-agreement: number→numbers"],
    ["To take the test was hard.", "subject-verb-agreement: was→were"],
    // inverted agreement
    ["In the hall hangs nothing but a coat.", "subject-verb-agreement: hangs→hang"],
    ["Between them lies nothing.", "subject-verb-agreement: lies→lie"],
    ["The lake is deep, but in it lives a fish.", "subject-verb-agreement: lives→live"],
    ["In the box lies the answer she wanted.", "subject-verb-agreement: lies→lie"],
    // partitive
    ["Almost all of us want to win.", "subject-verb-agreement: want→wants"],
    ["Much of it was lost.", "subject-verb-agreement: was→were"],
    // phrase subject
    ["One of them was late.", "subject-verb-agreement: was→were"],
    ["The idea that using old tools helps is wrong.", "subject-verb-agreement: is→are"],
    ["However, closing the gate helps.", "subject-verb-agreement: helps→help"],
  ],
  [
    // clause agreement
    ["Three weeks in the house were enough.", "subject-verb-agreement: were→was"],
    // inverted agreement
    ["On the wall hangs the sheep.", "subject-verb-agreement: hangs→hang"],
    ["In this town men live a quiet life.", "subject-verb-agreement: live→lives"],
    // phrase subject
    ["They say that during the night he works.", "subject-verb-agreement: works→work"],
    // far agreement
    ["To walk the dog a man needs legs.", "subject-verb-agreement: needs→need"],
    // partitive
    ["The gap between the two lies, he said, is wide.", "subject-verb-agreement: lies→lie"],
    [
      "The gap between the two lies in what they say and hurts.",
      "subject-verb-agreement: lies→lie",
    ],
  ],
);
