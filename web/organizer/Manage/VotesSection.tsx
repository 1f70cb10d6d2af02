import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { VotesSection_group$key } from "../../__generated__/group_admin/VotesSection_group.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Section } from "./Section.tsx";

/** Where the circle votes: about members while its cycle runs, and on its own page once it is complete (D84, D122). */
export function VotesSection(props: { group: VotesSection_group$key }) {
  const { t } = useTranslation("manage");
  const group = useFragment(
    graphql`
      fragment VotesSection_group on groups {
        group_id
        name
        short_id
        status
        url_slug
      }
    `,
    props.group,
  );
  const isComplete = group.status === "completed";
  const isRunning = group.status === "started";
  return (
    <Section id="votes" title={t("votes.title")}>
      <chakra.p color="fg.muted" textStyle="sm">
        {t(isComplete ? "votes.text" : isRunning ? "votes.running" : "votes.later")}
      </chakra.p>
      {isComplete && (
        <ButtonLink variant="outline" size="sm" alignSelf="flex-start" to={groupPath(group)}>
          {t("toGroup")}
        </ButtonLink>
      )}
      {isRunning && (
        <ButtonLink variant="outline" size="sm" alignSelf="flex-start" to="/messages?tab=votes">
          {t("votes.toVotes")}
        </ButtonLink>
      )}
    </Section>
  );
}
