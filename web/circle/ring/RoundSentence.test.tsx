import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { showLanguage } from "../../i18n/i18n.ts";
import {
  boardRows,
  groupAnswers,
  ids,
  mayNot,
  recruitingGroup,
  standingRow,
  startedGroup,
} from "../../test/groupForTests.ts";
import { renderGroupPage } from "../../test/renderGroupPage.tsx";
import { signIn } from "../../test/standIns.ts";

beforeEach(() => signIn(ids.chloe));
afterEach(() => act(() => showLanguage("en")));

const waits = (reason: string, on_day: string) => [{ on_day, payout_round: 2, reason }];

it.each([
  ["not_open", "Bruno receives $200.00 on Fri, Mar 13. The round can be paid from Mon, Mar 9 on."],
  ["contributions", "Bruno receives $200.00 on Fri, Mar 13. The payout waits for contributions, due by Mon, Mar 9."],
  ["overdue", "Bruno receives $200.00 once everyone has paid, or what is there after Mon, Mar 9."],
  ["coming", "Bruno receives $200.00. The payout waits for payments on their way, expected by Mon, Mar 9."],
  [
    "given_back",
    "Bruno receives $200.00. The payout waits since Mon, Mar 9: a payment was given back or disputed, and we are looking into it.",
  ],
  ["payout_day", "Bruno receives $200.00 on Fri, Mar 13."],
  ["released_now", "Bruno receives $200.00. The payout is going out now."],
  ["frozen", "Bruno receives $200.00. The circle is frozen since Mon, Mar 9; the payout waits until it goes on."],
])("D33, D236: gives the one reason and the one day of the wait: %s", async (reason, text) => {
  renderGroupPage(groupAnswers(startedGroup({ payout_waits: waits(reason, "2026-03-09") })));
  const sentence = await screen.findByText(/have paid;/);
  expect(sentence.parentElement).toHaveTextContent(`0 of 2 have paid; 2 are still to come. ${text}`);
});

it.each([
  ["es", "La entrega espera pagos que están en camino, previstos a más tardar para el lun 9 de mar."],
  ["fr", "Le versement attend des paiements en route, prévus au plus tard le lun. 9 mars."],
] as const)("says it in %s", async (language, text) => {
  await act(() => showLanguage(language));
  renderGroupPage(groupAnswers(startedGroup({ payout_waits: waits("coming", "2026-03-09") })));
  expect(await screen.findByText(/en camino|en route/)).toHaveTextContent(text);
});

it("says to the recipient what the own payout waits for", async () => {
  signIn(ids.bruno);
  renderGroupPage(groupAnswers(startedGroup({ payout_waits: waits("coming", "2026-03-09") })));
  expect((await screen.findByText(/have paid;/)).parentElement).toHaveTextContent(
    "You receive $200.00. The payout waits for payments on their way",
  );
});

it("D117: names nobody as receiving where exits have ended the whole round", async () => {
  const board = boardRows({ amina: "not_asked", bruno: "excused", chloe: "not_asked" });
  renderGroupPage(groupAnswers(startedGroup({ board, payout_waits: waits("payout_day", "2026-03-09") })));
  const sentence = await screen.findByText("Nobody pays in this round, and nothing is paid out.");
  expect(sentence.parentElement).not.toHaveTextContent(/Everyone has paid|receives/);
});

it("says once how many seats are free: to members in the ring, to who could take one in the sentence above it", async () => {
  const board = boardRows({ amina: "waiting", bruno: "waiting", chloe: "waiting" }).slice(1);
  const { unmount } = renderGroupPage(groupAnswers(recruitingGroup({ board, may_join: mayNot("already-member") })));
  expect(await screen.findAllByText(/seats? (is |are )?(still )?free/)).toHaveLength(1);
  expect(screen.getByText("1 seat free")).toBeVisible();
  unmount();
  renderGroupPage(groupAnswers(recruitingGroup()));
  expect(await screen.findByText(/^1 seat is free: /)).toBeVisible();
  expect(screen.getAllByText(/seats? (is |are )?(still )?free/)).toHaveLength(1);
});

it("says in the ring how many seats are free to a former member, whom the sentence asks to take none", async () => {
  renderGroupPage(groupAnswers(recruitingGroup({ standings: [standingRow("receiving")] })));
  expect(await screen.findByText("1 seat free")).toBeVisible();
  expect(screen.getAllByText(/seats? (is |are )?(still )?free/)).toHaveLength(1);
});

it("says it in the ring to who owes a round of before, since the sentence tells that", async () => {
  const owed = standingRow("late_allowed", { is_left_open: true, is_current: false });
  // Whoever was in an earlier cycle alone has no turn in this one.
  const standings = ({ where }: { where?: object }) => (where && "is_recipient" in where ? [] : [owed]);
  renderGroupPage(groupAnswers(recruitingGroup({ standings })));
  expect(await screen.findByText("1 seat free")).toBeVisible();
  expect(screen.getAllByText(/seats? (is |are )?(still )?free/)).toHaveLength(1);
});

it("D74: speaks of free seats only as long as somebody can take one", async () => {
  renderGroupPage(groupAnswers(recruitingGroup({ status: "ready_to_start", spots_left: 0 })));
  expect(await screen.findByText("Registration is closed.")).toBeVisible();
  expect(screen.queryByText(/seats? free|is taken/)).not.toBeInTheDocument();
});
