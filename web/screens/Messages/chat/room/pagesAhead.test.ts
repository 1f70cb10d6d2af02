import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closeOwn } from "../../../../offline/own.ts";
import { relayForTests, type Sent } from "../../../../test/relayForTests.ts";
import { answerFrom, signIn } from "../../../../test/standIns.ts";
import { loader } from "../../MessagesScreen.tsx";
import { ADDRESS, BEN, CHAT, chatAnswers, ME, message, state } from "../chatForTests.ts";
import { openTalk } from "../messagesForTests.tsx";

beforeEach(() => signIn(ME));
afterEach(closeOwn);

const messages = Array.from({ length: 9 }, (_, at) => message(at + 1, BEN, `Word ${at + 1}`));
const unread = state({ unread: 4, read_number: 5, last_number: 9 });
const open = (search: string) => loader({ params: {}, url: new URL(`/messages?${search}`, location.origin) });
const pagesIn = (sent: readonly Sent[]) =>
  sent.filter(({ name }) => name === "messagePageQuery").map(({ variables }) => variables);

function answer(states: readonly object[]) {
  const { environment, sent } = relayForTests("member", chatAnswers({ states, messages }).answers);
  answerFrom(environment);
  return sent;
}

it("asks for the pages on both sides of what is unread before anything is drawn", async () => {
  const sent = answer([unread]);
  open(`selectedChat=${ADDRESS}`);
  await waitFor(() => expect(pagesIn(sent)).toHaveLength(2));
  expect(pagesIn(sent)).toEqual([
    { me: ME, chat: CHAT, after: 0, before: 6, order: "desc" },
    { me: ME, chat: CHAT, after: 5, before: 10, order: "asc" },
  ]);
});

it("asks for nothing where no conversation is opened", async () => {
  const sent = answer([unread]);
  open(`tab=votes&selectedChat=${ADDRESS}`);
  open("tab=chat");
  open("tab=chat&selectedChat=individual_of_nobody");
  // What is asked for here comes after those, and begins elsewhere.
  open(`selectedChat=${ADDRESS}&at=3`);
  await waitFor(() => expect(pagesIn(sent).length).toBeGreaterThan(1));
  expect(pagesIn(sent).map(({ after, before }) => [after, before])).toEqual([
    [0, 3],
    [2, 10],
  ]);
});

it("asks once for what the conversation then shows", async () => {
  const { sent } = openTalk({ states: [unread], messages });
  expect(await screen.findByText("Word 9")).toBeVisible();
  expect(pagesIn(sent)).toHaveLength(2);
});
