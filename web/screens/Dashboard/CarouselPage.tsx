import { chakra, HStack } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { MyGroupCard } from "../Groups/MyGroupCard.tsx";
import { CircleRow } from "./CircleRow.tsx";
import type { CirclesAfter, CirclesPage } from "./useCirclesPage.ts";

export interface CarouselPageProps {
  page: CirclesPage;
  userId: string;
  /** By which button the reader came from another page; its like here takes the focus. */
  came?: "next" | "previous" | undefined;
  onNext: (after: CirclesAfter) => void;
  /** Absent on the first page. */
  onPrevious: (() => void) | undefined;
}

/** The circles of one page: one card with Previous, Next and dots, and the others as rows. */
export function CarouselPage({ page, userId, came, onNext, onPrevious }: CarouselPageProps) {
  const { t } = useTranslation("dashboard");
  const { circles, next } = page;
  const [chosen, setChosen] = useState(came === "previous" ? circles.length - 1 : 0);
  const at = Math.min(chosen, circles.length - 1);
  const circle = circles[at];
  const canGoBack = at > 0 || onPrevious !== undefined;
  const canGoOn = at < circles.length - 1 || next !== undefined;
  const handlePrevious = () => (at > 0 ? setChosen(at - 1) : onPrevious?.());
  const handleNext = () => (at < circles.length - 1 ? setChosen(at + 1) : next && onNext(next));
  return (
    <>
      {circle && (
        <Part key={circle.id}>
          <MyGroupCard group={circle} userId={userId} />
        </Part>
      )}
      {(canGoBack || canGoOn) && (
        <HStack justify="center" gap="2" rowGap="0" flexWrap="wrap">
          <IconButton
            label={t("groups.previous")}
            size="sm"
            disabled={!canGoBack}
            autoFocus={came === "previous"}
            onClick={handlePrevious}
          >
            <ChevronLeft />
          </IconButton>
          {circles.map(({ id }, number) => (
            <chakra.button
              key={id}
              type="button"
              display="grid"
              placeItems="center"
              boxSize="6"
              flexShrink="0"
              cursor="pointer"
              focusVisibleRing="outside"
              borderRadius="full"
              aria-label={t("groups.show", { number: number + 1 })}
              aria-current={number === at}
              onClick={() => setChosen(number)}
            >
              <chakra.span
                boxSize={number === at ? "2.5" : "2"}
                borderRadius="full"
                bg={number === at ? "brand.solid" : "border.emphasized"}
              />
            </chakra.button>
          ))}
          <IconButton
            label={t("groups.next")}
            size="sm"
            disabled={!canGoOn}
            autoFocus={came === "next"}
            onClick={handleNext}
          >
            <ChevronRight />
          </IconButton>
        </HStack>
      )}
      {circles.length > 1 && (
        <Card hideBelow="md" py="1">
          <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
            {circles.toSpliced(at, 1).map((each) => (
              <li key={each.id}>
                <Part>
                  <CircleRow group={each} userId={userId} />
                </Part>
              </li>
            ))}
          </chakra.ul>
        </Card>
      )}
    </>
  );
}
