import { chakra, Heading, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { RestartOptions_group$key } from "../../../__generated__/member/RestartOptions_group.graphql.ts";
import type { RestartOptions_query$key } from "../../../__generated__/member/RestartOptions_query.graphql.ts";
import { useOpenRestartVote } from "../../../circle/restart/useOpenRestartVote.ts";
import { DateText } from "../../../components/DateText.tsx";
import { useLimits } from "../../../components/useLimits.ts";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { isRefusedWith, readMayI } from "../../../lib/mayI.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";

/** For the admin of a completed circle: asks its members whether it goes round again, or says from when that may be (D84). */
export function RestartOptions(props: { group: RestartOptions_group$key; query: RestartOptions_query$key }) {
  const { t } = useTranslation("restart");
  const failureText = useFailureText();
  const group = useFragment(
    graphql`
      fragment RestartOptions_group on groups {
        current_members
        group_id
        may_restart
        status
      }
    `,
    props.group,
  );
  const query = useFragment(
    graphql`
      fragment RestartOptions_query on query_root {
        ...useLimits_query
      }
    `,
    props.query,
  );
  const { restart_start, restart_vote } = useLimits(query, ["restart_start", "restart_vote"]);
  const { isBusy, run } = useOpenRestartVote(group.group_id);
  const mayRestart = readMayI(group.may_restart);
  // While the vote is open its card says everything.
  if (group.status !== "completed" || isRefusedWith(mayRestart, "vote-already-open")) return null;
  const until = mayRestart.allowed ? undefined : mayRestart.refusal.until;
  return (
    <Card aria-labelledby="restart-options">
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" size="md" id="restart-options">
            {t("options.title")}
          </Heading>
          <chakra.p color="fg.muted">
            {t("options.text", { days: restart_vote, count: group.current_members, later: restart_start })}
          </chakra.p>
        </Stack>
        {!mayRestart.allowed && (
          <chakra.p id="why-no-restart">
            {failureText(mayRestart.refusal)}{" "}
            {until && (
              <Trans t={t} i18nKey="options.from" components={{ day: <DateText value={until} format="dateTime" /> }} />
            )}
          </chakra.p>
        )}
        <Button
          size="lg"
          w="full"
          isPending={isBusy}
          disabled={!mayRestart.allowed}
          variant={mayRestart.allowed ? "solid" : "outline"}
          aria-describedby={mayRestart.allowed ? undefined : "why-no-restart"}
          onClick={run}
        >
          {t("options.button")}
        </Button>
      </Stack>
    </Card>
  );
}
