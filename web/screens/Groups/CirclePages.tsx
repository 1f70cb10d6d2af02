import { chakra, Stack } from "@chakra-ui/react";
import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from "react";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { CardItem } from "./CardItem.tsx";
import type { Place } from "./discoverOrder.ts";

/** A row over the whole width of the grid. */
export const Wide = chakra("div", { base: { gridColumn: "1 / -1" } });

/**
 * The circles of one page as items of a grid, then the next page, or the way to it. The next page follows the last circle as
 * it is now: after the first was read again it would else leave out a circle, or show one twice.
 */
export function CirclePages<Circle extends Place & { readonly id: string }>(props: {
  circles: readonly Circle[];
  hasNext: boolean;
  renderCard: (circle: Circle) => ReactNode;
  /** Reads the page after a circle. */
  renderFurther: (place: Place) => ReactNode;
  /** Stands where the list ends for now. */
  note?: ReactNode;
}) {
  const { t } = useTranslation("browse");
  const [isOpen, setIsOpen] = useState(false);
  const { circles, hasNext, note, renderCard } = props;
  // What follows stays as it was until what follows now is here.
  const last = useDeferredValue(circles.at(-1));
  // To open the next page draws none of these cards again: React would keep each twice for as long as it is shown.
  const cards = useMemo(
    () =>
      circles.map((circle) => (
        <CardItem key={circle.id}>
          <Part>{renderCard(circle)}</Part>
        </CardItem>
      )),
    [circles, renderCard],
  );
  return (
    <>
      {cards}
      {isOpen && hasNext && last ? (
        <Part>
          <Suspense
            fallback={
              <Wide>
                <SkeletonCard height="60" />
              </Wide>
            }
          >
            {props.renderFurther(last)}
          </Suspense>
        </Part>
      ) : (
        (note || hasNext) && (
          <Wide>
            <Stack align="center" gap="3">
              {note}
              {hasNext && (
                <Button variant="outline" onClick={() => setIsOpen(true)}>
                  {t("more")}
                </Button>
              )}
            </Stack>
          </Wide>
        )
      )}
    </>
  );
}
