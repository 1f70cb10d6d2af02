import { Stack } from "@chakra-ui/react";
import { useEffect } from "react";
import { graphql } from "react-relay";
import { useLocation, useSearchParams } from "react-router-dom";
import type { IdentityVerificationScreenQuery } from "../../__generated__/member/IdentityVerificationScreenQuery.graphql.ts";
import type { IdentityVerificationScreenSubscription } from "../../__generated__/member/IdentityVerificationScreenSubscription.graphql.ts";
import { nextIn } from "../../app/paths.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { useLive } from "../../relay/useLive.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
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
            status
          }
        }
      }
    }
  }
`;

/** The profile as it changes: the provider's answer reaches the page without asking. */
const live = graphql`
  subscription IdentityVerificationScreenSubscription {
    user_profiles_connection(first: 1) {
      edges {
        node {
          is_verified
        }
      }
    }
  }
`;

export const loader = () => startQuery<IdentityVerificationScreenQuery>("member", query, {});

/** "Verify identity": a verified person may join, create and pay (D157, D158). */
export function Component() {
  const { t } = useTranslation("identity");
  const [address, setAddress] = useSearchParams();
  const person = useScreenQuery<IdentityVerificationScreenQuery>(query).user_profiles_connection.edges[0]?.node;
  useLive<IdentityVerificationScreenSubscription>(live, {});

  const next = nextIn(useLocation().search);
  const verification = useVerification({
    next,
    isVerified: person?.is_verified ?? false,
    hasPending: person?.verifications[0]?.status === "pending",
  });

  // The person is back from the provider. The query proves nothing; it is only a reason to check (as in D200).
  const { check } = verification;
  const isReturn = address.has("verificationSessionId");
  useEffect(() => {
    if (!isReturn) return;
    check();
    setAddress(next === undefined ? {} : { next }, { replace: true });
  }, [check, isReturn, next, setAddress]);

  return (
    <Stack gap="6" maxW="42rem">
      <PageHeader title={t("title")} />
      {verification.phase === "consent" ? (
        <ConsentCard isStarting={verification.isStarting} onStart={verification.start} />
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
        />
      )}
    </Stack>
  );
}
