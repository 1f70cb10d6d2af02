import { graphql, useFragment } from "react-relay";
import type { OutsiderRing_group$key } from "../../__generated__/member/OutsiderRing_group.graphql.ts";
import { seatsOffered } from "../standing/seatsOffered.ts";
import { useStands } from "../standing/useStands.ts";
import { VisitorRing, type VisitorRingProps } from "./VisitorRing.tsx";

interface Props extends Omit<VisitorRingProps, "isFreeSaid"> {
  group: OutsiderRing_group$key;
  hasLeft: boolean;
}

/** The ring of whoever is signed in and not a member: it says how many seats are free unless the sentence above does. */
export function OutsiderRing({ group: key, hasLeft, ...ring }: Props) {
  const group = useFragment(
    graphql`
      fragment OutsiderRing_group on groups {
        may_join
        spots_left
        status
        ...useStands_group
      }
    `,
    key,
  );
  const stands = useStands(group);
  return <VisitorRing {...ring} isFreeSaid={(seatsOffered(group, { stands, hasLeft }) ?? 0) > 0} />;
}
