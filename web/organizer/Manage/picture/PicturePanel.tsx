import { Heading, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { PicturePanel_group$key } from "../../../__generated__/group_admin/PicturePanel_group.graphql.ts";
import type { PicturePanelMutation } from "../../../__generated__/group_admin/PicturePanelMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAction } from "../../../sending/useAction.ts";
import { Card } from "../../../ui/Card.tsx";
import { CoverPart } from "./CoverPart.tsx";
import { GivenField } from "./GivenField.tsx";

/** The admin changes the picture of the circle, or takes it away (D91), and below it the cover (D6). */
export function PicturePanel(props: { group: PicturePanel_group$key; mostMegabytes: number; onChanged: () => void }) {
  const { t } = useTranslation("picture");
  const group = useFragment(
    graphql`
      fragment PicturePanel_group on groups {
        group_id
        image_url
        name
        ...CoverPart_group
      }
    `,
    props.group,
  );
  const { isBusy, run } = useAction<PicturePanelMutation>(
    graphql`
      mutation PicturePanelMutation($group_id: uuid!, $picture_id: uuid) {
        set_group_picture(group_id: $group_id, picture_id: $picture_id) {
          success
        }
      }
    `,
    { failed: t("picture.failed") },
  );
  const { group_id } = group;
  return (
    <Card aria-labelledby="picture">
      <Stack gap="4">
        <Heading as="h2" size="md" id="picture">
          {t("title")}
        </Heading>
        <GivenField
          what="picture"
          seed={group_id}
          name={group.name}
          url={group.image_url ?? null}
          mostMegabytes={props.mostMegabytes}
          isLabelled={false}
          isBusy={isBusy}
          give={async (picture_id) => (await run({ group_id, picture_id })) !== null}
          onChanged={props.onChanged}
        />
        <CoverPart group={group} mostMegabytes={props.mostMegabytes} onChanged={props.onChanged} />
      </Stack>
    </Card>
  );
}
