/** For the situations: the page of messages, over answers that are checked against the schema. */
import { act } from "@testing-library/react";
import { SignedOutWriter } from "../../../app/SignedOutWriter.tsx";
import { setConnectionState } from "../../../relay/connection.ts";
import { ADDRESS, chatAnswers, ME } from "../../../screens/Messages/chat/chatForTests.ts";
import * as page from "../../../screens/Messages/MessagesScreen.tsx";
import { useRefusedSendings } from "../../../offline/useRefusedSendings.ts";
import { openAs, type Row } from "../pages.tsx";

/** The page, and what the layout tells around it. */
function Component() {
  useRefusedSendings(ME);
  return (
    <>
      <SignedOutWriter />
      <page.Component />
    </>
  );
}

const route = { path: "/messages", handle: { failed: "messages" }, ...page, Component };

/** The page at a tab, or at any query of its address. */
export function openMessages(query: string, answers: Row, userId: string = ME) {
  sessionStorage.clear();
  act(() => setConnectionState("member", "idle"));
  return openAs({ userId }, route, `/messages?${query}`, answers);
}

/** What was written in the conversation with Ben goes where `more` answers. */
export const openChats = (world: Parameters<typeof chatAnswers>[0], query = "tab=chat&chatType=individual") =>
  openMessages(query, chatAnswers(world).answers);

/** The conversation with Ben, open. */
export const openRoom = (world: Parameters<typeof chatAnswers>[0]) =>
  openChats(world, `tab=chat&selectedChat=${ADDRESS}&chatName=Ben&chatType=individual`);
