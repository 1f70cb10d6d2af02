import { chakra, HStack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { ExtendRecruitmentMutation } from "../../../__generated__/group_admin/ExtendRecruitmentMutation.graphql.ts";
import { useDateText } from "../../../i18n/useDateText.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { tomorrowOf } from "../../../lib/dates.ts";
import type { MayI } from "../../../lib/mayI.ts";
import { productNow } from "../../../lib/productClock.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { Button } from "../../../ui/Button.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { LockedReason } from "../Section.tsx";
import { Step } from "./Step.tsx";

/** Moves the start to another day; the circle looks for members again until then (D77). */
export function ExtendRecruitment(props: {
  groupId: string;
  /** Registration is closed: extending opens it again. */
  isClosed: boolean;
  /** Members besides the admin, who have to accept the new day (D89). */
  others: number;
  answer: MayI;
}) {
  const { t } = useTranslation("manage");
  const failureText = useFailureText();
  const dateText = useDateText();
  const [tomorrow] = useState(() => tomorrowOf(productNow()));
  const commit = useCommit<ExtendRecruitmentMutation>(graphql`
    mutation ExtendRecruitmentMutation($groupId: uuid!, $startDate: date!) {
      extend_recruitment(group_id: $groupId, start_date: $startDate) {
        success
      }
    }
  `);
  const { errorOf, isBusy, refusal, register, submit } = useSendForm<{ start_date: string }>({
    defaultValues: { start_date: "" },
    check: ({ start_date }) => ({
      start_date: start_date ? undefined : failureText(new AppFailure("start-date-required", "")),
    }),
    send: async ({ start_date }) => {
      await readAfter(commit({ groupId: props.groupId, startDate: start_date }));
      toaster.show({
        tone: "paid",
        title: t("extend.done"),
        text: t("extend.doneText", { date: dateText(start_date, "full") }),
      });
    },
  });
  return (
    <Step
      title={t("extend.title")}
      text={[t(props.isClosed ? "extend.reopens" : "extend.text"), props.others > 0 && t("extend.asks")]
        .filter(Boolean)
        .join(" ")}
    >
      {props.answer.allowed ? (
        <chakra.form onSubmit={submit} noValidate>
          <HStack gap="3" align="flex-end" flexWrap="wrap">
            <chakra.div flex="1 1 12rem" minW="0">
              <TextField
                label={t("extend.date")}
                type="date"
                min={tomorrow}
                error={errorOf("start_date")}
                {...register("start_date")}
              />
            </chakra.div>
            <Button type="submit" variant="outline" isPending={isBusy}>
              {t("extend.submit")}
            </Button>
          </HStack>
          {refusal && <RefusalBanner title={t("extend.failed")}>{failureText(refusal)}</RefusalBanner>}
        </chakra.form>
      ) : (
        <LockedReason refusal={props.answer.refusal} />
      )}
    </Step>
  );
}
