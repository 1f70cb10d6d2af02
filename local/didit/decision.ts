import type { Person, Session } from "./session.ts";

/** Whose document is shown when nobody types a name: the expected person's, with its own number. */
export function personOf({ expected_details: expected, session_number, vendor_data }: Session): Person {
  const text = (name: string, otherwise: string) => (typeof expected?.[name] === "string" ? expected[name] : otherwise);
  const number = [...(vendor_data ?? String(session_number))].reduce(
    (hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1e9,
    7,
  );
  return {
    first_name: text("first_name", "Zoë"),
    last_name: text("last_name", "Test-Person"),
    date_of_birth: text("date_of_birth", "1990-01-31"),
    document_number: `X${String(number).padStart(9, "0")}`,
  };
}

/** What GET …/decision/ answers. */
export function decisionOf(
  session: Session,
  { environment, publicUrl }: { environment: string; publicUrl(): string },
): object {
  const { person, status } = session;
  const passed = status === "Declined" ? "Declined" : status === "In Review" ? "In Review" : "Approved";
  return {
    session_id: session.session_id,
    session_kind: "user",
    session_number: session.session_number,
    session_url: `${publicUrl()}/session/${session.session_token}`,
    status,
    environment,
    workflow_id: session.workflow_id,
    features: ["ID_VERIFICATION", "LIVENESS", "FACE_MATCH"],
    vendor_data: session.vendor_data,
    metadata: session.metadata,
    expected_details: session.expected_details,
    contact_details: session.contact_details,
    callback: session.callback,
    id_verifications: person && [
      {
        node_id: "feature_ocr_1",
        status: passed,
        document_type: "Passport",
        document_number: person.document_number,
        personal_number: null,
        first_name: person.first_name,
        last_name: person.last_name,
        full_name: `${person.first_name} ${person.last_name}`,
        date_of_birth: person.date_of_birth,
        expiration_date: "2035-12-31",
        issuing_state: "USA",
        issuing_state_name: "United States",
        nationality: "USA",
        warnings: [],
      },
    ],
    liveness_checks: person && [
      {
        node_id: "feature_liveness_1",
        status: passed,
        method: "PASSIVE",
        score: 99,
        age_estimation: 36.5,
        warnings: [],
      },
    ],
    face_matches: person && [{ node_id: "feature_face_match_1", status: passed, score: 98, warnings: [] }],
    reviews: [],
    created_at: session.created_at,
  };
}
