import { endpoints } from "@pulda/contract";
import { Failure, invalid, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { Clock } from "../service/clock.ts";
import type { CodeThrottle } from "../share/code-throttle.ts";
import { NO_CLASS, type ClassStore } from "./classes.ts";

const NO_MEMBER = notFound("학생을 찾을 수 없어요.");
const NO_KEY = invalid("code", "번호를 써 주세요.");
const NOT_FOUND = notFound(
  "반을 찾을 수 없어요. 링크나 번호를 다시 확인하거나 선생님께 물어봐 주세요.",
);

interface Parts {
  readonly classes: ClassStore;
  readonly codes: CodeThrottle;
  readonly clock: Clock;
}

export function classRoutes(http: HttpContext, { classes, codes, clock }: Parts): void {
  mount(http, endpoints.classCreate, ({ user, input }) =>
    classes.create(user.id, input.title, clock.now()),
  );
  mount(http, endpoints.classEdit, async ({ user, input }) =>
    (await classes.edit(user.id, input.class_id, input.title)) ? undefined : NO_CLASS,
  );
  mount(http, endpoints.classRemove, async ({ user, input }) =>
    (await classes.remove(user.id, input.class_id)) ? undefined : NO_CLASS,
  );
  mount(http, endpoints.classList, ({ user }) => classes.list(user.id));
  mount(
    http,
    endpoints.classGet,
    async ({ user, input }) => (await classes.get(user.id, input.id, clock.now())) ?? NO_CLASS,
  );

  mount(http, endpoints.classMemberAppend, ({ user, input }) =>
    classes.addMembers(user.id, input.class_id, input.members),
  );
  mount(http, endpoints.classMemberEdit, async ({ user, input: { member_id, ...person } }) =>
    (await classes.editMember(user.id, member_id, person)) ? undefined : NO_MEMBER,
  );
  mount(http, endpoints.classMemberRemove, async ({ user, input }) =>
    (await classes.removeMember(user.id, input.member_id)) ? undefined : NO_MEMBER,
  );

  mount(
    http,
    endpoints.classInvite,
    async ({ user, input }) =>
      (await classes.invite(user.id, input.class_id, input.on, clock.now())) ?? NO_CLASS,
  );

  /** The class of a link or a code; wrong codes are counted by the network that they come from. */
  async function classOf(
    { token, code }: { token?: string | undefined; code?: string | undefined },
    address: string,
  ) {
    if (token !== undefined) return (await classes.find({ token }, clock.now())) ?? NOT_FOUND;
    if (code === undefined) return NO_KEY;
    const found = await codes.look(address, () => classes.find({ code }, clock.now()));
    return found ?? NOT_FOUND;
  }

  mount(http, endpoints.classFind, async ({ user, input, request }) => {
    const found = await classOf(input, request.ip);
    if (found instanceof Failure) return found;
    return { title: found.title, joined: await classes.isMember(found.id, user.id) };
  });
  mount(http, endpoints.classJoin, async ({ user, input, request }) => {
    const found = await classOf(input, request.ip);
    if (found instanceof Failure) return found;
    const { name, number } = input;
    return classes.join(user.id, found.id, { name, number }, clock.now());
  });
  mount(http, endpoints.classLeave, async ({ user, input }) =>
    (await classes.leave(user.id, input.class_id)) ? undefined : NO_CLASS,
  );

  mount(
    http,
    endpoints.classTeacherInvite,
    async ({ user, input }) =>
      (await classes.inviteTeacher(user.id, input.class_id, clock.now())) ?? NO_CLASS,
  );
  mount(http, endpoints.classTeacherJoin, ({ user, input }) =>
    classes.joinAsTeacher(user.id, input.token, clock.now()),
  );
  mount(http, endpoints.classTeacherRemove, async ({ user, input }) => {
    const removed = await classes.removeTeacher(user.id, input.class_id, input.user_id);
    return removed === true ? undefined : removed;
  });
}
