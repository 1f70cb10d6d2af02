import { Agent, request } from "node:http";
import { MARKS } from "../../../../schema/readMarks.ts";
import { AskedTail } from "../../../../web/talk/AskedTail.ts";
import { DELIVERIES, Pace } from "../../../../web/talk/Pace.ts";
import { tailOf } from "../../../../web/talk/tail.ts";
import { TailReader } from "../../../../web/talk/TailReader.ts";
import {
  type ChatChange,
  type ChatState,
  changesIn,
  type RangeAnswer,
  stateId,
  type TailAnswer,
} from "../../../talk/tail.ts";
import { type Subscribed, watch, type Watcher } from "../../watcher.ts";
import { documentOf } from "../documents.ts";
import { nodeId } from "../nodeId.ts";

/** What a member of a circle has open while they talk: the conversation, the list, the shell with its numbers, the circle's page. */
export const SCREENS = ["tail", "list", "shell", "circle"] as const;
export type Screen = (typeof SCREENS)[number];

const DOCUMENTS = {
  tail: "useChatTailSubscription",
  list: "useChatListSubscription",
  shell: "MemberLayoutLiveSubscription",
  circle: "useLiveGroupSubscription",
} as const;

const agent = new Agent({ keepAlive: true });

interface Options {
  port: number;
  token: string;
  person: string;
  chat: string;
  screens: readonly Screen[];
  /** The last number that is there at the beginning. */
  known: number;
  /** Called once for each change, in order. @param at by `performance.now()`, when its frame came */
  onChange(change: ChatChange, at: number): void;
}

/** A member with screens open, as the client works: tails, gaps, and marks of what was read at their pace. */
export class Talker {
  readonly numbers: number[] = [];
  /** Why marks and gaps were refused. */
  readonly failures: string[] = [];
  readonly #fail = (thrown: unknown) => void this.failures.push(String(thrown));
  readonly #options: Options;
  readonly #reader: TailReader<ChatChange>;
  readonly #asked: AskedTail;
  readonly #reading = new Pace(() => void this.#markRead().catch(this.#fail), MARKS);
  readonly #fetching = new Pace(() => void this.#markFetched().catch(this.#fail), DELIVERIES);
  #unread = 0;
  #watcher: Watcher | undefined;
  #at = 0;

  constructor(options: Options) {
    this.#options = options;
    const { chat, known, person } = options;
    this.#asked = new AskedTail(known);
    this.#reader = new TailReader<ChatChange>({
      known,
      readRange: async ({ after, before }) =>
        changesIn(await this.#ask<RangeAnswer>("useChatTailRangeQuery", { me: person, chat, after, before })),
      onChanges: (changes) => {
        for (const change of changes) {
          this.numbers.push(change.number);
          options.onChange(change, this.#at);
        }
        if (changes.some(({ user_id }) => user_id !== person)) this.#reading.want();
      },
      onFailure: this.#fail,
      waitMs: () => 1000,
    });
  }

  async open(): Promise<void> {
    const { chat, person, port, screens, token } = this.#options;
    const variables: Record<Screen, object> = {
      tail: this.#tail.variables,
      list: { me: person },
      shell: { me: person },
      circle: { id: nodeId("groups", chat) },
    };
    this.#watcher = await watch({
      port,
      path: "/v1beta1/relay",
      token,
      subscriptions: screens.map((screen) => ({ query: documentOf(DOCUMENTS[screen]), variables: variables[screen] })),
      onAnswer: (frame, subscription, at) => {
        if (screens[subscription] === "shell") this.#hearCounts(frame);
        if (screens[subscription] !== "tail") return;
        const { node } = (JSON.parse(frame) as { payload: { data: TailAnswer } }).payload.data;
        this.#at = at;
        if (node) void this.#hear(node);
      },
    });
  }

  /** Says something, as the client sends it. */
  async say(messageId: string, text: string): Promise<void> {
    await this.#ask("sendingsSayMutation", {
      message: { chat_id: this.#options.chat, message_id: messageId, message: text, reply_to_id: null },
    });
  }

  close(): void {
    this.#watcher?.close();
    this.#reader.stop();
  }

  get #tail(): Subscribed {
    const { chat, person } = this.#options;
    return { query: documentOf(DOCUMENTS.tail), variables: { id: stateId(person, chat), after: this.#asked.above } };
  }

  async #hear(state: ChatState): Promise<void> {
    await this.#reader.receive(tailOf(state), state);
    if (!this.#asked.follow(this.#reader.known)) return;
    this.#watcher?.askAnew(this.#options.screens.indexOf("tail"), this.#tail);
  }

  #hearCounts(frame: string): void {
    const unread = Number(/"messages":(\d+)/.exec(frame)?.[1] ?? 0);
    if (unread > this.#unread) this.#fetching.want();
    this.#unread = unread;
  }

  async #markFetched(): Promise<void> {
    if (this.#unread > 0) await this.#ask("useDeliveredMarksMutation", { me: this.#options.person });
  }

  async #markRead(): Promise<void> {
    const { chat, person } = this.#options;
    await this.#ask("sendingsMarkMutation", { me: person, chat, number: this.numbers.at(-1)! });
  }

  #ask<Answer>(name: string, variables: object): Promise<Answer> {
    const body = JSON.stringify({ query: documentOf(name), variables });
    const { port, token } = this.#options;
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          host: "127.0.0.1",
          port,
          method: "POST",
          path: "/v1beta1/relay",
          headers: {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
            authorization: `Bearer ${token}`,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            const { data, errors } = JSON.parse(Buffer.concat(chunks).toString()) as { data?: Answer; errors?: object };
            if (data && !errors) resolve(data);
            else reject(new Error(`${name}: ${JSON.stringify(errors)}`));
          });
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  }
}
