import { STATED_OF_MESSAGES } from "../../schema/stated/messages.ts";
import { holdStated } from "./holdStated.ts";
import { situationsOfMessages } from "./situations.ts";

holdStated(STATED_OF_MESSAGES, situationsOfMessages);
