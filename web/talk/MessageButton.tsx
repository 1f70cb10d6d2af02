import { MessageCircle } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useMyId } from "../session/useMyId.ts";
import { Button } from "../ui/Button.tsx";
import { startedPath, useOpenChat } from "./useOpenChat.ts";

/** Leads from somebody's card to the conversation with them; nothing on one's own. */
export function MessageButton({ name, userId }: { userId: string; name: string }) {
  const { t } = useTranslation("messages");
  const navigate = useNavigate();
  const myId = useMyId();
  const opening = useOpenChat((chat) => void navigate(startedPath(chat)), { isElsewhere: true });
  if (myId === null || myId === userId) return null;
  return (
    <Button
      variant="outline"
      alignSelf={{ base: "stretch", sm: "flex-start" }}
      isPending={opening.isBusy}
      // Whoever speaks to it says what is seen on it (WCAG 2.5.3).
      aria-label={`${t("start.message")}: ${name}`}
      onClick={() => void opening.run({ userId, name })}
    >
      <MessageCircle aria-hidden />
      {t("start.message")}
    </Button>
  );
}
