import { endpoints } from "@pulda/contract";
import type { Engine } from "../engine/engine.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { dateOf } from "@pulda/question";
import { forecastOf } from "../word/forecast.ts";
import { calendarOf, periodsOf } from "./periods.ts";
import { growthOf, tallyGroups, tallyOf } from "./progress.ts";
import type { StudyStore } from "./store.ts";
import { streakOf } from "./streak.ts";

const FORECAST_DAYS = 30;

/** Study statistics (학습 현황): activity, accuracy, and the forecast of reviews. */
export function studyRoutes(http: HttpContext, study: StudyStore, engine: Engine): void {
  mount(http, endpoints.studyStats, async ({ user, input }) => {
    const today = { now: new Date().toISOString(), zone: input.zone };
    const date = dateOf(today.now, today.zone);
    const activity = await study.activity(user.id, today.zone);
    const days = new Map(activity.map((day) => [day.day, day]));
    const due = await study.due(user.id, today, FORECAST_DAYS);
    const rules = forecastOf(due.rules, date, FORECAST_DAYS);
    return {
      streak: streakOf(days.keys(), date),
      calendar: calendarOf(date).map((day) => days.get(day) ?? { day, answers: 0, reviews: 0 }),
      forecast: forecastOf(due.words, date, FORECAST_DAYS).map(({ day, count }, at) => ({
        day,
        words: count,
        rules: rules[at]?.count ?? 0,
      })),
    };
  });

  mount(http, endpoints.studyProgress, async ({ user, input }) => {
    const today = { now: new Date().toISOString(), zone: input.zone };
    const periods = periodsOf(dateOf(today.now, today.zone), input.days);
    const { types, rules } = await study.answers(user.id, today, input.days);
    const words = await study.words(user.id, today.zone);
    return {
      periods,
      accuracy: {
        all: tallyOf(types, periods),
        types: tallyGroups(types, periods, (await engine.about()).types),
        // rules that are no grammar have no lesson, and the type stands for them
        rules: tallyGroups(rules, periods, await engine.grammar()),
      },
      words: {
        listed: growthOf(words.listed, periods),
        known: growthOf(words.known, periods),
      },
    };
  });
}
