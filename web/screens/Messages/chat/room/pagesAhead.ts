/**
 * Reads the first pages of a conversation before the conversation is drawn. The answer to the screen's one query tells which pages
 * these are, and a phone needs longer to draw the screen than the server needs to answer.
 */
import { fetchQuery, type PreloadedQuery } from "react-relay";
import type { GraphQLResponse, IEnvironment } from "relay-runtime";
import type { MessagesScreenQuery } from "../../../../__generated__/member/MessagesScreenQuery.graphql.ts";
import type { messagePageQuery } from "../../../../__generated__/member/messagePageQuery.graphql.ts";
import { messagePage } from "../../../../talk/messagePage.ts";
import { chatPlace } from "../chatAddress.ts";
import { beginningOf, topOf } from "../model/beginning.ts";
import { firstPages } from "../model/Room.ts";
import { type Said, saidInPage } from "../model/said.ts";

type Asked = messagePageQuery["variables"];
type Page = Promise<readonly Said[]>;

/** How long a page that was read ahead may wait until it is shown, in milliseconds. Then it is read again. */
const FRESH_MS = 10_000;

/** The pages of the conversation that was opened last. They belong to one person, as the environment does, and go with it. */
const ahead = new WeakMap<IEnvironment, Map<string, { page: Page; atMs: number }>>();

const nameOf = ({ after, before, chat, order }: Asked) => [chat, after, before, order].join(" ");

async function readFrom(environment: IEnvironment, asked: Asked): Page {
  const answer = await fetchQuery<messagePageQuery>(environment, messagePage, asked, {
    fetchPolicy: "network-only",
  }).toPromise();
  return (answer?.chat_user_states_connection.edges[0]?.node.messages ?? []).map(saidInPage);
}

/** Reads a page of a conversation. A page that was read ahead is given once. */
export function readPage(environment: IEnvironment, asked: Asked): Page {
  const pages = ahead.get(environment);
  const early = pages?.get(nameOf(asked));
  pages?.delete(nameOf(asked));
  return early && performance.now() - early.atMs < FRESH_MS ? early.page : readFrom(environment, asked);
}

/** Reads the first pages of the conversation that an address opens, once the answer to `started` tells which pages these are. */
export function readAhead(started: PreloadedQuery<MessagesScreenQuery>, address: URLSearchParams): void {
  const place = chatPlace(address);
  if (!place) return;
  const { environment, source, variables } = started;
  source?.subscribe({
    next: (answer: GraphQLResponse) => {
      const [data] = [answer].flat().flatMap((part) => ("data" in part && part.data ? [part.data] : []));
      const chats = (data as MessagesScreenQuery["rawResponse"] | undefined)?.chat_user_states_connection.edges ?? [];
      const state = chats.find(({ node }) => node.chat.address === place.address)?.node;
      if (!state) return;
      const pages = firstPages(beginningOf(state, place).from, state, topOf(state)).map((range) => {
        const asked = { me: variables.me, chat: state.chat_id, ...range };
        const page = readFrom(environment, asked);
        // The room hears of a failure when it takes the page.
        page.catch(() => {});
        return [nameOf(asked), { page, atMs: performance.now() }] as const;
      });
      ahead.set(environment, new Map(pages));
    },
  });
}
