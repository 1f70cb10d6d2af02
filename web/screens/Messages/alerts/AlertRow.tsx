import { Box, chakra, HStack, Stack } from "@chakra-ui/react";
import {
  ArrowDownLeft,
  ArrowUpRight,
  Bell,
  CircleDollarSign,
  type LucideIcon,
  MessageCircle,
  ShieldAlert,
  UserRound,
  Users,
  Vote,
  X,
} from "lucide-react";
import type { MouseEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import { isNoticeKind, noticePlaces, type NoticeTopic, topicOf } from "../../../../schema/news/notices.ts";
import type { NoticeKind } from "../../../../schema/news/words.ts";
import type { AlertRow_alert$key } from "../../../__generated__/member/AlertRow_alert.graphql.ts";
import { usePlaces } from "../../../app/places.ts";
import { useDateText } from "../../../i18n/useDateText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useNewsText } from "../../../news/useNewsText.ts";
import { IconButton } from "../../../ui/Button.tsx";
import { filterPath } from "./alertFilter.ts";
import { NewsMark } from "../../../components/NewsMark.tsx";
import type { AlertActs } from "./useAlertActs.ts";

const MARKS: Readonly<Record<NoticeTopic, LucideIcon>> = {
  payments: CircleDollarSign,
  groups: Users,
  votes: Vote,
  messages: MessageCircle,
  account: UserRound,
  security: ShieldAlert,
};

/** Money that has moved points the way it went, as it does in the schedules: up for what I paid, down for what came to me. */
const MOVED: Readonly<Partial<Record<NoticeKind, LucideIcon>>> = {
  contribution_received: ArrowUpRight,
  contribution_returned: ArrowDownLeft,
  late_contribution_forwarded: ArrowDownLeft,
  payout_released: ArrowDownLeft,
};

const markOf = (kind: string): LucideIcon => (isNoticeKind(kind) ? (MOVED[kind] ?? MARKS[topicOf(kind)]) : Bell);

/** The row after the one that goes, or before it, takes the focus over, on whatever day; after the last one their section. */
function passFocus(event: MouseEvent) {
  const row = event.currentTarget.closest("li");
  const alerts = event.currentTarget.closest<HTMLElement>("[data-alerts]");
  const rows = [...(alerts?.querySelectorAll("li") ?? [])];
  const at = rows.findIndex((one) => one === row);
  const neighbour = rows[at + 1] ?? rows[at - 1];
  (neighbour?.querySelector("a") ?? alerts)?.focus();
}

/** One alert: a link to the page that it is about (D189), and the button that dismisses it. */
export function AlertRow(props: {
  alert: AlertRow_alert$key;
  acts: Pick<AlertActs, "dismiss" | "follow" | "isReadHere">;
}) {
  const { t } = useTranslation("messages");
  const existing = usePlaces();
  const dateText = useDateText();
  const newsText = useNewsText();
  const { acts } = props;
  const alert = useFragment(
    graphql`
      fragment AlertRow_alert on notifications {
        created_at
        group_id
        kind
        notification_id
        read
        values
      }
    `,
    props.alert,
  );
  const { created_at, group_id, kind, notification_id: id, values } = alert;
  const read = alert.read || acts.isReadHere(alert);
  // A page that is older than the server knows neither the words nor the place of newer news.
  const title = newsText("notice.title", { kind, values }) ?? t("alerts.unknown");
  const text = newsText("notice.text", { kind, values });
  const { chat, reason, ticket } = values as { chat?: string; reason?: string; ticket?: number };
  const places = isNoticeKind(kind) ? noticePlaces({ kind, groupId: group_id ?? null, reason, chat, ticket }) : [];
  return (
    <Box as="li" position="relative">
      <HStack
        asChild
        align="flex-start"
        gap="3"
        px="3"
        py="3"
        pe="12"
        minH="16"
        borderRadius="l2"
        bg={read ? undefined : "brand.subtle"}
        _hover={{ bg: "bg.muted" }}
        transition="background-color 120ms ease-out"
        focusVisibleRing="inside"
      >
        <Link
          to={places.find((to) => existing(to) !== undefined) ?? filterPath("all")}
          onClick={() => read || acts.follow(id, kind)}
        >
          <NewsMark icon={markOf(kind)} isNew={!read} />
          <Stack gap="0.5" flex="1" minW="0">
            <HStack columnGap="3" rowGap="0" justify="space-between" align="baseline" flexWrap="wrap">
              <chakra.span fontWeight={read ? "medium" : "bold"} overflowWrap="anywhere">
                {!read && <chakra.span srOnly>{t("alerts.unread")} </chakra.span>}
                {title}
              </chakra.span>
              <chakra.time dateTime={created_at} color="fg.muted" textStyle="xs">
                {dateText(created_at, "time")}
              </chakra.time>
            </HStack>
            {text !== null && (
              <chakra.span color={read ? "fg.muted" : undefined} textStyle="sm" overflowWrap="anywhere">
                {text}
              </chakra.span>
            )}
          </Stack>
        </Link>
      </HStack>
      <IconButton
        label={t("alerts.dismissOne", { title })}
        title={t("alerts.dismiss")}
        size="sm"
        position="absolute"
        insetEnd="1"
        top="1.5"
        color="fg.muted"
        onClick={(event) => {
          passFocus(event);
          void acts.dismiss(id);
        }}
      >
        <X />
      </IconButton>
    </Box>
  );
}
