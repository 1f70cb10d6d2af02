import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import {
  CircleAlert,
  CircleCheck,
  CircleX,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mail,
  ShieldCheck,
  ShieldOff,
} from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import type { EventsSectionQuery } from "../../../__generated__/member/EventsSectionQuery.graphql.ts";
import { deviceName } from "../../../../schema/deviceName.ts";
import { Part } from "../../../components/Part.tsx";
import { useLimits } from "../../../components/useLimits.ts";
import { DateText } from "../../../components/DateText.tsx";
import type { Key } from "../../../i18n/areas.ts";
import { Trans } from "../../../i18n/Trans.tsx";
import { required } from "../../../lib/required.ts";
import { useOwnQuery } from "../../../relay/useOwnQuery.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { SkeletonRows } from "../../../ui/Skeletons.tsx";
import { LineIcon } from "../../../ui/LineIcon.tsx";

interface Look {
  text: Key<"security">;
  icon: LucideIcon;
  isBad?: true;
}

const LOOKS: Readonly<Record<string, Look>> = {
  login_attempt: { text: "events.login", icon: CircleCheck },
  password_change: { text: "events.password", icon: KeyRound },
  suspicious_activity: { text: "events.suspicious", icon: CircleAlert, isBad: true },
  duplicate_identity: { text: "events.duplicateIdentity", icon: CircleX, isBad: true },
  two_factor_on: { text: "events.twoFactorOn", icon: ShieldCheck },
  two_factor_off: { text: "events.twoFactorOff", icon: ShieldOff },
  recovery_codes: { text: "events.recoveryCodes", icon: KeyRound },
  factor_recovery_asked: { text: "events.recoveryAsked", icon: CircleAlert },
  two_factor_recovered: { text: "events.recovered", icon: ShieldOff },
  email_change: { text: "events.email", icon: Mail },
  way_in_added: { text: "events.wayInAdded", icon: KeyRound },
  way_in_removed: { text: "events.wayInRemoved", icon: KeyRound },
  sign_out_everywhere: { text: "events.everywhere", icon: LogOut },
};
const REFUSED: Look = { text: "events.loginFailed", icon: CircleX, isBad: true };

const query = graphql`
  query EventsSectionQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          security_events(
            where: { event_type: { _nin: ["registration_attempt", "password_reset_request", "session_error"] } }
            order_by: [{ created_at: desc }, { security_audit_log_id: desc }]
          ) {
            created_at
            event_type
            ip_address
            security_audit_log_id
            success
            user_agent
          }
        }
      }
    }
    ...useLimits_query
  }
`;

/** Does something every so many seconds, while somebody looks (D235). */
function useEvery(seconds: number, act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || latest(), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);
}

/** What happened at my account, the newest first. */
export function EventsSection() {
  const { t } = useTranslation("security");
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {t("events.title")}
      </Heading>
      <Part>
        <Suspense fallback={<SkeletonRows />}>
          <Events />
        </Suspense>
      </Part>
    </Stack>
  );
}

function Events() {
  const { t } = useTranslation("security");
  const [turn, setTurn] = useState(0);
  const data = useOwnQuery<EventsSectionQuery>(query, {}, { asOf: String(turn) });
  const { security_events_refresh: refresh, security_events_shown: most } = useLimits(data, [
    "security_events_refresh",
    "security_events_shown",
  ]);
  useEvery(refresh, () => setTurn((before) => before + 1));
  const { security_events: events } = required(data.user_profiles_connection.edges[0]?.node, "user_profiles");
  return events.length === 0 ? (
    <chakra.p color="fg.muted">{t("events.none")}</chakra.p>
  ) : (
    <chakra.ul listStyleType="none" divideY="1px" divideColor="border" aria-label={t("events.title")}>
      {events.slice(0, most).map((event) => {
        const isRefused = event.event_type === "login_attempt" && !event.success;
        const look = isRefused ? REFUSED : LOOKS[event.event_type];
        if (!look) return null;
        const { icon: Icon, isBad, text } = look;
        return (
          <HStack as="li" key={event.security_audit_log_id} gap="3" py="2.5" align="flex-start">
            <LineIcon color={isBad ? "late.fg" : "fg.muted"}>
              <Icon size={18} />
            </LineIcon>
            <Stack gap="0" minW="0">
              <chakra.span fontWeight="medium">{t(text)}</chakra.span>
              <chakra.span color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                <Trans
                  t={t}
                  i18nKey={event.ip_address ? "events.fromNetwork" : "events.from"}
                  values={{
                    device: deviceName(event.user_agent) ?? t("devices.unknown"),
                    ip: event.ip_address ?? "",
                  }}
                  components={{ at: <DateText value={event.created_at} format="dateTime" /> }}
                />
              </chakra.span>
            </Stack>
          </HStack>
        );
      })}
    </chakra.ul>
  );
}
