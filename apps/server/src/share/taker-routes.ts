/** Taking a share, by a link or a code, with an account or without one. */
import { CODE, endpoints } from "@pulda/contract";
import { attemptView } from "../attempt/result/score.ts";
import { conflict, Failure, invalid, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { SignedIn } from "../http/sessions.ts";
import type { Clock } from "../service/clock.ts";
import type { UserStore } from "../user/store.ts";
import type { ShareEvents } from "./board/share-events.ts";
import type { CodeThrottle } from "./code-throttle.ts";
import type { TakerStore } from "./takers.ts";
import type { ShareRow } from "./share-row.ts";

const NO_SHARE = notFound(
  "문제집을 찾을 수 없어요. 링크나 번호를 다시 확인하거나 선생님께 물어봐 주세요.",
);
const NO_KEY = invalid("code", "번호를 써 주세요.");
const NAME_FIRST = { field: "name", message: "이름을 써 주세요." };
const NUMBER_FIRST = { field: "number", message: "번호를 써 주세요." };
const SIGN_IN = new Failure(CODE.unauthorized, "로그인한 학생만 풀 수 있는 문제집이에요.");
const NOT_ENTERED = notFound("아직 이 문제집에 들어오지 않았어요.");
const NO_GUEST = conflict("옮길 풀이가 없어요.");

export interface TakerParts {
  readonly takers: TakerStore;
  readonly codes: CodeThrottle;
  readonly users: UserStore;
  readonly events: ShareEvents;
  readonly clock: Clock;
}

export function takerRoutes(
  http: HttpContext,
  { takers, codes, users, events, clock }: TakerParts,
): void {
  /** The share of a link or a code; wrong codes are counted by the network that they come from. */
  async function shareOf(
    { token, code }: { token?: string | undefined; code?: string | undefined },
    address: string,
  ): Promise<ShareRow | Failure> {
    if (token !== undefined) return (await takers.find({ token }, clock.now())) ?? NO_SHARE;
    if (code === undefined) return NO_KEY;
    const found = await codes.look(address, () => takers.find({ code }, clock.now()));
    return found ?? NO_SHARE;
  }

  const memberOf = async (share: ShareRow, user: SignedIn | null) =>
    user && !user.isGuest && share.class_id !== null
      ? takers.member(share.class_id, user.id)
      : null;

  mount(http, endpoints.guestFind, async ({ user, input, request }) => {
    const share = await shareOf(input, request.ip);
    if (share instanceof Failure) return share;
    const taker = user && (await takers.taker(share.id, user.id));
    const member = await memberOf(share, user);
    return {
      title: share.title,
      asks_number: share.asks_number === 1,
      requires: share.requires,
      entered: taker !== null,
      known_as: member && { name: member.name, number: member.number },
      // Who has come by the code and has not entered learns nothing that outlasts it.
      token: taker || input.token !== undefined ? share.token : null,
    };
  });

  mount(http, endpoints.guestEnter, async ({ user, input, request, reply }) => {
    const share = await shareOf(input, request.ip);
    if (share instanceof Failure) return share;
    const before = user && (await takers.taker(share.id, user.id));
    if (before) return takers.view(share, before, clock.now());
    if (share.requires === "account" && (!user || user.isGuest)) return SIGN_IN;
    const member = await memberOf(share, user);
    const { name, number } = member ?? input;
    const missing = [
      ...(share.asks_number === 1 && number === "" && !member ? [NUMBER_FIRST] : []),
      ...(name === undefined ? [NAME_FIRST] : []),
    ];
    if (name === undefined || missing.length > 0)
      return new Failure(CODE.invalid, missing[0]!.message, { errors: missing });
    const who = { userId: user?.id ?? null, name, number };
    const tooMany = user ? null : await codes.enter(request.ip, share.id);
    if (tooMany) return tooMany;
    const taker = await takers.enter(share, who, clock.now());
    if (taker instanceof Failure) return taker;
    if (!user) {
      const by = { method: "guest", confirmedAt: null } as const;
      await http.guests.start(taker.user_id, request, reply, by);
    }
    events.announce(share.id);
    return takers.view(share, taker, clock.now());
  });

  mount(http, endpoints.givenGet, async ({ user, input }) => {
    const share = await takers.find(input, clock.now());
    if (!share) return NO_SHARE;
    const taker = await takers.taker(share.id, user.id);
    return taker ? takers.view(share, taker, clock.now()) : NOT_ENTERED;
  });

  mount(http, endpoints.givenStart, async ({ user, input, spendItems }) => {
    const share = await takers.find({ token: input.token }, clock.now());
    if (!share) return NO_SHARE;
    const taker = await takers.taker(share.id, user.id);
    if (!taker) return NOT_ENTERED;
    const attempt = await takers.start(share, taker, clock.now(), input.paper);
    if (attempt instanceof Failure) return attempt;
    events.announce(share.id);
    return (await spendItems(attempt.items.length)) ?? attemptView(attempt, clock.now());
  });

  mount(http, endpoints.assignmentList, ({ user }) => takers.assignments(user.id, clock.now()));

  mount(http, endpoints.guestClaim, async ({ user, request, reply }) => {
    const guest = await http.guests.find(request, reply);
    const row = guest && (await users.find(guest.id));
    if (!row) return NO_GUEST;
    const { attempts } = await users.countOwned(row.id);
    await users.claim(row, user.id);
    await http.guests.end(request, reply);
    return { attempts };
  });

  mount(http, endpoints.givenLeave, async ({ request, reply }) => {
    await http.guests.end(request, reply);
    return undefined;
  });
}
