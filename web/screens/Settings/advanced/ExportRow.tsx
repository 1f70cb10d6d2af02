import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ExportRow_person$key } from "../../../__generated__/member/ExportRow_person.graphql.ts";
import type { ExportRow_query$key } from "../../../__generated__/member/ExportRow_query.graphql.ts";
import type { ExportRowAskMutation } from "../../../__generated__/member/ExportRowAskMutation.graphql.ts";
import type { ExportRowOpenMutation } from "../../../__generated__/member/ExportRowOpenMutation.graphql.ts";
import type { ExportRowSubscription } from "../../../__generated__/member/ExportRowSubscription.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { useFreshProof } from "../../../components/freshProof/useFreshProof.tsx";
import { useLimits } from "../../../components/useLimits.ts";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useProductMinute } from "../../../lib/productClock.ts";
import { required } from "../../../lib/required.ts";
import { readAllQuietly } from "../../../relay/readAgain.ts";
import { useLive } from "../../../relay/useLive.ts";
import { useCommit, useQuestion } from "../../../sending/useAction.ts";
import { saveFile } from "../../../sending/uploadFile.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { type Export, exportStands } from "./exportStands.ts";

/** A copy of everything that is kept about oneself (D170): asked for, being made, ready for a week, over, or failed. */
export function ExportRow(props: { person: ExportRow_person$key; query: ExportRow_query$key }) {
  const { t } = useTranslation("settings");
  const failureText = useFailureText();
  const { data_exports_connection, user_id } = useFragment(
    graphql`
      fragment ExportRow_person on user_profiles {
        user_id
        data_exports_connection(first: 1, order_by: [{ asked_at: desc }]) {
          edges {
            node {
              asked_at
              data_export_id
              ended_at
              expires_at
              status
            }
          }
        }
      }
    `,
    props.person,
  );
  const query = useFragment(
    graphql`
      fragment ExportRow_query on query_root {
        ...useLimits_query
      }
    `,
    props.query,
  );
  useLive<ExportRowSubscription>(
    graphql`
      subscription ExportRowSubscription($me: uuid!) {
        user_profiles_connection(first: 1, where: { user_id: { _eq: $me } }) {
          edges {
            node {
              id
              ...ExportRow_person
            }
          }
        }
      }
    `,
    { me: user_id },
  );
  const { export_link: kept, export_ready_within: within } = useLimits(query, ["export_link", "export_ready_within"]);
  const { dialog, withProof } = useFreshProof();
  const sendAsk = useCommit<ExportRowAskMutation>(graphql`
    mutation ExportRowAskMutation {
      ask_for_export {
        data_export_id
      }
    }
  `);
  const sendOpen = useQuestion<ExportRowOpenMutation>(graphql`
    mutation ExportRowOpenMutation($id: uuid!) {
      open_export(data_export_id: $id) {
        url
      }
    }
  `);
  const ask = useAttempt(
    async () => {
      await withProof(() => sendAsk({}));
      readAllQuietly();
    },
    { failed: t("export.askFailed") },
  );
  const open = useAttempt((id: string) =>
    withProof(async () => {
      const { open_export } = await sendOpen({ id });
      await saveFile(open_export.url);
    }),
  );
  const newest = exportStands(data_exports_connection.edges[0]?.node, useProductMinute());
  const askButton = (label: string, variant?: "outline") => (
    <Button variant={variant} alignSelf="flex-start" isPending={ask.isBusy} onClick={() => void ask.run()}>
      {label}
    </Button>
  );
  return (
    <>
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h3" size="sm">
            {t("row.export.label")}
          </Heading>
          <chakra.p color="fg.muted">{t("export.text", { within, kept })}</chakra.p>
        </Stack>
        {newest && <ExportState newest={newest} within={within} />}
        {newest?.status === "ready" ? (
          <>
            <HStack gap="3" flexWrap="wrap">
              <Button isPending={open.isBusy} onClick={() => void open.run(newest.data_export_id)}>
                {t("export.download")}
              </Button>
              {askButton(t("export.again"), "outline")}
            </HStack>
            {open.failure && (
              <RefusalBanner title={t("export.downloadFailed")}>{failureText(open.failure)}</RefusalBanner>
            )}
          </>
        ) : (
          newest?.status !== "asked" && askButton(t("export.ask"), "outline")
        )}
      </Stack>
      {dialog}
    </>
  );
}

function ExportState({ newest, within }: { newest: Export; within: number }) {
  const { t } = useTranslation("settings");
  const { asked_at, ended_at, expires_at } = newest;
  const at = (value: string | null) => <DateText value={required(value, "data_exports")} format="dateTime" />;
  switch (newest.status) {
    case "asked":
      return (
        <Banner title={t("export.madeTitle")}>
          <Trans t={t} i18nKey="export.made" values={{ within }} components={{ at: at(asked_at) }} />
        </Banner>
      );
    case "ready":
      return (
        <Banner tone="paid" title={t("export.readyTitle")}>
          <Trans t={t} i18nKey="export.ready" components={{ until: at(expires_at) }} />
        </Banner>
      );
    case "expired":
      return (
        <Banner title={t("export.expiredTitle")}>
          <Trans t={t} i18nKey="export.expired" components={{ at: at(ended_at ?? expires_at) }} />
        </Banner>
      );
    case "failed":
      return (
        <Banner
          tone="due"
          title={t("export.failedTitle")}
          action={
            <Button variant="outline" size="sm" asChild>
              <Link to="/support">{t("export.support")}</Link>
            </Button>
          }
        >
          {t("export.failed", { within })}
        </Banner>
      );
  }
}
