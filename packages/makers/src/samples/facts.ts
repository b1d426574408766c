/** A life and a notice. */
import type { Sample } from "./sample.ts";

export const FACTS: readonly Sample[] = [
  {
    kind: "life",
    title: "A life",
    text: "Clara Whitmore was born in 1867 in a small fishing town in Nova Scotia. Her father, a ship's carpenter, taught her to read maps before she could write her own name. When she was twelve, the family moved to Boston, where she worked in a shoe factory during the day and attended evening classes. At the age of twenty-one, she entered Smith College with the help of a scholarship. After graduating in 1892, she became a science teacher at a girls' high school in Chicago. In 1901 she published her first book, a guide to the birds of the Great Lakes. It sold more than fifty thousand copies. She never married and spent every summer collecting plants on Isle Royale. In 1915 she became the first woman to lead the Midwest Botanical Society. She died in 1938 at the age of seventy-one. A species of wild iris was named after her.",
  },
  {
    kind: "notice",
    title: "A notice",
    text: "Riverside Night Market Volunteers Wanted\n\nJoin our team and help make this year's market a success!\n\nWhen: Every Friday in June, 5:30 p.m. - 9:30 p.m.\nWhere: Riverside Park, next to the boat house\nWho can apply: Residents aged 16 or older\n\nWhat you will do\n- Set up tables and lights\n- Guide visitors to parking areas\n- Collect recyclable trash\n\nBenefits\n- All volunteers will receive a T-shirt and a meal voucher.\n- A certificate will be given to those who work on at least three nights.\n\nHow to apply\n- Fill out the application form on our website by May 20.\n- Applicants under 18 must submit a letter of permission from a parent.\n- A training session will be held on May 27. Attendance is required.\n\nIn case of rain, the market will be canceled. For more information, call 555-0117.",
  },
];
