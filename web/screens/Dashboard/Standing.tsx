import { SimpleGrid } from "@chakra-ui/react";
import type { NextCards_person$key } from "../../__generated__/member/NextCards_person.graphql.ts";
import type { NextCards_query$key } from "../../__generated__/member/NextCards_query.graphql.ts";
import type { ProfileBanner_person$key } from "../../__generated__/member/ProfileBanner_person.graphql.ts";
import type { SetupBanner_person$key } from "../../__generated__/member/SetupBanner_person.graphql.ts";
import type { useFirstSteps_person$key } from "../../__generated__/member/useFirstSteps_person.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { Loading, SkeletonCard } from "../../ui/Skeletons.tsx";
import { Checklist } from "./Checklist.tsx";
import { NextCards } from "./NextCards.tsx";
import { ProfileBanner } from "./ProfileBanner.tsx";
import { SetupBanner } from "./SetupBanner.tsx";
import { useFirstSteps } from "./useFirstSteps.ts";

type Person = NextCards_person$key & ProfileBanner_person$key & SetupBanner_person$key & useFirstSteps_person$key;

/** Where I stand: the first steps of a newcomer, what I owe and get, and what I have still to tell. */
export function Standing(props: { person: Person; query: NextCards_query$key; createPath: string }) {
  const { createPath, person, query } = props;
  const steps = useFirstSteps(person);
  const isNew = steps !== null;
  return (
    <>
      {steps && <Checklist steps={steps} createPath={createPath} />}
      <Part>
        <NextCards person={person} query={query} isHiddenWhenEmpty={isNew} />
      </Part>
      <Part>
        <ProfileBanner person={person} />
      </Part>
      {!isNew && (
        <Part>
          <SetupBanner person={person} />
        </Part>
      )}
    </>
  );
}

/** In its place while the data come: the two cards that most people have there. */
export function StandingSkeleton() {
  return (
    <Loading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <SkeletonCard height="60" />
        <SkeletonCard height="60" />
      </SimpleGrid>
    </Loading>
  );
}
