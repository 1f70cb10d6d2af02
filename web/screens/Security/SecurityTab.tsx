import { Grid, Stack } from "@chakra-ui/react";
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import type { SecurityTabQuery } from "../../__generated__/member/SecurityTabQuery.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { useLimits } from "../../components/useLimits.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { AccountStatus } from "./AccountStatus.tsx";
import { DevicesCard } from "./DevicesCard.tsx";
import { EmailCard } from "./EmailCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { SecurityEvents } from "./SecurityEvents.tsx";
import { TwoFactorCard } from "./TwoFactorCard.tsx";
import { useSecurity } from "./useSecurity.ts";

const query = graphql`
  query SecurityTabQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          ...AccountStatus_person
          ...SecurityEvents_person
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

/**
 * Everything about the security of my account: how it stands, password, address, second factor, devices and what happened.
 * Asks for itself, so that a page needs to give it nothing.
 */
export function SecurityTab() {
  return (
    <Part>
      <Suspense fallback={<Waiting />}>
        <Cards />
      </Suspense>
    </Part>
  );
}

function Waiting() {
  return (
    <Columns
      left={[<SkeletonCard key="status" height="64" />, <SkeletonCard key="password" height="80" />]}
      right={[<SkeletonCard key="factor" height="44" />, <SkeletonCard key="devices" height="64" />]}
    />
  );
}

function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} gap="6" alignItems="start">
      <Stack gap="6">{left}</Stack>
      <Stack gap="6">{right}</Stack>
    </Grid>
  );
}

function Cards() {
  const { t } = useTranslation("security");
  const { t: ui } = useTranslation("ui");
  const failureText = useFailureText();
  const [turn, setTurn] = useState(0);
  const data = useOwnQuery<SecurityTabQuery>(query, {}, { asOf: String(turn) });
  const { security_events_refresh: refresh, security_events_shown: most } = useLimits(data, [
    "security_events_refresh",
    "security_events_shown",
  ]);
  useEvery(refresh, () => setTurn((before) => before + 1));
  const person = required(data.user_profiles_connection.edges[0]?.node, "user_profiles");
  const { failure, read, security } = useSecurity();
  return (
    <Columns
      left={
        <>
          <AccountStatus person={person} />
          {security && (
            <>
              <PasswordCard email={security.email} hasPassword={security.hasPassword} onChanged={() => void read()} />
              <EmailCard email={security.email} newEmail={security.newEmail} onChanged={read} />
            </>
          )}
        </>
      }
      right={
        <>
          {failure && !security && (
            <Banner
              tone="late"
              title={t("devices.failed")}
              action={
                <Button variant="outline" size="sm" onClick={() => void read()}>
                  {ui("retry")}
                </Button>
              }
            >
              {failureText(failure)}
            </Banner>
          )}
          {security && (
            <>
              <TwoFactorCard security={security} onChanged={read} />
              <DevicesCard devices={security.devices} onChanged={read} />
            </>
          )}
          {!security && !failure && (
            <>
              <SkeletonCard height="44" />
              <SkeletonCard height="64" />
            </>
          )}
          <SecurityEvents person={person} most={most} />
        </>
      }
    />
  );
}
