import { chakra, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LegalText } from "./LegalText.tsx";

const Table = chakra("table", {
  base: { w: "full", textAlign: "start", borderCollapse: "collapse", "& caption": { textAlign: "start", pb: "2" } },
});
const row = { borderWidth: "1px", verticalAlign: "top" } as const;
const Cell = chakra("td", { base: { ...row, p: "3", textAlign: "start" } });
const Head = chakra("th", { base: { ...row, p: "3", textAlign: "start", fontWeight: "semibold", bg: "sunken" } });

/** Large text on a small phone: the table moves in its own place. */
function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label={label} focusVisibleRing="outside">
      {children}
    </chakra.div>
  );
}

/** Questions of the model form in the first column, what applies in the second. */
export function QuestionTable(props: {
  label: string;
  columns: { topic: string; notice: string };
  rows: readonly { head: string; text: readonly string[] }[];
}) {
  return (
    <Frame label={props.label}>
      <Table>
        <chakra.thead srOnly>
          <tr>
            <th scope="col">{props.columns.topic}</th>
            <th scope="col">{props.columns.notice}</th>
          </tr>
        </chakra.thead>
        <tbody>
          {props.rows.map(({ head, text }) => (
            <tr key={head}>
              <Head scope="row" w={{ base: "32%", md: "28%" }}>
                {head}
              </Head>
              <Cell>
                <Stack gap="2">
                  <LegalText text={text} />
                </Stack>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

/** The reasons for which information may be shared: whether we do, and whether that can be limited. */
export function ReasonTable(props: {
  label: string;
  columns: { reason: string; shares: string; limits: string };
  rows: readonly { reason: string; shares: string; limits: string }[];
}) {
  return (
    <Frame label={props.label}>
      <Table>
        <thead>
          <tr>
            <Head scope="col">{props.columns.reason}</Head>
            <Head scope="col">{props.columns.shares}</Head>
            <Head scope="col">{props.columns.limits}</Head>
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ reason, shares, limits }) => (
            <tr key={reason}>
              <Head scope="row" fontWeight="normal" bg="transparent">
                {reason}
              </Head>
              <Cell>{shares}</Cell>
              <Cell>{limits}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
