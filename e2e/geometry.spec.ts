import { expect, test } from "@playwright/test";
import { findFaults } from "./fit/geometry.ts";

const STYLE = `<style>
  * { box-sizing: border-box } body { margin: 16px; font: 16px/1.5 sans-serif } button, input { min-height: 40px }
  .bar { position: fixed; inset: auto 0 0 0; height: 80px; background: #ddd }
  .box { border: 1px solid; background: #eee; padding: 4px }
</style>`;

/** Pages that are wrong in one way each, and what is to be found there. */
const WRONG: readonly { what: string; page: string; fault: RegExp }[] = [
  {
    what: "a text that is cut with an ellipsis and stands nowhere whole",
    page: `<p style="width:80px; overflow:hidden; white-space:nowrap; text-overflow:ellipsis">Savings of the whole street</p>`,
    fault: /^cut: p "Savings/,
  },
  {
    what: "lines below the lower edge of what they stand in",
    page: `<p style="width:80px; height:30px; overflow:hidden">Savings of the whole street</p>`,
    fault: /^cut: p "Savings/,
  },
  {
    what: "a label that is higher than its button",
    page: `<button style="width:90px; height:40px">Pay the contribution of this round now</button>`,
    fault: /^leaves its box: button "Pay/,
  },
  {
    what: "an amount that is wider than its card",
    page: `<div class="box" style="width:100px"><span style="white-space:nowrap">$123,456,789.00 in all</span></div>`,
    fault: /^leaves its box: span "\$123/,
  },
  {
    what: "a text beyond the edge of the window",
    page: `<p style="position:absolute; left:340px; width:200px; white-space:nowrap">Savings of the street</p>`,
    fault: /^outside the window: p "Savings/,
  },
  {
    what: "a page that scrolls sideways",
    page: `<div style="width:500px; height:20px"></div>`,
    fault: /^scrolls sideways by/,
  },
  {
    what: "two texts in one place",
    page: `<p style="margin:0">Amina pays</p><p style="margin:-20px 0 0">Bruno receives</p>`,
    fault: /^overlap: p "Amina pays" and p "Bruno receives"/,
  },
  {
    what: "a text under a button",
    page: `<button>Pay</button><p style="margin:-20px 0 0">Bruno receives the pot</p>`,
    fault: /^overlap: button "Pay" and p "Bruno/,
  },
  {
    what: "two buttons in one place",
    page: `<button>Pay it</button><button style="margin-left:-20px">Leave it</button>`,
    fault: /^overlap: button "Pay it" and button "Leave it"/,
  },
  {
    what: "a button under a bar at the end of the page, where it cannot be scrolled away",
    page: `<div style="height:800px"></div><button>Pay</button><nav class="bar"></nav>`,
    fault: /^covered: button "Pay" by nav/,
  },
  {
    what: "a button that nobody can scroll to",
    page: `<button style="position:fixed; top:-100px">Pay</button>`,
    fault: /^out of reach: button "Pay"/,
  },
  {
    what: "a target that is smaller than a fingertip",
    page: `<button style="min-height:0; padding:0; width:20px; height:20px"></button>`,
    fault: /^small: button "", 20 x 20/,
  },
];

/** What looks alike, and is right. */
const RIGHT = `
  <p>A link <a href="#">within a line</a> has the height of the line.</p>
  <p title="Savings of the street" style="width:80px; overflow:hidden; white-space:nowrap; text-overflow:ellipsis">Savings of the street</p>
  <div style="width:90px; overflow-x:auto; white-space:nowrap"><button>One</button><button>Two</button><button>Three</button></div>
  <label style="display:block"><input type="checkbox" style="width:16px; min-height:16px"> I agree to all of it</label>
  <div style="height:60px; overflow:auto"><div style="height:50px"></div><input><p>Scrolled away</p></div><button>Send it</button>
  <div style="width:80px; height:40px; overflow:auto">Scrolled away, and in no part of its own</div><button>Go on</button>
  <span style="position:absolute; width:1px; height:1px; overflow:hidden; clip-path:inset(50%)">for screen readers</span>
  <div style="height:800px"></div><button>Pay</button><div style="height:100px"></div><nav class="bar"><a href="#" style="display:block; height:80px">Home</a></nav>`;

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 600 }));

test("finds what is cut, covered, too small, in one place with another or out of reach", async ({ page }) => {
  for (const { fault, page: wrong, what } of WRONG) {
    await page.setContent(STYLE + wrong);
    expect.soft(await findFaults(page, 0), what).toContainEqual(expect.stringMatching(fault));
  }
});

test("finds nothing on a page that is right", async ({ page }) => {
  await page.setContent(STYLE + RIGHT);
  expect(await findFaults(page)).toEqual([]);
});

test("looks at an open dialog alone, since nothing behind it can be pressed", async ({ page }) => {
  const wrong = WRONG[0]!.page;
  await page.setContent(`${STYLE}${wrong}<dialog>${"<p>Are you sure?</p><button>Yes</button>"}</dialog>`);
  await page.evaluate("document.querySelector('dialog').showModal()");
  expect(await findFaults(page)).toEqual([]);
});
