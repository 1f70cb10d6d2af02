import type { StartedCircle } from "./circle.ts";
import type { ActionAnswer, TestService } from "./testService.ts";

/** A member asks to leave a circle. */
export const ask = (
  service: TestService,
  circle: StartedCircle,
  name: string,
  reason?: string,
): Promise<ActionAnswer> =>
  service.callAction("ask_to_leave", { group_id: circle.groupId, reason }, { as: circle.member(name).userId });

/** The last request of a person to leave. */
export async function requestOf(service: TestService, userId: string) {
  return service.services.db
    .selectFrom("leave_requests")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("asked_at", "desc")
    .executeTakeFirstOrThrow();
}

/** The admin answers the last request of a member. */
export async function answer(
  service: TestService,
  circle: StartedCircle,
  { agree, by, of, words }: { by: string; of: string; agree: boolean; words?: string },
): Promise<ActionAnswer> {
  const { leave_request_id } = await requestOf(service, circle.member(of).userId);
  return service.callAction(
    "answer_leave_request",
    { leave_request_id, agree, answer: words },
    { as: circle.member(by).userId },
  );
}

/** A member asks to leave, and the admin agrees. */
export async function leave(service: TestService, circle: StartedCircle, name: string, admin: string): Promise<void> {
  const asked = await ask(service, circle, name);
  if (asked.status !== 200) throw new Error(`${name} cannot ask to leave: ${asked.body.message}`);
  const answered = await answer(service, circle, { by: admin, of: name, agree: true });
  if (answered.status !== 200) throw new Error(`${name} was not let go: ${answered.body.message}`);
}
