import type { Clock } from "../simulator/clock.ts";
import type { Deliveries, Delivery } from "../simulator/deliveries.ts";
import type { DueTask, DueTasks, DueWork } from "../simulator/dueWork.ts";
import { decisionOf, personOf } from "./decision.ts";
import { isDecided, isUnfinished, type Person, type Session, type Status } from "./session.ts";
import { byKey } from "../simulator/stateFile.ts";
import { newIdSequence, nextToken, nextUuid, type IdSequence } from "../simulator/ids.ts";

/** Last names that decide a session by themselves, for tests without anybody at the page. */
const TRIGGERS: Record<string, Status> = { approved: "Approved", declined: "Declined", review: "In Review" };

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
const TRIGGER_DELAY_MS = 300;

export interface NewSession {
  workflow_id: string;
  vendor_data: string | null;
  callback: string | null;
  metadata: Record<string, unknown> | null;
  language: string | null;
  contact_details: Record<string, unknown> | null;
  expected_details: Record<string, unknown> | null;
}

export interface DiditState {
  ids: IdSequence;
  /** By id, oldest first. */
  sessions: Record<string, Session>;
  due: DueTasks;
  /** Those that are not made yet, by id. */
  deliveries: Record<string, Delivery>;
}

export function emptyState(seed?: string): DiditState {
  return { ids: newIdSequence(seed), sessions: {}, due: {}, deliveries: {} };
}

/** A snapshot of a former version kept as lists what is by id now. */
export function completeState(kept: DiditState | undefined, seed?: string): DiditState {
  if (!kept) return emptyState(seed);
  return {
    ...kept,
    sessions: byKey(kept.sessions, ({ session_id }) => session_id),
    due: byKey(kept.due, ({ id, kind }) => `${kind} ${id}`),
    deliveries: byKey(kept.deliveries, ({ id }) => String(id)),
  };
}

export interface SessionsOptions {
  state: DiditState;
  clock: Clock;
  environment: string;
  due(): DueWork;
  deliveries: Deliveries;
  /** Told the place in the state of what changed. */
  onChange(...place: string[]): void;
  publicUrl(): string;
}

/** All identity checks and what becomes of them. */
export class Sessions {
  readonly #options: SessionsOptions;

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  get state(): DiditState {
    return this.#options.state;
  }

  /** Oldest first. */
  list(): Session[] {
    return Object.values(this.state.sessions);
  }

  find(id: string): Session | undefined {
    return Object.hasOwn(this.state.sessions, id) ? this.state.sessions[id] : undefined;
  }

  findByToken(token: string): Session | undefined {
    return this.list().find((session) => session.session_token === token);
  }

  /** The person's unfinished session with its callback and metadata renewed, or a new one. */
  open(given: NewSession): Session {
    const { clock } = this.#options;
    const unfinished = this.list().find(
      (session) =>
        given.vendor_data !== null &&
        session.vendor_data === given.vendor_data &&
        session.workflow_id === given.workflow_id &&
        isUnfinished(session),
    );
    if (unfinished) {
      Object.assign(unfinished, { callback: given.callback, metadata: given.metadata });
      this.#changed(unfinished);
      return unfinished;
    }
    const session: Session = {
      ...given,
      session_id: nextUuid(this.state.ids),
      session_number: this.list().length + 1,
      session_token: nextToken(this.state.ids, 12),
      status: "Not Started",
      created_at: new Date(clock.now()).toISOString(),
      person: null,
    };
    this.state.sessions[session.session_id] = session;
    this.#changed(session);
    this.#options.due().add({ at: clock.now() + WEEK_MS, kind: "expire", id: session.session_id });
    const trigger = TRIGGERS[String(given.expected_details?.last_name ?? "").toLowerCase()];
    if (trigger) this.#options.due().add({ at: clock.now() + TRIGGER_DELAY_MS, kind: trigger, id: session.session_id });
    return session;
  }

  /** Somebody opened the page. */
  start(session: Session): void {
    if (session.status === "Not Started") this.setStatus(session, "In Progress");
  }

  /** @param person whom the document names; only a decision looks at it, walking away does not */
  setStatus(session: Session, status: Status, person?: Person): void {
    session.status = status;
    if (isDecided(session)) session.person = person ?? session.person ?? personOf(session);
    this.#changed(session);
    this.#announce(session);
  }

  /** Does what was due: an unfinished session expires, a triggered one is decided. */
  runDue({ id, kind }: DueTask): void {
    const session = this.find(id);
    if (!session || !isUnfinished(session)) return;
    this.setStatus(session, kind === "expire" ? "Expired" : (kind as Status));
  }

  #changed(session: Session): void {
    this.#options.onChange("sessions", session.session_id);
    this.#options.onChange("ids");
  }

  #announce(session: Session): void {
    const { clock, deliveries, environment } = this.#options;
    const eventId = nextUuid(this.state.ids);
    const payload = {
      event_id: eventId,
      webhook_type: "status.updated",
      timestamp: clock.seconds(),
      created_at: clock.seconds(),
      environment,
      session_id: session.session_id,
      session_kind: "user",
      workflow_id: session.workflow_id,
      vendor_data: session.vendor_data,
      metadata: session.metadata,
      status: session.status,
      ...(session.person ? { decision: decisionOf(session, this.#options) } : {}),
    };
    deliveries.enqueue({ eventId, type: payload.webhook_type, body: JSON.stringify(payload) });
  }
}
