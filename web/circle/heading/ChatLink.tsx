import { chakra } from "@chakra-ui/react";
import { MessageCircle } from "lucide-react";
import { usePlaces } from "../../app/places.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ButtonLink } from "../../ui/Button.tsx";

/** Leads whoever is or was in a circle to its chat (D183). */
export function ChatLink({ group }: { group: { group_id: string; name: string } }) {
  const { t } = useTranslation("circle");
  const existing = usePlaces();
  const { group_id: id, name } = group;
  const params = new URLSearchParams({
    tab: "chat",
    selectedChat: `group_${id}`,
    chatName: name,
    chatType: "group",
    groupId: id,
  });
  const to = existing(`/messages?${params}`);
  if (!to) return null;
  return (
    <ButtonLink to={to} variant="outline" colorPalette="gray" px={{ base: "3", md: "5" }} aria-label={t("chat")}>
      <MessageCircle aria-hidden />
      {/* On a phone the name of the circle needs the space. */}
      <chakra.span display={{ base: "none", md: "inline" }}>{t("chat")}</chakra.span>
    </ButtonLink>
  );
}
