/** Takes what was answered before signing up into the account: a copy of the example, with those answers. */
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/queries.ts";
import { notify } from "../../notices/notice.ts";
import { dropTrialAnswers, loadTrialAnswers } from "./trial-storage.ts";

/** Does nothing where nothing was answered; what fails is left on the device for the next time. */
export async function keepTrial(): Promise<void> {
  const trial = loadTrialAnswers();
  if (!trial || Object.keys(trial.choices).length === 0) return;
  // two tabs would take it twice
  dropTrialAnswers();
  const opened = await call("libraryOpen", { slug: trial.slug });
  if (!opened.ok) return;
  const exam_id = opened.result.id;
  const started = await call("attemptStart", { exam_id, mode: "practice" });
  if (!started.ok) return;
  const { id, questions } = started.result;
  const answerable = questions.filter(({ shape }) => shape === "choose" || shape === "mark");
  for (const [position, choice] of Object.entries(trial.choices)) {
    const question = answerable[Number(position) - 1];
    if (question)
      await call("attemptAnswer", { id, question_id: question.id, response: { choice } });
  }
  await queryClient.invalidateQueries();
  notify({ message: "풀어 본 문항을 ‘만든 문제집’에 담아 두었어요." });
}
