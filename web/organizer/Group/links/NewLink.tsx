import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Check, Copy, Printer } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
import { Part } from "../../../components/Part.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { copyText } from "../../../lib/copyText.ts";
import { Button } from "../../../ui/Button.tsx";
import { SkeletonCard } from "../../../ui/Skeletons.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { lazyPart } from "../../../start/lazyPart.tsx";

/** The library that draws it comes with the first link. */
const QrPicture = lazyPart(async () => (await import("../../../ui/QrPicture.tsx")).QrPicture);
const LinkPoster = lazyPart(async () => (await import("./LinkPoster.tsx")).LinkPoster);

/** The link that was just made, to copy, to scan and to print. It is shown this once: the server keeps no copy of it. */
export function NewLink({ group, link }: { group: string; link: string }) {
  const { t } = useTranslation("doors");
  const [isCopied, setIsCopied] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const handlePrinted = useCallback(() => setIsPrinting(false), []);
  const copy = async () => {
    if (await copyText(link)) setIsCopied(true);
    else toaster.show({ tone: "late", title: t("links.copyFailed") });
  };
  const qrLabel = t("links.qr", { group });
  return (
    <Stack
      gap="4"
      p="4"
      bg="sunken"
      borderRadius="l2"
      align={{ base: "stretch", sm: "center" }}
      direction={{ base: "column", sm: "row" }}
    >
      <chakra.div flexShrink="0" w={{ base: "full", sm: "11rem" }} display="grid" justifyItems="center">
        <Part>
          <Suspense fallback={<SkeletonCard height="44" />}>
            <QrPicture link={link} label={qrLabel} />
          </Suspense>
        </Part>
      </chakra.div>
      <Stack gap="3" minW="0" flex="1">
        <chakra.p fontWeight="semibold">{t("links.made")}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {t("links.once")}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere" data-link="">
          {link}
        </chakra.p>
        <HStack gap="2" flexWrap="wrap">
          <Button variant="outline" size="sm" onClick={() => void copy()}>
            {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
            <span aria-live="polite">{t(isCopied ? "links.copied" : "links.copy")}</span>
          </Button>
          <Button variant="outline" colorPalette="gray" size="sm" onClick={() => setIsPrinting(true)}>
            <Printer aria-hidden />
            {t("links.print")}
          </Button>
        </HStack>
      </Stack>
      {isPrinting && (
        <Part>
          <Suspense>
            <LinkPoster
              title={group}
              text={t("links.poster")}
              link={link}
              qrLabel={qrLabel}
              onPrinted={handlePrinted}
            />
          </Suspense>
        </Part>
      )}
    </Stack>
  );
}
