import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { AdminOffer_group$key } from "../../../__generated__/member/AdminOffer_group.graphql.ts";
import type { AdminOfferAcceptMutation } from "../../../__generated__/member/AdminOfferAcceptMutation.graphql.ts";
import type { AdminOfferDeclineMutation } from "../../../__generated__/member/AdminOfferDeclineMutation.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { productNow } from "../../../lib/productClock.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { toaster } from "../../../ui/toaster.tsx";

/** For the member who is asked to run the circle: what it means, and the two answers (D118, D245). Changed terms are answered first (D89). */
export function AdminOffer(props: { group: AdminOffer_group$key }) {
  const { t } = useTranslation("manage");
  const failureText = useFailureText();
  const group = useFragment(
    graphql`
      fragment AdminOffer_group on groups {
        admin_alias
        admin_offers(where: { ended_at: { _is_null: true } }) {
          expires_at
          offered_by
        }
        group_id
        term_consents(where: { accepted_at: { _is_null: true } }) {
          terms_hash
        }
      }
    `,
    props.group,
  );
  const variables = { groupId: group.group_id };
  const accept = useCommit<AdminOfferAcceptMutation>(graphql`
    mutation AdminOfferAcceptMutation($groupId: uuid!) {
      accept_admin_role(group_id: $groupId) {
        success
      }
    }
  `);
  const decline = useCommit<AdminOfferDeclineMutation>(graphql`
    mutation AdminOfferDeclineMutation($groupId: uuid!) {
      decline_admin_role(group_id: $groupId) {
        success
      }
    }
  `);
  const answering = useAttempt(
    async (isAccepted: boolean) => {
      await readAfter<unknown>(isAccepted ? accept(variables) : decline(variables));
      toaster.show({ tone: "paid", title: t(isAccepted ? "offer.accepted" : "offer.declined") });
    },
    { failed: t("failed") },
  );
  const mustAnswerTerms = group.term_consents.length > 0;
  const offer = group.admin_offers.find(({ expires_at }) => new Date(expires_at) > productNow());
  if (!offer) return null;
  return (
    <Card tone="accent" maxW="44rem" aria-labelledby="admin-offer">
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" size="md" id="admin-offer">
            {t("offer.title")}
          </Heading>
          <p>{t(offer.offered_by == null ? "offer.successor" : "offer.text", { name: group.admin_alias ?? "" })}</p>
          <chakra.p color="fg.muted" textStyle="sm">
            <Trans t={t} i18nKey="offer.until" components={{ day: <DateText value={offer.expires_at} /> }} />
          </chakra.p>
        </Stack>
        {mustAnswerTerms && (
          <Banner tone="due" title={failureText(new AppFailure("answer-terms-first", ""))}>
            <TextLink to="#changed-terms">{t("changed.title")}</TextLink>
          </Banner>
        )}
        <HStack gap="3" flexWrap="wrap">
          <Button disabled={mustAnswerTerms} isPending={answering.isBusy} onClick={() => void answering.run(true)}>
            {t("offer.accept")}
          </Button>
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={answering.isBusy}
            onClick={() => void answering.run(false)}
          >
            {t("offer.decline")}
          </Button>
        </HStack>
      </Stack>
    </Card>
  );
}
