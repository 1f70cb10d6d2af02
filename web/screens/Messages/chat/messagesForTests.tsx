/** For tests: the page of messages over answers of the chat. */
import { relayForTests } from "../../../test/relayForTests.ts";
import { renderScreen } from "../../../test/renderScreen.tsx";
import { answerFrom } from "../../../test/standIns.ts";
import { Component, loader, shouldRevalidate } from "../MessagesScreen.tsx";
import { ADDRESS, chatAnswers } from "./chatForTests.ts";

type World = Parameters<typeof chatAnswers>[0];

/** @param search of the address, with its `?` */
export function openMessages(world: World, search = "") {
  const { answers, written } = chatAnswers(world);
  const relay = relayForTests("member", answers);
  answerFrom(relay.environment);
  const view = renderScreen([{ path: "/messages", Component, loader, shouldRevalidate }], {
    at: `/messages${search}`,
    environment: relay.environment,
  });
  return { ...view, ...relay, written };
}

/**
 * With the conversation with Ben open.
 * @param at the number of a message that the address names
 */
export const openTalk = (world: World, at?: number) => {
  const search = `?tab=chat&selectedChat=${ADDRESS}&chatName=Ben&chatType=individual`;
  return openMessages(world, at === undefined ? search : `${search}&at=${at}`);
};
