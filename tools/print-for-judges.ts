/** A printed question as the judging scripts read it: without points, line breaks between parts only, and glosses. */
export function withoutGloss(question: string): string {
  return question
    .split("\n")
    .filter((line) => !/^\* [a-z' -]+: /iu.test(line))
    .join("\n")
    .replace(/ \([\d.]+점\)\n/u, "\n");
}
