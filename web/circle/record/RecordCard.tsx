import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { Suspense, useEffect, useState } from "react";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { RecordPage } from "./RecordPage.tsx";

/**
 * What the organizer decided, or the system in their place, on request (D265). For members, and for who has left up to then.
 * @param isSought somebody came here by a link: it is open and in view at once
 */
export function RecordCard({ groupId, isSought }: { groupId: string; isSought: boolean }) {
  const { t } = useTranslation("record");
  const [isOpen, setIsOpen] = useState(isSought);
  useEffect(() => {
    if (isSought) document.getElementById("record")?.scrollIntoView();
  }, [isSought]);
  return (
    <Card aria-labelledby="record">
      <HStack justify="space-between" columnGap="3" rowGap="1" flexWrap="wrap">
        <Stack gap="0.5" flex="1 1 12rem" minW="0">
          <Heading as="h2" size="md" id="record" scrollMarginTop="28">
            {t("title")}
          </Heading>
          <chakra.p color="fg.muted" textStyle="sm">
            {t("text")}
          </chakra.p>
        </Stack>
        <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? "hide" : "show")}
        </Button>
      </HStack>
      {isOpen && (
        <Part>
          <Suspense fallback={<SkeletonCard height="40" />}>
            <Stack gap="2" pt="3">
              <RecordPage groupId={groupId} after={null} monthAbove={null} />
            </Stack>
          </Suspense>
        </Part>
      )}
    </Card>
  );
}
