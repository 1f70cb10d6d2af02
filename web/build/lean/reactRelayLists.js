/* What long lists alone use of react-relay; they come with their page. */
export { default as usePaginationFragment } from "react-relay/lib/relay-hooks/usePaginationFragment.js";
