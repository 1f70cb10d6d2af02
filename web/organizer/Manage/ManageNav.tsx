import { chakra, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ManageNav_group$key } from "../../__generated__/group_admin/ManageNav_group.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";
import { goToSection } from "./goToSection.ts";

/** The sections beside the page, on wide screens: in its order, by the ids and in the words of their headings. */
export function ManageNav(props: { group: ManageNav_group$key }) {
  const { t } = useTranslation("manage");
  const { t: td } = useTranslation("doors");
  const { t: tl } = useTranslation("leaving");
  const { t: to } = useTranslation("organizer");
  const { t: tp } = useTranslation("picture");
  const group = useFragment(
    graphql`
      fragment ManageNav_group on groups {
        may_invite
        status
        leave_requests(where: { status: { _eq: open } }, order_by: { asked_at: asc }) {
          user_id
        }
      }
    `,
    props.group,
  );
  const isPlanned = group.status === "recruiting" || group.status === "ready_to_start";
  const sections = [
    { id: "details", name: t("details.title") },
    { id: "picture", name: tp("title") },
    { id: "admission", name: t("admission.title") },
    { id: "terms", name: t("terms.title") },
    { id: "members", name: t("members.title") },
    group.leave_requests.length > 0 && { id: "leave-requests", name: tl("admin.title") },
    { id: "order", name: t("order.title") },
    { id: "join-requests", name: to("requests.title") },
    { id: "invitations", name: t("invitations.title") },
    group.status === "recruiting" &&
      readMayI(group.may_invite).allowed && { id: "join-links", name: td("links.title") },
    { id: "payments", name: t("payments.title") },
    { id: "timing", name: isPlanned ? to("start.title") : t("timing.title") },
    isPlanned && { id: "timing-more", name: t("timing.more") },
    { id: "votes", name: t("votes.title") },
    { id: "danger", name: t("danger.title") },
  ].filter((section) => section !== false);
  return (
    <chakra.nav aria-label={t("sections")} hideBelow="lg" position="sticky" top="24">
      <Stack as="ul" gap="0.5" listStyleType="none">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <SectionLink onClick={() => goToSection(id)}>{name}</SectionLink>
          </li>
        ))}
      </Stack>
    </chakra.nav>
  );
}

const SectionLink = chakra("button", {
  base: {
    w: "full",
    px: "3",
    py: "1.5",
    textAlign: "start",
    color: "fg.muted",
    borderRadius: "l2",
    cursor: "pointer",
    focusVisibleRing: "outside",
    _hover: { color: "fg", bg: "sunken" },
  },
});
