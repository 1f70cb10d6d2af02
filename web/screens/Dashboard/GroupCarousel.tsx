import { Heading, HStack, Stack } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { lazyPart } from "../../start/lazyPart.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { CarouselPage } from "./CarouselPage.tsx";
import { type CirclesAfter, useCirclesPage } from "./useCirclesPage.ts";
import type { useCirclesPage_person$key } from "../../__generated__/member/useCirclesPage_person.graphql.ts";

/** Few people are in more circles than a page has. */
const FurtherPage = lazyPart(async () => (await import("./FurtherPage.tsx")).FurtherPage);

/**
 * My circles one at a time, with Previous, Next and dots; the one that waits for my money or my word comes first. Where
 * there is room the others of a page stand below as rows.
 */
export function GroupCarousel(props: {
  person: useCirclesPage_person$key;
  userId: string;
  /** Where founding a circle begins. */
  createPath: string;
  /** The checklist of first steps already says that there is no circle. */
  isHiddenWhenEmpty?: boolean;
}) {
  const { t } = useTranslation("dashboard");
  const first = useCirclesPage(props.person);
  const [turned, setTurned] = useState<{ after: CirclesAfter[]; way: "next" | "previous" }>();
  const after = turned?.after ?? [];
  const last = after.at(-1);
  if (first.circles.length === 0 && props.isHiddenWhenEmpty) return null;
  const shared = {
    userId: props.userId,
    came: turned?.way,
    onNext: (next: CirclesAfter) => setTurned({ after: [...after, next], way: "next" }),
    onPrevious: last && (() => setTurned({ after: after.slice(0, -1), way: "previous" })),
  } as const;
  return (
    <Stack gap="3">
      <HStack justify="space-between" columnGap="4" flexWrap="wrap">
        <Heading as="h2" size="md">
          {t("groups.title")}
        </Heading>
        {first.circles.length > 0 && (
          // Its place for a finger reaches out of the line, so that the cards begin level with those beside them.
          <TextLink to="/groups?tab=my-groups" my="-1">
            {t("groups.all")}
          </TextLink>
        )}
      </HStack>
      {first.circles.length === 0 ? (
        <EmptyState
          title={t("groups.none")}
          text={t("groups.noneText")}
          action={<ButtonLink to={props.createPath}>{t("groups.create")}</ButtonLink>}
        />
      ) : last ? (
        <Part key={last.group}>
          <Suspense fallback={<SkeletonCard height="96" />}>
            <FurtherPage {...shared} after={last} />
          </Suspense>
        </Part>
      ) : (
        <CarouselPage {...shared} page={first} />
      )}
    </Stack>
  );
}
