import { graphql, useFragment } from "react-relay";
import type { LastAnswer_request$key } from "../../../__generated__/member/LastAnswer_request.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Banner } from "../../../ui/Banner.tsx";

/** What became of my last request, where it left me in the circle: declined, or unanswered (D259). */
export function LastAnswer(props: { request: LastAnswer_request$key }) {
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
  return (
    <Banner tone="info" title={t(status === "declined" ? "last.declined" : "last.unanswered")}>
      <Trans
        t={t}
        i18nKey={answer ? "last.words" : "last.text"}
        values={{ words: answer ?? "" }}
        components={{ day: <DateText value={answered_at} format="weekday" /> }}
      />
    </Banner>
  );
}
