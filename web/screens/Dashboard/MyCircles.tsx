import { Stack } from "@chakra-ui/react";
import type { AskedCircles_person$key } from "../../__generated__/member/AskedCircles_person.graphql.ts";
import type { useCirclesPage_person$key } from "../../__generated__/member/useCirclesPage_person.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { currentUserId } from "../../session/useMyId.ts";
import { AskedCircles } from "./AskedCircles.tsx";
import { GroupCarousel } from "./GroupCarousel.tsx";

/** The circles I sit in, then those I asked to join. */
export function MyCircles(props: {
  person: AskedCircles_person$key & useCirclesPage_person$key;
  createPath: string;
  isNew: boolean;
}) {
  return (
    <Stack gap="6">
      <GroupCarousel
        person={props.person}
        userId={currentUserId()}
        createPath={props.createPath}
        isHiddenWhenEmpty={props.isNew}
      />
      <Part>
        <AskedCircles person={props.person} />
      </Part>
    </Stack>
  );
}
