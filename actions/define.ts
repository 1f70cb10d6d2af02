import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import type { ActionContext, DeliveryContext, Services } from "./context.ts";
import { checkInput } from "./middleware/checkInput.ts";
import { type Counted, countRequest } from "./middleware/countRequest.ts";

/** What a person asks for by pressing a button: `POST /actions/<name>`, by way of Hasura. */
export interface Action {
  name: string;
  /** Of which limited kind of requests it is (D247), besides the general limit that the gate holds. */
  counted?: Counted | undefined;
  /** The shape of the input, held to the one in actions.graphql by a test. */
  input: z.ZodType;
  /** Checks the input and does the thing. @throws AppError on a refusal */
  run(input: unknown, context: ActionContext): Promise<object>;
}

/**
 * One action: its name in actions.graphql, the shape of its input, and what it does.
 * An input that does not fit is refused before `handle` sees it, naming the field.
 */
export function defineAction<Input extends z.ZodType>(
  name: string,
  input: Input,
  handle: (input: z.output<Input>, context: ActionContext) => Promise<object>,
  { counted }: Pick<Action, "counted"> = {},
): Action {
  return {
    name,
    counted,
    input,
    async run(raw, context) {
      const checked = checkInput(input, raw);
      if (counted) await countRequest(context.db, counted, context.caller.userId);
      return handle(checked, context);
    },
  };
}

/** A row that changed, as an event trigger reports it. `old` is null on INSERT, `new` on DELETE. */
export interface RowChange<Row> {
  op: "INSERT" | "UPDATE" | "DELETE" | "MANUAL";
  old: Row | null;
  new: Row | null;
}

/** `POST /events/<name>`. Delivered once or more: the effect must be the same. */
export interface TableEvent {
  name: string;
  run(delivery: unknown, context: DeliveryContext): Promise<void>;
}

const deliveredChange = z.object({
  event: z.object({
    op: z.enum(["INSERT", "UPDATE", "DELETE", "MANUAL"]),
    data: z.object({ old: z.unknown().default(null), new: z.unknown().default(null) }),
  }),
});

/** One event trigger: its name in the table's metadata, the columns it reads, and what it does. */
export function defineEvent<Row extends z.ZodType>(
  name: string,
  row: Row,
  handle: (change: RowChange<z.output<Row>>, context: DeliveryContext) => Promise<void>,
): TableEvent {
  const readRow = (value: unknown) => (value === null ? null : row.parse(value));
  return {
    name,
    run: (delivery, context) => {
      const { op, data } = deliveredChange.parse(delivery).event;
      return handle({ op, old: readRow(data.old), new: readRow(data.new) }, context);
    },
  };
}

/** `POST /crons/<name>`. A tick may come twice or late: the handler looks at what is due, not at the tick. */
export interface Cron {
  name: string;
  run(context: DeliveryContext): Promise<void>;
}

export function defineCron(name: string, handle: (context: DeliveryContext) => Promise<void>): Cron {
  return { name, run: handle };
}

export interface WebhookRequest {
  /** The bytes as they arrived: signatures are over these. */
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
}

/**
 * `POST /webhooks/<name>`: a provider calls. The handler checks the caller, stores the event once and answers; the work
 * comes later.
 */
export interface Webhook {
  name: string;
  /** @returns the status to answer: 200 stored or known, 400 not from the provider */
  run(request: WebhookRequest, services: Services): Promise<200 | 400>;
}

export function defineWebhook(name: string, run: Webhook["run"]): Webhook {
  return { name, run };
}

/** Everything the service answers to Hasura and to providers. */
export interface Routes {
  actions: Action[];
  events: TableEvent[];
  crons: Cron[];
  webhooks: Webhook[];
}
