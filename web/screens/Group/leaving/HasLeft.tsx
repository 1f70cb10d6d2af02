import { chakra, Heading, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { HasLeft_exit$key } from "../../../__generated__/member/HasLeft_exit.graphql.ts";
import type { HasLeft_group$key } from "../../../__generated__/member/HasLeft_group.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";

/** I have left: what comes back to me and when, or what stays due (D115, D116). */
export function HasLeft(props: { exit: HasLeft_exit$key; group: HasLeft_group$key }) {
  const { t } = useTranslation("leaving");
  const { effective_at, kind } = useFragment(
    graphql`
      fragment HasLeft_exit on exits {
        effective_at
        kind
      }
    `,
    props.exit,
  );
  const { coming, currency, owed, own } = useFragment(
    graphql`
      fragment HasLeft_group on groups {
        currency
        coming: standings(where: { state: { _eq: "processing" } }) {
          payout_round
        }
        owed: standings(where: { is_owed: { _eq: true } }) {
          payout_round
        }
        own: standings(where: { is_settlement: { _eq: true }, is_recipient: { _eq: true } }) {
          comes_back
          is_paid_out
          payout_date
          payout_round
        }
      }
    `,
    props.group,
  );
  const [settlement] = own;
  const back = settlement?.comes_back ?? 0;
  const text = () => {
    if (kind === "after_receiving") return owed.length > 0 ? "left.stayDue" : "left.nothingDue";
    if (settlement?.is_paid_out) return "left.cameBack";
    // Nobody knows yet whether the money comes.
    if (coming.length > 0) return "left.onItsWay";
    return back > 0 ? "left.comesBack" : "left.nothingBack";
  };
  return (
    <Card aria-labelledby="leaving">
      <Stack gap="3" align="flex-start">
        <Heading as="h2" size="md" id="leaving">
          <Trans
            t={t}
            i18nKey="left.title"
            components={{ day: <DateText value={effective_at ?? ""} format="weekday" /> }}
          />
        </Heading>
        <chakra.p>
          <Trans
            t={t}
            i18nKey={text()}
            values={{ round: settlement?.payout_round ?? undefined, count: owed.length }}
            components={{
              money: <MoneyText cents={back} currency={currency} fontWeight="semibold" />,
              ...(settlement?.payout_date != null && {
                day: <DateText value={settlement.payout_date} format="weekday" />,
              }),
            }}
          />
        </chakra.p>
        {owed.length > 0 && (
          <ButtonLink to="/payment-schedule" variant="outline" colorPalette="gray">
            {t("left.schedule")}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
