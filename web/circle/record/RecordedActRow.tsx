import { chakra, Stack } from "@chakra-ui/react";
import { DateText } from "../../components/DateText.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useMyId } from "../../session/useMyId.ts";
import { ChangedTermsList } from "./ChangedTermsList.tsx";
import type { RecordedAct } from "./recordedAct.ts";
import { useActText } from "./useActText.ts";

/** One act: what was decided, the reason as it was typed, by whom and when. */
export function RecordedActRow({ act }: { act: RecordedAct }) {
  const { t } = useTranslation("record");
  const textOf = useActText();
  const myId = useMyId();
  const { kind, values } = act;
  const actor = act.actorId === null ? t("system") : act.actorId === myId ? t("you") : act.actor;
  return (
    <Stack as="li" gap="0.5" py="2.5">
      <chakra.p overflowWrap="anywhere">{textOf(act)}</chakra.p>
      {kind === "terms_changed" && <ChangedTermsList before={values["before"]} after={values["after"]} />}
      {kind === "payout_day_set" && (
        <ChangedTermsList
          before={{ payout_delay_days: values["before"] }}
          after={{ payout_delay_days: values["after"] }}
        />
      )}
      {act.reason !== null && (
        <chakra.blockquote
          ps="3"
          borderStartWidth="3px"
          borderColor="border.emphasized"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {act.reason}
        </chakra.blockquote>
      )}
      <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {actor}
        {" · "}
        <DateText value={act.at} format="dateTime" />
      </chakra.p>
    </Stack>
  );
}
