import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { Look_group$key } from "../../../__generated__/group_admin/Look_group.graphql.ts";
import { groupSlug, isOwnLink } from "../../../../schema/groupSlug.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useHeadsForm } from "../../../ui/useHeadsForm.ts";
import { useOpened } from "../../../ui/useOpened.ts";
import { EditButton } from "../EditButton.tsx";
import { manageAnswers } from "../manageAnswers.ts";
import { LockedReason } from "../Section.tsx";
import { lazyPart } from "../../../start/lazyPart.tsx";

/** Loaded with the first press. */
const LookForm = lazyPart(async () => (await import("./LookForm.tsx")).LookForm);

/** The circle's own link name and accent colour, where the admin's plan has them (D6). */
export function Look(props: { group: Look_group$key; longestLinkName: number; mostLinkNames: number }) {
  const { t } = useTranslation("manage");
  const { opened: isOpen, open, close } = useOpened<true>();
  const group = useFragment(
    graphql`
      fragment Look_group on groups {
        accent_color
        group_id
        may_manage
        name
        short_id
        url_slug
      }
    `,
    props.group,
  );
  const answer = manageAnswers(group.may_manage)("set_group_look");
  const heading = useHeadsForm<HTMLHeadingElement>(isOpen !== null);
  const isOwn = isOwnLink(group.url_slug, group.short_id);
  return (
    <Stack gap="3" pt="4" borderTopWidth="1px" borderColor="border">
      <HStack justify="space-between" gap="3">
        <chakra.h3 fontWeight="semibold" {...heading}>
          {t("look.title")}
        </chakra.h3>
        {answer.allowed && !isOpen && <EditButton of={t("look.title")} onPress={() => open(true)} />}
      </HStack>
      {isOpen ? (
        <Suspense fallback={null}>
          <LookForm
            groupId={group.group_id}
            linkName={isOwn ? group.url_slug : ""}
            unnamed={isOwn ? groupSlug(group.name, group.short_id) : group.url_slug}
            accent={group.accent_color ?? ""}
            longestLinkName={props.longestLinkName}
            mostLinkNames={props.mostLinkNames}
            onClose={close}
          />
        </Suspense>
      ) : (
        <HStack gap="3" color="fg.muted" textStyle="sm">
          {group.accent_color && (
            <chakra.span
              boxSize="6"
              flexShrink="0"
              borderRadius="full"
              borderWidth="1px"
              borderColor="border.emphasized"
              style={{ background: group.accent_color }}
              aria-hidden
            />
          )}
          <chakra.span overflowWrap="anywhere">
            {`/g/${group.url_slug}`}
            {!group.accent_color && ` · ${t("look.noAccent")}`}
          </chakra.span>
        </HStack>
      )}
      {!answer.allowed && <LockedReason refusal={answer.refusal} />}
    </Stack>
  );
}
