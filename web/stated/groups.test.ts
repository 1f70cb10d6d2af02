import { STATED_OF_GROUPS } from "../../schema/stated/groups.ts";
import { holdStated } from "./holdStated.ts";
import { situationsOfGroups } from "./situations.ts";

holdStated(STATED_OF_GROUPS, situationsOfGroups);
