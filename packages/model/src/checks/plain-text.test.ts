import { expect, it } from "vitest";
import { englishProblem, koreanProblem } from "./plain-text.ts";

it.each([
  "the role of silence in speech",
  "What Makes a Map Useful?",
  "hopeful → disappointed",
  "Mind the Gap: Why 1 + 1 Is Not 3",
])("takes plain English: %s", (text) => {
  expect(englishProblem(text, "The option")).toBeNull();
});

it.each([
  ["<b>bold</b> claims", "plain-text"],
  ["a **strong** claim", "plain-text"],
  ["see https://example.org", "plain-text"],
  ["a claim\u202e backwards", "plain-text"],
  ["a happy claim 😀", "plain-text"],
  ["a claim ", "plain-text"],
  ["a claim,", "plain-text"],
  ["침묵의 역할", "one-language"],
  ["the role of 沈默", "one-language"],
  ["the role of молчание", "one-language"],
  ["42", "one-language"],
])("refuses %j as an English option", (text, check) => {
  expect(englishProblem(text, "The option")?.check).toBe(check);
});

it.each([
  "침묵도 대화의 일부로 받아들여야 한다.",
  "글쓴이는 'silence'를 대화의 일부로 보아요.",
  "Edwin은 상자를 또 들려는 Hugh를 말렸다.",
  "'A copy presented as one's own idea is a lie'라는 문장이 강해서 착각하기 쉬워요.",
])("takes natural Korean: %s", (text) => {
  expect(koreanProblem(text, "The text", { mayHoldEnglish: true })).toBeNull();
});

it.each([
  ["Silence is part of speech.", "korean"],
  ["silence는 part of speech예요.", "korean"],
  ["침묵을(를) 받아들여야 해요.", "korean"],
  ["침묵は 금이에요.", "one-language"],
])("refuses %j as Korean", (text, check) => {
  expect(koreanProblem(text, "The text")?.check).toBe(check);
});

it("wants explanations in 해요체", () => {
  const form = { isExplanation: true };
  expect(koreanProblem("글의 결론과 같아요.", "why", form)).toBeNull();
  expect(koreanProblem("글의 결론과 같죠!", "why", form)).toBeNull();
  expect(koreanProblem("집세가 내렸어요('fell').", "why", form)).toBeNull();
  expect(koreanProblem("글의 결론과 같다.", "why", form)?.reason).toBe(
    "모델이 쓴 해설의 말투가 해요체가 아니에요.",
  );
});
