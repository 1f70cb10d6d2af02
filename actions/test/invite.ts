import type { TestGroup } from "./factories.ts";
import type { TestService } from "./testService.ts";

/** For tests: invites somebody to a group, by its admin unless said otherwise. Answers with the invitation's id. */
export async function invite(
  service: TestService,
  { admin, groupId }: TestGroup,
  { by = admin.userId, ...whom }: { by?: string } & ({ userId: string } | { email: string }),
): Promise<string> {
  const { body, status } =
    "email" in whom
      ? await service.callAction("invite_by_email", { group_id: groupId, email: whom.email }, { as: by })
      : await service.callAction("invite_person", { group_id: groupId, user_id: whom.userId }, { as: by });
  if (status !== 200) throw new Error(`not invited: ${body.message}`);
  return String(body["invitation_id"]);
}
