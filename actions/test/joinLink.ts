import type { TestGroup } from "./factories.ts";
import type { TestService } from "./testService.ts";

/** For tests: makes a join link of a group, by its admin. */
export async function makeLink(
  service: TestService,
  { admin, groupId }: TestGroup,
): Promise<{ id: string; path: string; token: string }> {
  const { body, status } = await service.callAction("create_join_link", { group_id: groupId }, { as: admin.userId });
  if (status !== 200) throw new Error(`no link: ${body.message}`);
  const path = String(body["path"]);
  return {
    id: String(body["join_link_id"]),
    path,
    token: new URL(path, "https://circle.test").searchParams.get("link")!,
  };
}

/** For tests: somebody follows a join link. */
export const openLink = (service: TestService, group: TestGroup, token: string, userId: string) =>
  service.callAction("open_join_link", { group_key: group.slug, token }, { as: userId });
