import { Skeleton, Stack } from "@chakra-ui/react";
import { Loading, SkeletonCard, SkeletonRing } from "../../ui/Skeletons.tsx";
import { GroupFrame } from "../../circle/GroupFrame.tsx";

/** The group's page before its data has come: every place has its later size. */
export function GroupSkeleton() {
  return (
    <Loading>
      <GroupFrame
        head={
          <Stack gap="4">
            <Skeleton h="5" w="20" />
            <Skeleton h="9" w="60%" maxW="20rem" />
            <Skeleton h="6" w="48" />
            <Skeleton h="7" w="75%" maxW="26rem" />
          </Stack>
        }
        ring={<SkeletonRing />}
        about={<SkeletonCard height="80" />}
      >
        <SkeletonCard height="80" />
        <SkeletonCard height="60" />
      </GroupFrame>
    </Loading>
  );
}
