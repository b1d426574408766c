import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { make } from "../../exam/assemble.ts";
import { mayContradict } from "./groups.ts";
import { particularsIn, noticeOf } from "./notice-particulars.ts";
import { dateOf, numberOf, sumOf, timeOf, weekdaysOf } from "./values.ts";

const particulars = (text: string) => particularsIn(noticeOf(analyse(text)));
const statements = (text: string): string[] => particulars(text).map(({ statement }) => statement);
const wrongOf = (text: string, id: string): readonly string[] =>
  particulars(text).find((one) => one.id === id)?.false ?? [];

const NOTICE = [
  "Fern Valley Bird Camp",
  "Spend a day with the birds of the valley!",
  "When: Saturday, May 18, 9 a.m. – 3:30 p.m.",
  "Ages: 11 – 14",
  "Tickets",
  "- Adults: $14",
  "- Students: $10",
  "Registration",
  "- Sign up at www.fernvalley.org by Friday, May 10.",
  "- Only 24 places are available, on a first-come, first-served basis.",
  "Notes",
  "- Lunch and a T-shirt are included.",
  "- If it rains, the camp will be held the next day.",
  "- Dogs are not allowed.",
].join("\n");

describe("values", () => {
  it("are said as Korean says them", () => {
    expect(dateOf("Saturday, May 18")).toBe("5월 18일 토요일");
    expect(timeOf("7:30 p.m.")).toBe("오후 7시 30분");
    expect(timeOf("17 a.m.")).toBeNull();
    expect(sumOf("$15.00")).toBe("15달러");
    expect(sumOf("£4")).toBe("4파운드");
    expect(numberOf("sixteen")).toBe(16);
    expect(weekdaysOf("Saturday and Sunday")).toBe("토요일과 일요일");
  });
});

describe("what a notice states", () => {
  it("is found in its order", () => {
    expect(statements(NOTICE)).toEqual([
      "5월 18일 토요일에 열린다.",
      "오전 9시부터 오후 3시 30분까지 진행된다.",
      "11세부터 14세까지 참가할 수 있다.",
      "성인 요금은 14달러이다.",
      "학생 요금은 10달러이다.",
      "5월 10일 금요일까지 신청해야 한다.",
      "온라인으로 신청할 수 있다.",
      "24명까지만 참가할 수 있다.",
      "선착순으로 참가자를 받는다.",
      "요금에는 점심이 포함되어 있다.",
      "요금에는 티셔츠가 포함되어 있다.",
      "비가 오면 날짜가 미뤄진다.",
      "개는 데려올 수 없다.",
    ]);
  });

  it("is taken for what the notice says of something else", () => {
    expect(wrongOf(NOTICE, "price-학생")).toEqual(["학생 요금은 14달러이다."]);
    expect(wrongOf(NOTICE, "deadline")[0]).toBe("5월 18일까지 신청해야 한다.");
  });

  it("is left out where it holds of a part alone", () => {
    for (const line of [
      "Tickets for the final cost $10.",
      "A lost key costs $20.",
      "Simple repairs take about 20 minutes.",
      "To reserve a bicycle, sign up at the park office by July 20.",
      "You must be at least 150 cm tall.",
      "Cancellations made by July 8 will be refunded in full.",
      "Bring your own mug and get $1 off any hot drink.",
      "Date: October 4 and 5",
    ])
      expect(statements(line)).toEqual([]);
  });

  it("is left out where it is denied, or said of another thing", () => {
    for (const line of [
      "Registration by phone is not accepted.",
      "Tickets are not sold online.",
      "Registration opens on May 1.",
      "Time limit: 30 minutes",
      "Word limit: 500",
      "There is no parking fee.",
      "Meals and lodging are not included.",
      "Bicycles are welcome, but motorcycles are not allowed.",
      "Our chef will bring all the ingredients.",
      "You don't need to wear special shoes.",
      "Date: October 2026",
      "First prize: $1,000 gift card",
      "- Tickets for non-members: $8",
      "Half marathon (21.1 km): $50",
      "Members are free to bring a guest.",
      "Only 4 tickets per person will be sold.",
      "Drivers must be at least 21 years old.",
      "Phone calls must not exceed 10 minutes.",
      "The tour lasts 2 hours and 30 minutes.",
      "The museum is closed on Monday, May 5.",
    ])
      expect([line, ...statements(line)]).toEqual([line]);
  });

  it("is said of the half of the day that is meant", () => {
    expect(statements("Time: 10:30 – 12:30 p.m.")[0]).toBe(
      "오전 10시 30분부터 오후 12시 30분까지 진행된다.",
    );
    expect(statements("Time: 9 – 5 p.m.")[0]).toBe("오전 9시부터 오후 5시까지 진행된다.");
    expect(statements("Time: 1 – 3 p.m.")[0]).toBe("오후 1시부터 오후 3시까지 진행된다.");
  });

  it("names what is sent in, and applies where others take part", () => {
    expect(
      statements("Photo Contest\nEach participant may submit only one photo. First prize: $50."),
    ).toContain("한 사람이 사진을 한 장만 낼 수 있다.");
    expect(
      statements("We are looking for volunteers. Volunteers must be at least 16 years old."),
    ).toContain("16세 이상이어야 지원할 수 있다.");
  });

  it("is stated by neither of two lines that differ", () => {
    expect(statements("Adults: $5 before noon\nAdults: $8")).toEqual([]);
  });
});

describe("particulars of which one shows that another was changed", () => {
  it("are known", () => {
    expect(mayContradict("ages", "accompanied")).toBe(true);
    expect(mayContradict("price-성인", "price-학생")).toBe(false);
    expect(mayContradict("weather", "pets")).toBe(false);
  });
});

describe("an item", () => {
  it("has four statements of the notice and a false one, in its order", () => {
    for (let seed = 0; seed < 10; seed++) {
      const [item] = make({
        passages: [{ text: NOTICE }],
        types: [{ type: "content-match-korean", count: 1 }],
        seed,
        level: 3,
      }).items;
      const known = statements(NOTICE);
      const options = "options" in item! ? item.options.map(({ cells: [text] }) => text!) : [];
      const key = "choice" in item!.key ? item!.key.choice : 0;
      expect(options).toHaveLength(5);
      expect(known).not.toContain(options[key - 1]);
      const others = options.filter((_, at) => at !== key - 1).map((text) => known.indexOf(text));
      expect(others).toEqual(others.toSorted((a, b) => a - b));
      expect(others).not.toContain(-1);
      const right = particulars(NOTICE).find(({ false: wrong }) =>
        wrong.includes(options[key - 1]!),
      );
      expect(item!.explanation).toContain(`'${right?.statement}'라고 해야 맞아요.`);
    }
  });
});
