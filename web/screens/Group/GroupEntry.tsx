/** A group's address is open to everybody: members get the whole page, visitors the public one. */
import { Suspense, useEffect } from "react";
import type { PreloadedQuery } from "react-relay";
import type { LoaderArgs } from "../../routing/entry.ts";
import { useLoaderData, useRevalidate } from "../../routing/hooks.ts";
import type { OperationType } from "relay-runtime";
import { currentSession } from "../../session/session.ts";
import { useMyId } from "../../session/useMyId.ts";
import { GroupScreen, startGroupQuery } from "./GroupScreen.tsx";
import { GroupSkeleton } from "./GroupSkeleton.tsx";
import { lazyPart } from "../../start/lazyPart.tsx";

const visitorsScreen = () => import("../../public/Group/PublicGroupScreen.tsx");

/** Not with the rest: whoever is signed in needs none of it. */
const PublicGroupScreen = lazyPart(async () => (await visitorsScreen()).PublicGroupScreen);

export function loader({ params }: LoaderArgs) {
  const key = params.groupKey ?? "";
  if (currentSession().status === "signedIn") return startGroupQuery(key);
  return visitorsScreen().then(({ startPublicGroupQuery }) => startPublicGroupQuery(key));
}

export function Component() {
  const isSignedIn = useMyId() !== null;
  const started = useLoaderData<PreloadedQuery<OperationType>>();
  const revalidate = useRevalidate();
  // Somebody signed in or out while the page was open, and data of one person must not be shown to another.
  const isForWhoIsHere = (started.name === "GroupScreenQuery") === isSignedIn;
  useEffect(() => {
    if (!isForWhoIsHere) void revalidate();
  }, [isForWhoIsHere, revalidate]);

  if (!isForWhoIsHere) return <GroupSkeleton />;
  return <Suspense fallback={<GroupSkeleton />}>{isSignedIn ? <GroupScreen /> : <PublicGroupScreen />}</Suspense>;
}
