import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../test/renderWithProviders.tsx";
import { AttachmentsField } from "./AttachmentsField.tsx";
import { type Attachments, useAttachments } from "./useAttachments.ts";

afterEach(() => vi.unstubAllGlobals());

const pdf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: "application/pdf" });

function open() {
  let attachments: Attachments;
  const onChange = vi.fn();
  function Form() {
    attachments = useAttachments({ most: 3, taken: 0, mostMegabytes: 5, side: 2400 });
    return <AttachmentsField attachments={attachments} isBusy={false} onChange={onChange} />;
  }
  const { user } = renderWithProviders(<Form />);
  const choose = (...files: File[]) => user.upload(screen.getByTestId("attachments"), files);
  return { user, choose, onChange, whenSent: (ticket_id = "t1") => attachments.whenSent({ ticket_id }) };
}

const answers = (...given: Response[]) => {
  const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
  for (const response of given) fetched.mockResolvedValueOnce(response);
  vi.stubGlobal("fetch", fetched);
  return fetched;
};
const taken = (file_id: string) => Response.json({ file_id, url: `/files/attachments/${file_id}` });

it("a file is sent as soon as it is chosen, and stands beside the question by its id and name (D211)", async () => {
  const fetched = answers(taken("f1"), taken("f2"));
  const { choose, whenSent } = open();
  await choose(pdf("statement.pdf"), pdf("letter\u202Efdp.pdf"));
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/files/attachments", "/files/attachments"]);
  expect(await whenSent()).toEqual([
    { ticket_id: "t1", attachment_id: "f1", name: "statement.pdf" },
    { ticket_id: "t1", attachment_id: "f2", name: "letterfdp.pdf" },
  ]);
  await waitFor(() => expect(screen.getAllByText("Ready")).toHaveLength(2));
});

it("files are sent one after the other, and one that fails holds up none", async () => {
  const steps: (() => void)[] = [];
  const fetched = vi.fn(
    () => new Promise<Response>((done, fail) => steps.push(steps.length === 0 ? fail : () => done(taken("f2")))),
  );
  vi.stubGlobal("fetch", fetched);
  const { choose } = open();
  await choose(pdf("1.pdf"), pdf("2.pdf"));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(screen.getAllByText("Sending…")).toHaveLength(2);
  steps[0]!();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  steps[1]!();
  expect(await screen.findByText("Ready")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeVisible();
});

it("of more files than there is room for the first are taken, and the limit is said", async () => {
  answers(taken("f1"), taken("f2"), taken("f3"));
  const { choose, user } = open();
  await choose(pdf("1.pdf"), pdf("2.pdf"), pdf("3.pdf"), pdf("4.pdf"));
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByText("A question can have up to 3 files.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add files" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Remove 2.pdf" }));
  expect(screen.getAllByRole("listitem").map((row) => within(row).getByText(/pdf$/).textContent)).toEqual([
    "1.pdf",
    "3.pdf",
  ]);
  expect(screen.queryByText("A question can have up to 3 files.")).toBeNull();
  expect(screen.getByRole("button", { name: "Add files" })).toBeEnabled();
});

it("what is plainly no such file, or too large, is not sent, and says why beside its name", async () => {
  const fetched = answers();
  const { whenSent } = open();
  // A file that is dropped, or picked under "all files", need not be of the kinds that are asked for.
  const files = [new File(["x"], "notes.txt", { type: "text/plain" }), pdf("large.pdf", 5 * 1024 * 1024 + 1)];
  fireEvent.change(screen.getByTestId("attachments"), { target: { files } });
  const [text, large] = screen.getAllByRole("listitem");
  expect(await within(text!).findByText(/This is no file that we can take/)).toBeVisible();
  expect(within(large!).getByText("The file may have up to 5 MB.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  expect(await whenSent()).toBeNull();
});

it("a file stands beside one question: tried with another it is sent once more, with the same it is not", async () => {
  const fetched = answers(taken("f1"), taken("f2"));
  const { choose, whenSent } = open();
  await choose(pdf("statement.pdf"));
  const sentWith = async (ticket: string) =>
    (await act(() => whenSent(ticket)))?.map(({ attachment_id }) => attachment_id);
  expect(await sentWith("t1")).toEqual(["f1"]);
  expect(await sentWith("t1")).toEqual(["f1"]);
  expect(await sentWith("t2")).toEqual(["f2"]);
  expect(await sentWith("t2")).toEqual(["f2"]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("a file that failed on its way is sent again", async () => {
  answers(Response.json({ code: "attachment-not-stored", message: "" }, { status: 503 }), taken("f1"));
  const { choose, onChange, user, whenSent } = open();
  await choose(pdf("statement.pdf"));
  await user.click(await screen.findByRole("button", { name: "Try Again" }));
  expect(onChange).toHaveBeenCalledTimes(2);
  await act(async () => {
    expect(await whenSent()).toEqual([{ ticket_id: "t1", attachment_id: "f1", name: "statement.pdf" }]);
  });
});
