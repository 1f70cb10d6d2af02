import { STATED } from "../../schema/stated/groups.ts";
import { holdStated } from "./holdStated.ts";
import { situations } from "./situations.ts";

holdStated(STATED, situations);
