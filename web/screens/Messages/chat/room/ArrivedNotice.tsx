import { chakra } from "@chakra-ui/react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import type { ChatChange } from "../../../../talk/tail.ts";
import type { Face } from "../useChats.ts";
import { useWords } from "../voice/useWords.ts";

/** Reads out to screen readers what somebody else has just said, once their name is known. */
export function ArrivedNotice({ arrived, faces }: { arrived: ChatChange | null; faces: ReadonlyMap<string, Face> }) {
  const { t } = useTranslation("messages");
  const text = useWords()(arrived?.message?.message, arrived?.message?.voice_ms);
  const name = faces.get(arrived?.user_id ?? "")?.name;
  return (
    <chakra.div srOnly aria-live="polite">
      {/* Another message is another element: the same words are said again. */}
      {arrived && text !== null && name !== undefined && (
        <span key={arrived.number}>{t("room.arrived", { name, text })}</span>
      )}
    </chakra.div>
  );
}
