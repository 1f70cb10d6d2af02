import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Environment } from "relay-runtime";
import { AppFailure } from "../lib/AppFailure.ts";
import { pause } from "../lib/pause.ts";
import { belongTo, belongToNobody } from "../session/ofPerson.ts";
import * as sessions from "../session/session.ts";
import type { Session } from "../session/session.ts";
import { databaseNames, withDatabases } from "../test/databasesForTests.ts";
import { hereIs } from "../test/standIns.ts";
import * as actions from "../sending/useAction.ts";
import { OwnDatabase } from "./OwnDatabase.ts";
import { FLUSH_EVERY_MS } from "./Occasions.ts";
import { Queue } from "./Queue.ts";
import { LEFT, Waiting } from "./Waiting.ts";
import { waitsForLogIn } from "../session/waitsForLogIn.ts";

const ANA = "ana";
const open: Queue[] = [];

/** What arrived at the server, in order; it refuses with what `answer` throws. */
let arrived: string[] = [];
let answer: (words: string) => void = () => {};

/** One lock manager for all tabs of a browser. */
function locksOfBrowser(): Pick<LockManager, "request"> {
  const held = new Map<string, Promise<unknown>>();
  return {
    request: ((name: string, work: () => Promise<unknown>) => {
      const next = (held.get(name) ?? Promise.resolve()).then(work);
      held.set(
        name,
        next.catch(() => {}),
      );
      return next;
    }) as LockManager["request"],
  };
}
let locks = locksOfBrowser();

/** A tab. `pauses` are how long it waited between tries. */
function tab(pauses: number[] = []): Queue {
  const pause = async (ms: number) => void pauses.push(ms);
  const queue = new Queue(ANA, { environment: () => ({}) as Environment, locks, pause });
  open.push(queue);
  return queue;
}

const wordsOf = (variables: Record<string, unknown>): string => {
  const { message } = variables as { message?: { message: string } };
  return message?.message ?? JSON.stringify(variables);
};

beforeEach(() => {
  withDatabases();
  belongTo(ANA);
  arrived = [];
  answer = () => {};
  locks = locksOfBrowser();
  vi.spyOn(actions, "commit").mockImplementation(async (_, __, variables) => {
    // What befalls it is settled as it leaves, and takes as long as an answer is on its way.
    const befalls = answer;
    await new Promise((resolve) => void setTimeout(resolve, 1));
    befalls(wordsOf(variables));
    arrived.push(wordsOf(variables));
    return {};
  });
});
afterEach(() => {
  for (const queue of open.splice(0)) queue.close();
  vi.unstubAllGlobals();
});

const offline = () => {
  throw new AppFailure("network", "offline");
};
const say = (queue: Queue, text: string, chat = "chat") => {
  const messageId = `${chat} ${text}`;
  const what = { chat, messageId, text, recording: null, voiceId: null, replyToId: null };
  return queue.send({ kind: "say", what, line: chat, ticket: messageId });
};
const mark = (queue: Queue, number: number) =>
  queue.send({ kind: "mark", what: { me: ANA, chat: "chat", number }, line: "chat", slot: "mark chat" });
const texts = (queue: Queue) => queue.shown().map((entry) => entry.kind === "say" && entry.what.text);
const isEmpty = (queue: Queue) => expect.poll(() => queue.shown()).toEqual([]);
const haveArrived = (...words: string[]) => expect.poll(() => arrived).toEqual(words);

describe("what is sent", () => {
  it("arrives, and is kept no longer", async () => {
    const queue = tab();
    await expect(say(queue, "one").fared).resolves.toBe("sent");
    expect(arrived).toEqual(["one"]);
    await isEmpty(queue);
  });

  it("is shown from the first moment, and outlives the tab from when it is kept", async () => {
    answer = offline;
    const queue = tab();
    const { isKept } = say(queue, "one");
    expect(texts(queue)).toEqual(["one"]);
    await isKept;
    queue.close();
    answer = () => {};
    tab();
    await haveArrived("one");
  });

  it.each([
    ["leaves while it is still being kept, and is kept no longer than until it has arrived", () => {}],
    ["leaves where nothing can be kept, and is held no longer", () => void vi.stubGlobal("indexedDB", undefined)],
  ])("%s", async (_name, prepare) => {
    prepare();
    const opened = OwnDatabase.prototype.open;
    let keep = () => {};
    const isSlow = new Promise<void>((resolve) => (keep = resolve));
    vi.spyOn(OwnDatabase.prototype, "open").mockImplementation(async function (this: OwnDatabase<never>) {
      await isSlow;
      return opened.call(this);
    });
    const queue = tab();
    const { fared } = say(queue, "one");
    await haveArrived("one");
    keep();
    await expect(fared).resolves.toBe("sent");
    await isEmpty(queue);
    expect(await new Waiting(ANA).all()).toEqual([]);
    expect(arrived).toEqual(["one"]);
  });

  it("leaves before it is drawn, and before the browser has told whether another tab has its line", async () => {
    locks = { request: () => new Promise(() => {}) };
    const queue = tab();
    const haveLeft: number[] = [];
    queue.subscribe(() => haveLeft.push(vi.mocked(actions.commit).mock.calls.length));
    say(queue, "one");
    expect(haveLeft).toEqual([1]);
    await haveArrived("one");
  });

  it("arrives in the order in which it was written, each conversation by itself", async () => {
    const queue = tab();
    answer = (words) => (words.startsWith("a") ? offline() : undefined);
    await Promise.all([say(queue, "a1", "a").fared, say(queue, "b1", "b").fared, say(queue, "a2", "a").isKept]);
    await haveArrived("b1");
    answer = () => {};
    dispatchEvent(new Event("online"));
    await isEmpty(queue);
    expect(arrived).toEqual(["b1", "a1", "a2"]);
  });

  it("is sent once, however many tabs are open", async () => {
    answer = offline;
    const [first, second] = [tab(), tab()];
    for (const text of ["one", "two", "three"]) await say(first, text).isKept;
    await say(second, "four").isKept;
    answer = () => {};
    // Both hear that the connection is back.
    dispatchEvent(new Event("online"));
    await Promise.all([isEmpty(first), isEmpty(second)]);
    expect(arrived).toEqual(["one", "two", "three", "four"]);
  });

  it("is told to the tab that wrote it, when another one has sent it", async () => {
    answer = offline;
    const [first, second] = [tab(), tab()];
    const sent = vi.fn<(ticket: string) => void>();
    second.onSent(sent);
    await say(first, "one").isKept;
    answer = () => {};
    dispatchEvent(new Event("online"));
    await expect.poll(() => sent).toHaveBeenCalledWith("chat one");
    await isEmpty(second);
  });
});

describe("without an answer", () => {
  it("is tried three more times, each time later, and then with each flush", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    answer = offline;
    const pauses: number[] = [];
    const queue = tab(pauses);
    await expect(say(queue, "one").fared).resolves.toBe("waits");
    await expect.poll(() => pauses).toEqual([1000, 2000, 4000]);
    await expect.poll(() => vi.mocked(actions.commit).mock.calls).toHaveLength(4);
    answer = () => {};
    vi.advanceTimersByTime(FLUSH_EVERY_MS);
    await isEmpty(queue);
    expect(arrived).toEqual(["one"]);
    vi.useRealTimers();
  });

  it.each(["outcome-unknown", "postgres-error", "temporarily-unavailable"])("waits after %s", async (code) => {
    answer = () => {
      throw new AppFailure(code, "no answer");
    };
    const queue = tab();
    await expect(say(queue, "one").fared).resolves.toBe("waits");
    answer = () => {};
    await haveArrived("one");
  });

  it("waits for the next release where the server knows this page's no more", async () => {
    answer = () => {
      throw new AppFailure("unknown-document", "");
    };
    const queue = tab();
    const { fared, isKept } = say(queue, "one");
    await expect(fared).resolves.toBe("waits");
    await isKept;
    queue.close();
    answer = () => {};
    tab();
    await haveArrived("one");
  });

  it("says that it waits", async () => {
    answer = offline;
    const queue = tab();
    await say(queue, "one").fared;
    await expect.poll(() => queue.shown()).toMatchObject([{ hasWaited: true }]);
  });

  it("tells that it waits also of what was sent right after it, before it waited itself", async () => {
    answer = offline;
    const queue = tab();
    const sent = [say(queue, "one"), say(queue, "two"), mark(queue, 3)].map(({ fared }) => fared);
    await expect(Promise.all(sent)).resolves.toEqual(["waits", "waits", "waits"]);
  });

  it("tells at once that what stands behind it waits too, and tells later when that is refused", async () => {
    answer = offline;
    const queue = tab();
    const told = vi.fn<(entry: unknown, failure: AppFailure) => void>();
    queue.onRefused(told);
    await say(queue, "one").fared;
    await expect.poll(() => queue.shown()).toMatchObject([{ hasWaited: true }]);
    await expect(mark(queue, 3).fared).resolves.toBe("waits");
    answer = (words) => {
      if (words.includes("number")) throw new AppFailure("left-chat", "");
    };
    dispatchEvent(new Event("online"));
    await isEmpty(queue);
    expect(arrived).toEqual(["one"]);
    expect(told).toHaveBeenCalledOnce();
  });

  it("goes back to its writer who no longer waits, and what stood behind it goes", async () => {
    answer = (words) => {
      if (words === "one") offline();
    };
    const queue = tab();
    await say(queue, "one").fared;
    await expect.poll(() => queue.shown()).toMatchObject([{ hasWaited: true }]);
    await say(queue, "two").isKept;
    await queue.putBack({ line: "chat", ticket: "chat one" });
    await haveArrived("two");
    await expect.poll(() => queue.shown()).toMatchObject([{ ticket: "chat one", refused: LEFT }]);
    answer = () => {};
    queue.flush();
    await say(queue, "three").fared;
    expect(arrived).toEqual(["two", "three"]);
  });

  it("of marks and reactions that follow each other only the last is sent", async () => {
    answer = offline;
    const queue = tab();
    for (const number of [3, 4, 7]) await mark(queue, number).isKept;
    answer = () => {};
    queue.flush();
    await isEmpty(queue);
    expect(arrived.filter((words) => words.includes("number"))).toEqual([expect.stringContaining('"number":7')]);
  });
});

describe("what the server refuses", () => {
  it("is told to who made it, and a message is here until it is taken back", async () => {
    answer = () => {
      throw new AppFailure("left-chat", "");
    };
    const queue = tab();
    await expect(say(queue, "one").fared).rejects.toMatchObject({ code: "left-chat" });
    await expect.poll(() => queue.shown()).toMatchObject([{ refused: { code: "left-chat" } }]);
    // Two tabs show the conversation: one of them gives it back.
    await expect(Promise.all([queue.take("chat one"), tab().take("chat one")])).resolves.toContain(false);
    await isEmpty(queue);
  });

  it("does not hold up what comes after it", async () => {
    answer = (words) => {
      if (words === "one") throw new AppFailure("message-empty", "");
    };
    const queue = tab();
    void say(queue, "one");
    await expect(say(queue, "two").fared).resolves.toBe("sent");
  });

  it("after it had waited, is told while nobody is there to take it back", async () => {
    answer = offline;
    const queue = tab();
    const told = vi.fn<(entry: unknown, failure: AppFailure) => void>();
    queue.onRefused(told);
    await say(queue, "one").fared;
    answer = () => {
      throw new AppFailure("person-blocked", "");
    };
    queue.flush();
    await expect.poll(() => told).toHaveBeenCalledOnce();
  });

  it("before anybody hears it, is told to the first who does, once", async () => {
    answer = () => {
      throw new AppFailure("person-blocked", "");
    };
    const queue = tab();
    await say(queue, "one").fared.catch(() => {});
    await expect.poll(() => queue.shown()).toMatchObject([{ refused: { code: "person-blocked" } }]);
    const told = vi.fn<(entry: unknown, failure: AppFailure) => void>();
    queue.onRefused(told);
    queue.onRefused(told);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ ticket: "chat one" }),
      expect.objectContaining({ code: "person-blocked" }),
    );
  });

  it("D98: for now, is waited for by what waits anyway, and told to who has just written", async () => {
    const until = new Date(Date.parse("2026-03-10T12:00:30.000Z")).toISOString();
    const tooMany = () => {
      throw new AppFailure("too-many-messages", "", { until, values: { max: 20 } });
    };
    answer = tooMany;
    const pauses: number[] = [];
    const queue = tab(pauses);
    await expect(say(queue, "now").fared).rejects.toMatchObject({ code: "too-many-messages" });
    await queue.take("chat now");
    answer = offline;
    await say(queue, "later").fared;
    await expect.poll(() => pauses).toHaveLength(3);
    let tries = 0;
    answer = () => {
      tries += 1;
      if (tries === 1) tooMany();
    };
    queue.flush();
    await isEmpty(queue);
    expect(arrived).toEqual(["later"]);
    expect(pauses.at(-1)).toBeGreaterThan(20_000);
  });
});

describe("of one person", () => {
  it("nothing is sent once the device is somebody else's, and nothing of it stays", async () => {
    answer = offline;
    const queue = tab();
    await say(queue, "secret").fared;
    belongTo("ben");
    answer = () => {};
    queue.flush();
    dispatchEvent(new Event("online"));
    await expect.poll(databaseNames).toEqual([]);
    expect(arrived).toEqual([]);
  });

  it("what waited when the server ended the session is sent after their next sign-in", async () => {
    answer = () => {
      throw new AppFailure("session-expired", "");
    };
    const queue = tab();
    await say(queue, "one").isKept;
    await expect.poll(() => vi.mocked(actions.commit)).toHaveBeenCalledOnce();
    belongToNobody();
    queue.close();
    answer = () => {};
    belongTo(ANA);
    tab();
    await haveArrived("one");
  });
});

describe("a message that the session ends before", () => {
  const told = vi.fn<() => void>();
  let end: () => void;
  beforeEach(() => {
    told.mockReset();
    end = waitsForLogIn.add(told);
  });
  afterEach(() => end());

  /** The session is over when the answer comes. */
  async function sendWhile(session: Session) {
    answer = () => {
      hereIs(session);
      throw new AppFailure("session-expired", "the session has ended");
    };
    const queue = tab();
    say(queue, "one");
    await expect.poll(() => vi.mocked(actions.commit)).toHaveBeenCalledOnce();
    await pause(10);
  }

  it("is told of where the server ended it: its writer only has to log in", async () => {
    await sendWhile({ status: "signedOut", isExpired: true });
    expect(told).toHaveBeenCalledOnce();
  });

  it("is told of where it goes on, as that of a recording that is brought", async () => {
    await sendWhile({ status: "signedIn", userId: ANA, email: "", roles: ["member"] });
    expect(told).toHaveBeenCalledOnce();
  });

  let hearSession: () => void;
  beforeEach(() => {
    vi.spyOn(sessions, "subscribeToSession").mockImplementation((listener) => {
      hearSession = listener;
      return () => {};
    });
  });

  /** A message waits for the connection, and the session ends at another request. */
  async function endWhileOneWaits(session: Session, failure = "network") {
    answer = () => {
      throw new AppFailure(failure, "");
    };
    const queue = tab();
    say(queue, "one");
    await expect.poll(() => queue.shown().some(({ hasWaited, refused }) => hasWaited || refused)).toBe(true);
    hereIs(session);
    hearSession();
  }

  it("is told of where it waits and another request meets the end", async () => {
    await endWhileOneWaits({ status: "signedOut", isExpired: true });
    expect(told).toHaveBeenCalledOnce();
  });

  it("is told of once where both it and another request meet the end", async () => {
    await sendWhile({ status: "signedOut", isExpired: true });
    hearSession();
    expect(told).toHaveBeenCalledOnce();
  });

  it("is not told of where nothing waits, but what is back with its writer", async () => {
    await endWhileOneWaits({ status: "signedOut", isExpired: true }, "left-chat");
    expect(told).not.toHaveBeenCalled();
  });

  const others: [string, Session][] = [
    ["its writer signed out", { status: "signedOut", isExpired: false }],
    ["its writer is suspended", { status: "suspended" }],
    ["somebody else is here", { status: "signedIn", userId: "ben", email: "", roles: ["member"] }],
  ];
  it.each(others)("is not told of where %s", async (_name, session) => {
    await sendWhile(session);
    expect(told).not.toHaveBeenCalled();
  });

  it.each(others)("is not told of either where it waits and %s", async (_name, session) => {
    await endWhileOneWaits(session);
    expect(told).not.toHaveBeenCalled();
  });
});

it("sends also in a browser that keeps nothing", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const queue = tab();
  await expect(say(queue, "one").fared).resolves.toBe("sent");
  await isEmpty(queue);
});
