import { type Client, createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { AskedTail } from "../../web/talk/AskedTail.ts";
import { tailOf } from "../../web/talk/tail.ts";
import { TailReader } from "../../web/talk/TailReader.ts";
import { documentOf } from "../bench/product/documents.ts";
import { type ChatChange, type ChatState, changesIn, type RangeAnswer, stateId, type TailAnswer } from "./tail.ts";

/** Whom one asks for, and where. */
export interface Line {
  port: number;
  /** Who asks, as headers. */
  headers: Record<string, string>;
}

/** Sends one of the client's own documents. @throws Error with the server's code and sentence */
export async function askOnce<Answer>(
  { headers, port }: Line,
  name: string,
  variables: Record<string, unknown>,
): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1beta1/relay`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query: documentOf(name), variables }),
    signal: AbortSignal.timeout(10_000),
  });
  const { data, errors } = (await answer.json()) as {
    data?: Answer;
    errors?: { message: string; extensions: { code: string } }[];
  };
  if (data && !errors) return data;
  throw new Error(`${errors?.[0]?.extensions.code}: ${errors?.[0]?.message}`);
}

const WAIT_MS = 20;

/** Somebody who has a conversation open: the client's live query over its library, its gaps, and its way to come back. */
export class ChatListener {
  readonly heard: ChatChange[] = [];
  /** How many gaps were read. */
  gaps = 0;
  readonly #client: Client;
  readonly #reader: TailReader<ChatChange>;
  readonly #id: string;
  readonly #asked = new AskedTail(0);
  #isOver = false;
  #stop: () => void = () => {};

  constructor(line: Line, person: string, chat: string) {
    this.#id = stateId(person, chat);
    this.#reader = new TailReader<ChatChange>({
      known: 0,
      readRange: async ({ after, before }) => {
        this.gaps += 1;
        return changesIn(
          await askOnce<RangeAnswer>(line, "useChatTailRangeQuery", { me: person, chat, after, before }),
        );
      },
      onChanges: (changes) => this.heard.push(...changes),
      onFailure: () => {},
      waitMs: () => WAIT_MS,
    });
    this.#client = createClient({
      url: `ws://127.0.0.1:${line.port}/v1beta1/relay`,
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: () => new Promise((resolve) => void setTimeout(resolve, WAIT_MS)),
      connectionParams: { headers: line.headers },
      onNonLazyError: () => {},
    });
    this.#follow();
  }

  /** Cuts the line, as a tunnel does. */
  cut(): void {
    this.#client.terminate();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    this.#reader.stop();
    this.#stop();
    await this.#client.dispose();
  }

  #follow(): void {
    const again = () => {
      if (!this.#isOver) setTimeout(() => this.#follow(), WAIT_MS);
    };
    let isEnded = false;
    const end = this.#client.subscribe<TailAnswer>(
      { query: documentOf("useChatTailSubscription"), variables: { id: this.#id, after: this.#asked.above } },
      {
        next: ({ data }) => data?.node && void this.#hear(data.node),
        error: again,
        complete: () => isEnded || again(),
      },
    );
    this.#stop = () => {
      isEnded = true;
      end();
    };
  }

  async #hear(state: ChatState): Promise<void> {
    await this.#reader.receive(tailOf(state), state);
    if (this.#isOver || !this.#asked.follow(this.#reader.known)) return;
    this.#stop();
    this.#follow();
  }
}
