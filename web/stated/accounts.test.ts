import { STATED_OF_ACCOUNTS } from "../../schema/stated/accounts/accounts.ts";
import { holdStated } from "./holdStated.ts";
import { situationsOfAccounts } from "./situations.ts";

holdStated(STATED_OF_ACCOUNTS, situationsOfAccounts);
