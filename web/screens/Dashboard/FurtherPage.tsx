import { graphql } from "react-relay";
import type { FurtherPageQuery } from "../../__generated__/member/FurtherPageQuery.graphql.ts";
import { required } from "../../lib/required.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { CarouselPage, type CarouselPageProps } from "./CarouselPage.tsx";
import { type CirclesAfter, useCirclesPage } from "./useCirclesPage.ts";

/** A further page of my circles, asked for when somebody turns to it; its code comes then too. */
export function FurtherPage({ after, ...props }: Omit<CarouselPageProps, "page"> & { after: CirclesAfter }) {
  const data = useOwnQuery<FurtherPageQuery>(
    graphql`
      query FurtherPageQuery($urgency: Int!, $time: timestamptz!, $group: uuid!) {
        user_profiles_connection(first: 1) {
          edges {
            node {
              ...useCirclesPage_person @arguments(urgency: $urgency, time: $time, group: $group)
            }
          }
        }
      }
    `,
    after,
  );
  const page = useCirclesPage(required(data.user_profiles_connection.edges[0]?.node, "user_profiles"));
  return <CarouselPage {...props} page={page} />;
}
