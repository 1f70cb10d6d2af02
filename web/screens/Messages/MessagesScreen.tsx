import { Stack, VisuallyHidden } from "@chakra-ui/react";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { MessagesScreen_counts$key } from "../../__generated__/member/MessagesScreen_counts.graphql.ts";
import type { MessagesScreenQuery } from "../../__generated__/member/MessagesScreenQuery.graphql.ts";
import { COUNTS_EVERY_MS, useThrottled } from "../../app/useThrottled.ts";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { LoaderArgs } from "../../routing/entry.ts";
import { useReadAtChange } from "../../relay/readAgain.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { currentUserId } from "../../session/useMyId.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { SkeletonRows } from "../../ui/Skeletons.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { ChatTab } from "./chat/ChatTab.tsx";
import { readAhead } from "./chat/room/pagesAhead.ts";
import { useSwipe } from "./useSwipe.ts";
import { VotesTab } from "./votes/VotesTab.tsx";
import { lazyPart } from "../../start/lazyPart.tsx";

const tabs = ["chat", "votes", "invites", "notifications"] as const;
type TabName = (typeof tabs)[number];

const tabIn = (address: URLSearchParams): TabName => tabs.find((name) => name === address.get("tab")) ?? "chat";

const InvitesTab = lazyPart(async () => (await import("./invites/InvitesTab.tsx")).InvitesTab);

const loadAlerts = () => import("./alerts/AlertsTab.tsx");
const AlertsTab = lazyPart(async () => (await loadAlerts()).AlertsTab);

const query = graphql`
  query MessagesScreenQuery($me: uuid!) @raw_response_type {
    ...MessagesScreen_counts @arguments(me: $me)
    ...ChatTab_query @arguments(me: $me)
    ...InvitesTab_query @arguments(me: $me)
    ...VotesTab_query
  }
`;

export function loader({ url }: LoaderArgs) {
  // Together with the query; what does not come now is asked for again when it is shown.
  if (url.searchParams.get("tab") === "notifications") loadAlerts().catch(() => {});
  const started = startQuery<MessagesScreenQuery>("member", query, { me: currentUserId() });
  if (tabIn(url.searchParams) === "chat") readAhead(started, url.searchParams);
  return started;
}

/** A tab lives in the address; only a new visit starts the query again. */
export const shouldRevalidate = () => false;

export function Component() {
  return <Messages query={useScreenQuery<MessagesScreenQuery>(query)} />;
}

/** What people and circles have to say to the reader, by kind. */
function Messages({ query: data }: { query: MessagesScreenQuery["response"] }) {
  const { t } = useTranslation("messages");
  const { badge_counts_connection } = useFragment<MessagesScreen_counts$key>(
    graphql`
      fragment MessagesScreen_counts on query_root @argumentDefinitions(me: { type: "uuid!" }) {
        badge_counts_connection(first: 1, where: { user_id: { _eq: $me } }) {
          edges {
            node {
              id
              alerts_unread
              invitations
              invitations_mark
              messages
              votes
              votes_mark
              ...AlertsTab_counts
            }
          }
        }
      }
    `,
    data,
  );
  const [address, setAddress] = useSearchParams();
  const tab = tabIn(address);
  const handleTab = (next: TabName) =>
    setAddress(new URLSearchParams({ tab: next }), { replace: true, preventScrollReset: true });
  const swipe = useSwipe((step) => {
    const next = tabs[tabs.indexOf(tab) + step];
    if (next) handleTab(next);
  });
  // The row that header and menu follow too, so all of them change together.
  const waiting = badge_counts_connection.edges[0]?.node;
  // Both lists come with this page's query, whichever tab is shown; as one mark, so that it is read once for both.
  useReadAtChange(waiting && `${waiting.invitations_mark} ${waiting.votes_mark}`);
  const counts: Readonly<Record<TabName, number>> = {
    chat: useThrottled(waiting?.messages ?? 0, COUNTS_EVERY_MS),
    votes: useThrottled(waiting?.votes ?? 0, COUNTS_EVERY_MS),
    invites: useThrottled(waiting?.invitations ?? 0, COUNTS_EVERY_MS),
    notifications: useThrottled(waiting?.alerts_unread ?? 0, COUNTS_EVERY_MS),
  };
  return (
    <Stack
      gap={{ base: "4", lg: "5" }}
      maxW={tab === "votes" || tab === "invites" ? "44rem" : undefined}
      mx="auto"
      w="full"
      {...swipe}
    >
      <PageHeader title={t("title")} />
      <Tabs<TabName>
        label={t("tabs")}
        tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`), count: counts[value] }))}
        value={tab}
        onChange={handleTab}
      >
        {() => (
          <Part key={tab} failed={tab === "invites" ? t("invitesFailed") : undefined}>
            <VisuallyHidden as="h2">{t(`tab.${tab}`)}</VisuallyHidden>
            <Suspense fallback={<SkeletonRows rows={5} />}>
              {tab === "chat" && <ChatTab query={data} />}
              {tab === "votes" && <VotesTab query={data} />}
              {tab === "invites" && <InvitesTab query={data} />}
              {tab === "notifications" && <AlertsTab counts={waiting} />}
            </Suspense>
          </Part>
        )}
      </Tabs>
    </Stack>
  );
}
