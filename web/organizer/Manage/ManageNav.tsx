import { chakra, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ManageNav_group$key } from "../../__generated__/group_admin/ManageNav_group.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";
import { goToSection } from "./goToSection.ts";

/**
 * The sections of the page, in its order, by the ids and in the words of their headings: on wide screens beside it, on others
 * above it in a row that moves sideways.
 */
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
    <chakra.nav
      aria-label={t("sections")}
      data-no-print
      position={{ base: "relative", lg: "sticky" }}
      top={{ lg: "24" }}
      // To the edge of the window, so that the next one is seen to go on.
      mx={{ base: "-4", lg: "0" }}
      px={{ base: "4", lg: "0" }}
      overflowX={{ base: "auto", lg: "visible" }}
      scrollbarWidth="none"
    >
      <Stack as="ul" direction={{ base: "row", lg: "column" }} gap={{ base: "1.5", lg: "0.5" }} listStyleType="none">
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
    minH: { base: "10", lg: "auto" },
    px: { base: "3.5", lg: "3" },
    py: "1.5",
    bg: { base: "surface", lg: "transparent" },
    borderWidth: { base: "1px", lg: "0" },
    borderRadius: { base: "full", lg: "l2" },
    textAlign: "start",
    color: "fg.muted",
    whiteSpace: { base: "nowrap", lg: "normal" },
    cursor: "pointer",
    // The row cuts off what stands outside of it.
    focusVisibleRing: "inside",
    _hover: { color: "fg", bg: "sunken" },
  },
});
