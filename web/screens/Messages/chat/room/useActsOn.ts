import { Copy, Eye, EyeOff, Flag, Reply, Trash2 } from "lucide-react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import type { Said } from "../model/said.ts";
import type { Act } from "./ActPanel.tsx";
import { useCopyWords } from "./useCopyWords.ts";
import type { Opened } from "./useOverlay.ts";

/** What its reader can do with a message, in the order of the panel (D178, D290). */
export function useActsOn(
  me: string,
  room: { isGroup: boolean; isAdmin: boolean; mayWrite: boolean },
  on: { answer: (said: Said) => void; hide: (said: Said) => void; open: (opened: Opened) => void },
): (said: Said) => Act[] {
  const { t } = useTranslation("messages");
  const copy = useCopyWords();
  return (said) => {
    const isOwn = said.senderId === me;
    return [
      ...(room.mayWrite ? [{ id: "reply", label: t("act.reply"), icon: Reply, onSelect: () => on.answer(said) }] : []),
      ...(said.voice
        ? []
        : [{ id: "copy", label: t("act.copy"), icon: Copy, onSelect: () => void copy(said.text ?? "") }]),
      ...(isOwn && room.isGroup
        ? [{ id: "seen", label: t("act.seen"), icon: Eye, onSelect: () => on.open({ act: "seen", said }) }]
        : []),
      ...(isOwn
        ? []
        : [
            { id: "hide", label: t("act.hide"), icon: EyeOff, onSelect: () => on.hide(said) },
            { id: "report", label: t("act.report"), icon: Flag, onSelect: () => on.open({ act: "message", said }) },
          ]),
      ...(room.mayWrite && (isOwn || room.isAdmin)
        ? [
            {
              id: "delete",
              label: isOwn ? t("act.delete") : t("act.remove"),
              icon: Trash2,
              isDestructive: true,
              onSelect: () => on.open({ act: "delete", said }),
            },
          ]
        : []),
    ];
  };
}
