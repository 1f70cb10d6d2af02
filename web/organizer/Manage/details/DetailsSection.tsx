import { chakra, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { DetailsSection_group$key } from "../../../__generated__/group_admin/DetailsSection_group.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpened } from "../../../ui/useOpened.ts";
import { EditButton } from "../EditButton.tsx";
import { manageAnswers } from "../manageAnswers.ts";
import { LockedReason, Section } from "../Section.tsx";
import { Look } from "./Look.tsx";
import { DetailsForm, type LongestWords } from "./DetailsForm.tsx";

/** Name, description, place and rules: words, which may change at any time (D89). */
export function DetailsSection(props: {
  group: DetailsSection_group$key;
  longest: LongestWords;
  /** How many link names a circle may have in its life (D6). */
  mostLinkNames: number;
}) {
  const { t } = useTranslation("manage");
  const { opened: isOpen, open, close } = useOpened<true>();
  const group = useFragment(
    graphql`
      fragment DetailsSection_group on groups {
        description
        group_id
        location
        may_manage
        name
        rules
        ...Look_group
      }
    `,
    props.group,
  );
  const answer = manageAnswers(group.may_manage)("edit_details");
  return (
    <Section
      id="details"
      title={t("details.title")}
      isOpen={isOpen !== null}
      action={answer.allowed && !isOpen && <EditButton of={t("details.title")} onPress={() => open(true)} />}
    >
      {isOpen ? (
        <DetailsForm group={group} longest={props.longest} onClose={close} />
      ) : (
        <Stack gap="2">
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {group.name}
          </chakra.p>
          {group.location && <chakra.p color="fg.muted">{group.location}</chakra.p>}
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" color={group.description ? undefined : "fg.muted"}>
            {group.description || t("details.noDescription")}
          </chakra.p>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" color="fg.muted">
            {group.rules || t("details.noRules")}
          </chakra.p>
        </Stack>
      )}
      {!answer.allowed && <LockedReason refusal={answer.refusal} />}
      <Look group={group} longestLinkName={props.longest.linkName} mostLinkNames={props.mostLinkNames} />
    </Section>
  );
}
