import { Stack } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { useTitle } from "./PageTitle.tsx";

export function NotFoundPage() {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  useTitle(t("notFound.title"));
  // A tab that a link opened has nothing behind its first page.
  const handleBack = () => void (history.length > 1 ? navigate(-1) : navigate("/"));
  return (
    <Stack align="center" gap="0" py="8">
      <EmptyState
        isPage
        title={t("notFound.title")}
        text={t("notFound.text")}
        action={
          <Stack direction={{ base: "column", sm: "row" }} gap="3">
            <ButtonLink to="/dashboard">{t("notFound.dashboard")}</ButtonLink>
            <ButtonLink to="/groups?tab=discover" variant="outline">
              {t("notFound.groups")}
            </ButtonLink>
            <Button variant="ghost" onClick={handleBack}>
              {t("notFound.back")}
            </Button>
          </Stack>
        }
      />
      <TextLink to="/support">{t("notFound.support")}</TextLink>
    </Stack>
  );
}
