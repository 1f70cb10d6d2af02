import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import type { Said } from "../model/said.ts";
import { isDelivered, type Receipts } from "./sendState.ts";

/**
 * Tells who hears the page that their newest message has reached the others, where who sees it reads that off its mark
 * (D182). Only of what was written while the conversation is open; each message once.
 */
export function DeliveredNotice(props: {
  me: string;
  said: readonly Said[];
  /** The number of the last change when the conversation was opened. */
  top: number;
  receipts: Receipts;
}) {
  const { t } = useTranslation("messages");
  const newest = props.said.findLast(({ senderId }) => senderId === props.me)?.number ?? 0;
  const [topAtFirst] = useState(props.top);
  const isNews = newest > topAtFirst && isDelivered(newest, props.receipts);
  return (
    <chakra.div srOnly aria-live="polite">
      {/* Another message is another element: the same words are said again. */}
      {isNews && <span key={newest}>{t("write.delivered")}</span>}
    </chakra.div>
  );
}
