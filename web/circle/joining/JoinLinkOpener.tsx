/** Follows a join link for who is signed in, and says kindly when it leads nowhere (D112). */
import { useEffect } from "react";
import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { JoinLinkOpenerMutation } from "../../__generated__/member/JoinLinkOpenerMutation.graphql.ts";
import { useTitle } from "../../app/PageTitle.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAsking } from "../../sending/useAction.ts";
import { Banner } from "../../ui/Banner.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";

interface Opening {
  /** Of the link. */
  token: string;
  /** The link is good: what the page shows is read again. */
  onOpened: () => void;
}

function useOpening({ onOpened, token }: Opening) {
  const { groupKey = "" } = useParams();
  const { failure, run } = useAsking<JoinLinkOpenerMutation>(graphql`
    mutation JoinLinkOpenerMutation($groupKey: String!, $token: String!) {
      open_join_link(group_key: $groupKey, token: $token) {
        group_id
      }
    }
  `);
  useEffect(() => {
    void run({ groupKey, token }).then((opened) => opened && onOpened());
  }, [groupKey, onOpened, run, token]);
  return failure;
}

/** Above a circle that the reader sees anyway. */
export function JoinLinkBanner(props: Opening) {
  const { t } = useTranslation("circle");
  const failure = useOpening(props);
  if (failure?.code !== "join-link-invalid") return null;
  return (
    <Banner tone="due" title={t("link.deadTitle")}>
      {t("link.publicText")}
    </Banner>
  );
}

/** In the place of a private circle, until its link has been followed. */
export function JoinLinkPage(props: Opening) {
  const failure = useOpening(props);
  return failure ? <DeadLink /> : <SkeletonCard height="60" />;
}

function DeadLink() {
  const { t } = useTranslation("circle");
  useTitle(t("link.deadTitle"));
  return (
    <EmptyState
      isPage
      title={t("link.deadTitle")}
      text={t("link.deadText")}
      action={<ButtonLink to="/groups">{t("notFound.back")}</ButtonLink>}
    />
  );
}
