import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { CoverPart_group$key } from "../../../__generated__/group_admin/CoverPart_group.graphql.ts";
import type { CoverPartMutation } from "../../../__generated__/group_admin/CoverPartMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAction } from "../../../sending/useAction.ts";
import { manageAnswers } from "../manageAnswers.ts";
import { LockedReason } from "../Section.tsx";
import { GivenField } from "./GivenField.tsx";

/** The admin gives the circle a cover where the admin's plan has them, or takes it away on any (D6). */
export function CoverPart(props: { group: CoverPart_group$key; mostMegabytes: number; onChanged: () => void }) {
  const { t } = useTranslation("picture");
  const { cover_url, group_id, may_manage, name } = useFragment(
    graphql`
      fragment CoverPart_group on groups {
        cover_url
        group_id
        may_manage
        name
      }
    `,
    props.group,
  );
  const { isBusy, run } = useAction<CoverPartMutation>(
    graphql`
      mutation CoverPartMutation($group_id: uuid!, $cover_id: uuid) {
        set_group_cover(group_id: $group_id, cover_id: $cover_id) {
          success
        }
      }
    `,
    { failed: t("cover.failed") },
  );
  const answer = manageAnswers(may_manage)("set_group_cover");
  return (
    <Box pt="4" borderTopWidth="1px" borderColor="border">
      <GivenField
        what="cover"
        seed={group_id}
        name={name}
        url={cover_url ?? null}
        mostMegabytes={props.mostMegabytes}
        isBusy={isBusy}
        locked={!answer.allowed && <LockedReason refusal={answer.refusal} />}
        give={async (cover_id) => (await run({ group_id, cover_id })) !== null}
        onChanged={props.onChanged}
      />
    </Box>
  );
}
