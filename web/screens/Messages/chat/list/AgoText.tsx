import { useDateText } from "../../../../i18n/useDateText.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { useProductMinute } from "../../../../lib/productClock.ts";
import { talkAgo } from "./talkAgo.ts";

/** How long ago something was said; it moves on with the minutes. */
export function AgoText({ instant }: { instant: string }) {
  const { t } = useTranslation("messages");
  const dateText = useDateText();
  const now = useProductMinute();
  const ago = talkAgo(instant, now);
  const words =
    ago.unit === "now"
      ? t("ago.now")
      : ago.unit === "date"
        ? dateText(instant, "day")
        : t(`ago.${ago.unit}`, { count: ago.count });
  return <time dateTime={instant}>{words}</time>;
}
