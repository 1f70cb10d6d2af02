import { chakra } from "@chakra-ui/react";
import { Check, Copy, ExternalLink, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { copyText } from "../../lib/copyText.ts";
import { formatMoney } from "../../lib/money.ts";
import type { DeviceShare } from "../../native/nativeShare.ts";
import { useFrequencyText } from "../useFrequencyText.ts";
import { Button } from "../../ui/Button.tsx";
import { Menu, type MenuItem } from "../../ui/Menu.tsx";
import { toaster } from "../../ui/toaster.tsx";
import { deviceShare } from "./deviceShare.ts";
import { type SharedGroup, shareTargets, shareUrl } from "./shareLinks.ts";

const copiedShownMs = 2000;

/** Copies the link, hands it to the device, or opens the place it is to be posted on. */
export function ShareMenu({ group }: { group: SharedGroup }) {
  const { t } = useTranslation("circle");
  const frequencyText = useFrequencyText();
  const locale = useLocale();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), copiedShownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const url = shareUrl(group, location.origin);
  const text = t("share.text", {
    name: group.name,
    contribution: formatMoney(group.contributionCents, group.currency, { locale }),
    frequency: frequencyText(group.frequency),
    payout: formatMoney(group.payoutCents, group.currency, { locale }),
  });
  const sayFailed = () => toaster.show({ tone: "late", title: t("share.failed") });

  const copy = async () => ((await copyText(url)) ? setIsCopied(true) : sayFailed());
  const share = deviceShare();
  const shareNatively = async (share: DeviceShare) => {
    const outcome = await share({ title: group.name, text, url }).catch(() => sayFailed());
    if (outcome === "unavailable")
      toaster.show({ tone: "due", title: t("share.unavailable"), text: t("share.unavailableText") });
  };

  const label = isCopied ? t("share.copied") : t("share.button");
  const Icon = isCopied ? Check : Share2;
  const items: MenuItem[] = [
    { id: "copy", label: t("share.copy"), icon: Copy, onSelect: () => void copy() },
    ...(share
      ? [{ id: "native", label: t("share.native"), icon: Share2, onSelect: () => void shareNatively(share) }]
      : []),
    ...shareTargets(url, text).map((target) => ({
      id: target.id,
      label: target.label,
      icon: ExternalLink,
      onSelect: () => void window.open(target.href, "_blank", "noopener,noreferrer,width=600,height=600"),
    })),
  ];
  return (
    <Menu
      trigger={
        <Button variant="outline" colorPalette="gray" px={{ base: "3", md: "5" }} aria-label={label}>
          <Icon aria-hidden />
          {/* On a phone the name of the circle needs the space, so the word is shown only after copying. */}
          <chakra.span aria-live="polite" display={{ base: isCopied ? "inline" : "none", md: "inline" }}>
            {label}
          </chakra.span>
        </Button>
      }
      items={items}
    />
  );
}
