import { Stack } from "@chakra-ui/react";
import type { AskedCircles_person$key } from "../../__generated__/member/AskedCircles_person.graphql.ts";
import type { GroupCarousel_query$key } from "../../__generated__/member/GroupCarousel_query.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { currentUserId } from "../../session/useMyId.ts";
import { AskedCircles } from "./AskedCircles.tsx";
import { GroupCarousel } from "./GroupCarousel.tsx";

/** The circles I sit in, then those I asked to join. */
export function MyCircles({ person, query }: { person: AskedCircles_person$key; query: GroupCarousel_query$key }) {
  return (
    <Stack gap="6">
      <GroupCarousel query={query} userId={currentUserId()} />
      <Part>
        <AskedCircles person={person} />
      </Part>
    </Stack>
  );
}
