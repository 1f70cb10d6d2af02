/** Exact and case-sensitive, as Didit writes them. */
export type Status =
  | "Not Started"
  | "In Progress"
  | "Approved"
  | "Declined"
  | "In Review"
  | "Resubmitted"
  | "Awaiting User"
  | "Expired"
  | "Abandoned"
  | "Kyc Expired";

export interface Person {
  first_name: string;
  last_name: string;
  date_of_birth: string;
  document_number: string;
}

export interface Session {
  session_id: string;
  session_number: number;
  session_token: string;
  workflow_id: string;
  vendor_data: string | null;
  callback: string | null;
  metadata: Record<string, unknown> | null;
  language: string | null;
  contact_details: Record<string, unknown> | null;
  expected_details: Record<string, unknown> | null;
  status: Status;
  created_at: string;
  /** The person on the document; null until somebody showed one. */
  person: Person | null;
}

const UNFINISHED = new Set<Status>(["Not Started", "In Progress", "Resubmitted", "Awaiting User"]);
const DECIDED = new Set<Status>(["Approved", "Declined", "In Review", "Kyc Expired"]);

/** Whether somebody may still finish the session; until it ends, the same person gets the same one again. */
export const isUnfinished = ({ status }: Session) => UNFINISHED.has(status);
/** Whether somebody showed a document in the session. */
export const isDecided = ({ status }: Session) => DECIDED.has(status);
