import { graphql, useFragment } from "react-relay";
import type { LastAnswer_request$key } from "../../../__generated__/member/LastAnswer_request.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Banner } from "../../../ui/Banner.tsx";

/** What became of my last request, where it left me in the circle: declined, or unanswered, and then voted on (D259). */
export function LastAnswer(props: {
  request: LastAnswer_request$key;
  /** The vote that followed; null where none did. */
  vote: { closed_at: string | null | undefined } | null;
}) {
  const { t } = useTranslation("leaving");
  const { answer, answered_at, status } = useFragment(
    graphql`
      fragment LastAnswer_request on leave_requests {
        answer
        answered_at
        status
      }
    `,
    props.request,
  );
  if ((status !== "declined" && status !== "unanswered") || answered_at == null) return null;
  const followed = props.vote === null ? "stays" : props.vote.closed_at == null ? "voting" : "votedNo";
  return (
    <Banner tone="info" title={t(status === "declined" ? "last.declined" : "last.unanswered")}>
      <Trans
        t={t}
        i18nKey={answer ? "last.words" : "last.on"}
        values={{ words: answer ?? "" }}
        components={{ day: <DateText value={answered_at} format="weekday" /> }}
      />{" "}
      {t(`last.${followed}`)}
    </Banner>
  );
}
