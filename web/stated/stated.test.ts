import { STATED_OF_ACCOUNTS } from "../../schema/stated/accounts/accounts.ts";
import { STATED } from "../../schema/stated/groups.ts";
import { holdStated } from "./holdStated.ts";
import { situations } from "./situations.ts";

holdStated({ ...STATED, ...STATED_OF_ACCOUNTS }, situations);
