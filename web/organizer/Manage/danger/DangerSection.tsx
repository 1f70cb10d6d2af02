import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DangerSection_group$key } from "../../../__generated__/group_admin/DangerSection_group.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Button } from "../../../ui/Button.tsx";
import { manageAnswers } from "../manageAnswers.ts";
import { LockedReason, Section } from "../Section.tsx";
import { Step } from "../timing/Step.tsx";
import { CloseDialog } from "./CloseDialog.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { RestartStep } from "./RestartStep.tsx";

/** What ends a circle, or begins it anew: closing before the start (D87), deleting before anybody has paid (D88), restarting once it is completed (D84). */
export function DangerSection(props: {
  group: DangerSection_group$key;
  /** How long the vote to restart is open, and how long after it the next cycle begins. */
  restart: { voteDays: number; startDays: number };
}) {
  const { t } = useTranslation("manage");
  const [opened, setOpened] = useState<"close" | "delete" | null>(null);
  const group = useFragment(
    graphql`
      fragment DangerSection_group on groups {
        current_members
        group_id
        may_manage
        name
        ...RestartStep_group
      }
    `,
    props.group,
  );
  const answers = manageAnswers(group.may_manage);
  const steps = [
    { is: "close", answer: answers("close_group") },
    { is: "delete", answer: answers("delete_group") },
  ] as const;
  const dialog = {
    groupId: group.group_id,
    name: group.name,
    others: group.current_members - 1,
    onClose: () => setOpened(null),
  };
  return (
    <Section id="danger" title={t("danger.title")}>
      <Stack gap="4">
        {steps.map(({ answer, is }) => (
          <Step key={is} title={t(`${is}.title`)} text={t(`${is}.text`)}>
            {answer.allowed ? (
              <Button
                variant="outline"
                colorPalette="late"
                alignSelf="flex-start"
                aria-haspopup="dialog"
                onClick={() => setOpened(is)}
              >
                {t(`${is}.open`)}
              </Button>
            ) : (
              <LockedReason refusal={answer.refusal} />
            )}
          </Step>
        ))}
        <RestartStep group={group} {...props.restart} />
      </Stack>
      {opened === "close" && <CloseDialog {...dialog} />}
      {opened === "delete" && <DeleteDialog {...dialog} />}
    </Section>
  );
}
