import { Flag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useMyId } from "../session/useMyId.ts";
import { Button } from "../ui/Button.tsx";
import { ReportDialog } from "./ReportDialog.tsx";

/** Leads from somebody's card to a report of them (D187); nothing on one's own. */
export function ReportButton({ name, userId }: { userId: string; name: string }) {
  const { t } = useTranslation("messages");
  const myId = useMyId();
  const [isOpen, setIsOpen] = useState(false);
  if (myId === null || myId === userId) return null;
  return (
    <>
      <Button
        variant="ghost"
        colorPalette="gray"
        alignSelf="flex-start"
        // Whoever speaks to it says what is seen on it (WCAG 2.5.3).
        aria-label={`${t("act.report")}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        <Flag aria-hidden />
        {t("act.report")}
      </Button>
      {isOpen && <ReportDialog reported={{ userId, name }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
