import { expect, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";
import { everybodyPays } from "./steps/api.ts";
import { askToLeave, placeOf } from "./steps/circle.ts";
import { tellStory } from "./story.ts";

const ORDER = "grace bruno esther isabel kavya linh mateo olga samuel farid hiroshi daniel".split(" ");
const LEAVER = "hiroshi";
const ADMIN = "daniel";
const names = (people: readonly string[]) => people.map((name) => `'${name}'`).join(", ");

/** Twelve people in a circle of 50.00 a week: nine rounds are paid out, the tenth is due tomorrow. */
const TWELVE = `
  SELECT demo.circle('twelve', '${ADMIN}', 'Twelve at One Table', 'Fifty a week.', 'weekly', 5000, 12,
    demo.today() + 1 - 63, interval '90 days');
  SELECT demo.join('twelve', ARRAY[${names(ORDER.filter((name) => name !== ADMIN))}], interval '85 days');
  SELECT demo.start('twelve', ARRAY[${names(ORDER)}]);
  SELECT demo.play_round('twelve', n) FROM generate_series(1, 9) n`;

test("one of twelve leaves in mid-cycle, the others see it, and the cycle runs to its last payout (D113 to D117)", async ({
  demoPerson,
  stack,
}) => {
  await tellStory(stack.databaseUrl, TWELVE);
  const place = await placeOf(stack, "Twelve at One Table");
  const slug = place.split("/").at(-1)!;
  const open = async (name: string) => {
    const person = await demoPerson(`${name}@example.com`);
    await enter(person);
    await person.page.goto(place);
    return person.page;
  };
  const [leaver, admin, grace] = [await open(LEAVER), await open(ADMIN), await open("grace")];

  await test.step("asks, reads what it means in numbers, and the admin agrees", async () => {
    await askToLeave({ page: leaver });
    await admin.getByRole("button", { name: "See what it means that Hiroshi leaves" }).click();
    const dialog = admin.getByRole("alertdialog");
    await expect(dialog.getByText(/\$500\.00/).first()).toBeVisible();
    await dialog.getByRole("button", { name: "Agree" }).click();
    await expect(leaver.getByText("You are leaving")).toBeVisible();
    await expect(grace.getByText("Leaves after round 10").first()).toBeVisible();
  });

  await test.step("leaves when round 10 has closed: ten people give one contribution back, nobody else pays", async () => {
    await everybodyPays(stack, slug);
    await stack.advance("2d");
    await expect(leaver.getByRole("heading", { name: /^You left on/ })).toBeVisible();
    await expect(
      leaver.getByRole("region", { name: /^You left on/ }).getByText(/\$500\.00 comes back to you in round 11/),
    ).toBeVisible();
    await expect(grace.getByText(/Hiroshi left the circle before their turn/)).toBeVisible();
    await expect(admin.getByText("You pay nothing in round 11").first()).toBeVisible();
  });

  await test.step("the rounds after it are paid to the last payout, and everybody is at zero", async () => {
    for (const days of ["3d", "7d"]) {
      await stack.advance(days);
      await everybodyPays(stack, slug);
    }
    await stack.advance("7d");
    await expect(grace.getByText("Cycle Complete").first()).toBeVisible();
    await leaver.reload();
    await expect(leaver.getByText("Your settlement round is over. You pay nothing more.")).toBeVisible();
    const notZero = await stack.look(
      `select a.kind, a.balance from ledger_accounts a join groups g using (group_id)
       where g.url_slug = $1 and a.kind in ('custody', 'pot', 'position') and a.balance <> 0`,
      [slug],
    );
    expect(notZero).toEqual([]);
  });
});
