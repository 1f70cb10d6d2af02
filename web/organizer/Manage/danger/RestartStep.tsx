import { graphql, useFragment } from "react-relay";
import type { RestartStep_group$key } from "../../../__generated__/group_admin/RestartStep_group.graphql.ts";
import { useOpenRestartVote } from "../../../circle/restart/useOpenRestartVote.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readMayI } from "../../../lib/mayI.ts";
import { Button } from "../../../ui/Button.tsx";
import { LockedReason } from "../Section.tsx";
import { Step } from "../timing/Step.tsx";

/** Opens the vote whether a completed circle goes round again, or says why not, and from when (D84, D99). */
export function RestartStep(props: { group: RestartStep_group$key; voteDays: number; startDays: number }) {
  const { t } = useTranslation("restart");
  const group = useFragment(
    graphql`
      fragment RestartStep_group on groups {
        current_members
        group_id
        may_restart
      }
    `,
    props.group,
  );
  const { isBusy, run } = useOpenRestartVote(group.group_id);
  const answer = readMayI(group.may_restart);
  const until = answer.allowed ? undefined : answer.refusal.until;
  return (
    <Step
      title={t("options.title")}
      text={t("options.text", { days: props.voteDays, count: group.current_members, later: props.startDays })}
    >
      {answer.allowed ? (
        <Button variant="outline" alignSelf="flex-start" isPending={isBusy} onClick={run}>
          {t("options.button")}
        </Button>
      ) : (
        <LockedReason
          refusal={answer.refusal}
          action={
            until && (
              <span>
                <Trans
                  t={t}
                  i18nKey="options.from"
                  components={{ day: <DateText value={until} format="dateTime" /> }}
                />
              </span>
            )
          }
        />
      )}
    </Step>
  );
}
