import { graphql } from "react-relay";
import type { WaitingButtonJoinMutation } from "../../../__generated__/member/WaitingButtonJoinMutation.graphql.ts";
import type { WaitingButtonLeaveMutation } from "../../../__generated__/member/WaitingButtonLeaveMutation.graphql.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { onTheWay, placeOf } from "../../../app/paths.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAction } from "../../../sending/useAction.ts";
import { Button } from "../../../ui/Button.tsx";

/** Milliseconds. A refusal with a next step is shown longer. */
const verifyShownMs = 8000;

/** Waits for a seat in a full circle, or waits no more (D92). What it changed is what the page then says. */
export function WaitingButton(props: { groupId: string; act: "wait" | "leave_list"; onDone: () => void }) {
  const { t } = useTranslation("circle");
  const { groupId } = props;
  const navigate = useNavigate();
  const here = useLocation();
  const wait = useAction<WaitingButtonJoinMutation>(
    graphql`
      mutation WaitingButtonJoinMutation($groupId: uuid!) {
        join_waiting_list(group_id: $groupId) {
          success
        }
      }
    `,
    {
      failed: ({ code }) =>
        code === "identity-required"
          ? {
              title: t("join.verifyTitle"),
              durationMs: verifyShownMs,
              action: {
                label: t("join.verify"),
                onSelect: () => void navigate(onTheWay("/identity-verification", placeOf(here))),
              },
            }
          : { title: t("join.waitFailed") },
    },
  );
  const leave = useAction<WaitingButtonLeaveMutation>(
    graphql`
      mutation WaitingButtonLeaveMutation($groupId: uuid!) {
        leave_waiting_list(group_id: $groupId) {
          success
        }
      }
    `,
    { failed: t("join.leaveFailed") },
  );
  const isLeaving = props.act === "leave_list";
  const { isBusy, run } = isLeaving ? leave : wait;
  const handlePress = async () => {
    await run({ groupId });
    // Refused too: a seat may be free meanwhile.
    props.onDone();
  };
  return isLeaving ? (
    <Button variant="outline" colorPalette="gray" isPending={isBusy} onClick={() => void handlePress()}>
      {t("join.leaveList")}
    </Button>
  ) : (
    <Button size="lg" isPending={isBusy} onClick={() => void handlePress()}>
      {t("join.wait")}
    </Button>
  );
}
