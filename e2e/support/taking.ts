/** Helpers of the journeys that take an exam. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { Attempt, SavedResponse } from "@pulda/contract";

/** Starts an attempt through the API. */
export async function startAttempt(
  request: APIRequestContext,
  examId: number,
  mode: "practice" | "test",
  fields: object = {},
): Promise<Attempt> {
  const started = await request.post("/api/v1/attempt/start", {
    data: { exam_id: examId, mode, ...fields },
  });
  const { code, result } = await started.json();
  expect(code).toBe(200);
  return result;
}

/** Opens the taking page of an attempt. */
export async function openAttempt(page: Page, { id, exam_id }: Attempt): Promise<void> {
  await page.goto(`/exam/${exam_id}/attempt/${id}`);
  await expect(page.getByRole("navigation", { name: "문항" })).toBeVisible();
}

/** Moves the deadline of an attempt into the past in the server's database. */
export function passDeadline(id: number): void {
  const folder = process.env["PULDA_E2E_DATA"] ?? "";
  const database = new DatabaseSync(join(folder, "pulda.sqlite"), { timeout: 60_000 });
  const past = new Date(Date.now() - 60_000).toISOString();
  const { changes } = database
    .prepare("update attempt set deadline = ? where id = ?")
    .run(past, id);
  database.close();
  expect(changes).toBe(1);
}

/** The attempt as the server has stored it. */
export async function storedAttempt(request: APIRequestContext, id: number): Promise<Attempt> {
  return (await (await request.get(`/api/v1/attempt/${id}`)).json()).result;
}

/** The stored choices by question id. */
export function choicesOf({ responses }: { responses: readonly SavedResponse[] }) {
  return Object.fromEntries(
    responses.map(({ question_id, response }) => [
      question_id,
      "choice" in response ? response.choice : response,
    ]),
  );
}

/** The button of a question in the navigation at the top. */
export const numberButton = (page: Page, number: number, state: string | RegExp) =>
  page.getByRole("button", {
    name: typeof state === "string" ? `${number}번, ${state}` : state,
    exact: true,
  });

/** The numbers of the questions that are answered by a choice number. */
export function choiceQuestions({ questions }: Attempt): number[] {
  return questions.flatMap(({ shape }, at) =>
    shape === "choose" || shape === "mark" ? [at + 1] : [],
  );
}
