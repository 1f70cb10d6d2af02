import { Stack } from "@chakra-ui/react";
import { useEffect } from "react";
import { graphql } from "react-relay";
import { useLocation, useSearchParams } from "react-router-dom";
import type { IdentityVerificationScreenQuery } from "../../__generated__/member/IdentityVerificationScreenQuery.graphql.ts";
import type { IdentityVerificationScreenSubscription } from "../../__generated__/member/IdentityVerificationScreenSubscription.graphql.ts";
import { nextIn } from "../../app/paths.ts";
import { usePlaces } from "../../app/places.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { useLive } from "../../relay/useLive.ts";
import { readOwn } from "../../session/ofPerson.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { skipIdentity, STEP } from "../Onboarding/kept.ts";
import type { OnboardingStep } from "../Onboarding/steps.ts";
import { ConsentCard } from "./ConsentCard.tsx";
import { ResultCard } from "./ResultCard.tsx";
import { useVerification } from "./useVerification.ts";

const query = graphql`
  query IdentityVerificationScreenQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          is_verified
          verifications(order_by: [{ created_at: desc }], limit: 1) {
            verification_id
            status
            failure_reason
          }
        }
      }
    }
    ...useLimits_query
  }
`;

/** The profile as it changes: the provider's answer reaches the page without asking. */
const live = graphql`
  subscription IdentityVerificationScreenSubscription {
    user_profiles_connection(first: 1) {
      edges {
        node {
          is_verified
          verifications(order_by: [{ created_at: desc }], limit: 1) {
            verification_id
            status
            failure_reason
          }
        }
      }
    }
  }
`;

export const loader = () => startQuery<IdentityVerificationScreenQuery>("member", query, {});

const SETTINGS = "/settings";

/** Whence the person came, where that offers another way on: `?mode=onboarding` and `?mode=settings`. */
function modeOf(address: URLSearchParams, next: string | undefined): "onboarding" | "settings" | undefined {
  const mode = address.get("mode");
  if (mode === "onboarding" || mode === "settings") return mode;
  // The provider's page sends back the place to go on to and nothing else. The first visit is known by the step it is at here.
  if (next === SETTINGS) return "settings";
  return readOwn(STEP) === ("identity" satisfies OnboardingStep) ? "onboarding" : undefined;
}

/** "Verify identity": a verified person may join, create and pay (D157, D158). */
export function Component() {
  const { t } = useTranslation("identity");
  const [address, setAddress] = useSearchParams();
  const existing = usePlaces();
  const data = useScreenQuery<IdentityVerificationScreenQuery>(query);
  const person = data.user_profiles_connection.edges[0]?.node;
  const { verification_poll, verification_polls } = useLimits(data, ["verification_poll", "verification_polls"]);
  useLive<IdentityVerificationScreenSubscription>(live, {});

  const next = nextIn(useLocation().search);
  const verification = useVerification({
    next,
    isVerified: person?.is_verified ?? false,
    latest: person?.verifications[0],
    checkEveryMs: verification_poll * 1000,
    mostChecks: verification_polls,
  });

  // The person is back from the provider. The query proves nothing; it is only a reason to check (as in D200).
  const { check } = verification;
  const mode = modeOf(address, next);
  const isReturn = address.has("verificationSessionId");
  useEffect(() => {
    if (!isReturn) return;
    check();
    setAddress({ ...(mode && { mode }), ...(next !== undefined && { next }) }, { replace: true });
  }, [check, isReturn, mode, next, setAddress]);

  return (
    <Stack gap="6" maxW="42rem">
      <PageHeader title={t("title")} />
      {verification.phase === "consent" ? (
        <ConsentCard
          isStarting={verification.isStarting}
          onStart={verification.start}
          failure={verification.startFailure}
        />
      ) : (
        <ResultCard
          phase={verification.phase}
          reason={verification.reason}
          url={verification.url}
          isChecking={verification.isChecking}
          next={next ?? "/dashboard"}
          onCheck={verification.check}
          onCancel={verification.cancel}
          onRestart={verification.restart}
          onWithout={skipIdentity}
        />
      )}
      {mode === "onboarding" && verification.phase === "consent" && (
        <ButtonLink to={next ?? "/dashboard"} variant="ghost" alignSelf={{ md: "flex-start" }} onClick={skipIdentity}>
          {t("skip")}
        </ButtonLink>
      )}
      {mode === "settings" && existing(SETTINGS) && (
        <ButtonLink to={SETTINGS} variant="ghost" alignSelf={{ md: "flex-start" }}>
          {t("back")}
        </ButtonLink>
      )}
    </Stack>
  );
}
