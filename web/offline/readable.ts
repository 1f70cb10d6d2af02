/**
 * What can be read without a connection: circles, schedule, own ledger, messages and profiles (D227), and help, which is
 * looked for when something does not work.
 */
import type { GraphQLResponse, Variables } from "relay-runtime";

/** The queries whose answers are kept, by their names. */
export const READABLE: readonly string[] = [
  "MemberLayoutQuery",
  "DashboardScreenQuery",
  "GroupsScreenQuery",
  "MyGroupsListQuery",
  "CardPaymentQuery",
  "GroupScreenQuery",
  "CircleVotesQuery",
  "LeavingCardQuery",
  "RestartSectionQuery",
  "PastRoundsQuery",
  "RecordPageQuery",
  "PaymentScheduleScreenQuery",
  "NextOwedQuery",
  "NextPaidQuery",
  "NextReceivedQuery",
  "MessagesScreenQuery",
  "RoomPageQuery",
  "facesQuery",
  "MemberRecordQuery",
  "ProfileScreenQuery",
  "SettingsScreenQuery",
  "DeviceListQuery",
  "FaqScreenQuery",
  "SupportScreenQuery",
  "OwnSupportQuery",
  "TicketViewQuery",
];

const names = new Set(READABLE);

export const isReadable = (name: string): boolean => names.has(name);

/** Names and faces of people, asked for by their ids. */
export const FACES = "facesQuery";

interface FacesAnswer {
  data: { user_profiles_connection: { edges: readonly { node: { acquaintances: readonly Face[] } }[] } };
}
type Face = { user_id: string | null };

const nodeOf = (answer: GraphQLResponse) =>
  (answer as unknown as FacesAnswer).data.user_profiles_connection.edges[0]?.node;

/** One answer about these people out of earlier ones, of which the later count; null where none knows any of them. */
export function facesIn(answers: readonly GraphQLResponse[], { ids }: Variables): GraphQLResponse | null {
  const known = new Map<string, Face>();
  for (const answer of answers)
    for (const face of nodeOf(answer)?.acquaintances ?? []) if (face.user_id !== null) known.set(face.user_id, face);
  const acquaintances = (ids as readonly string[]).flatMap((id) => known.get(id) ?? []);
  const last = answers.at(-1);
  const node = last && nodeOf(last);
  if (!last || !node || acquaintances.length === 0) return null;
  const { data } = last as unknown as FacesAnswer;
  const { user_profiles_connection: profiles } = data;
  const [edge] = profiles.edges;
  return {
    data: {
      ...data,
      user_profiles_connection: { ...profiles, edges: [{ ...edge, node: { ...node, acquaintances } }] },
    },
  } as unknown as GraphQLResponse;
}
