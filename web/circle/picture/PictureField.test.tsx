import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { PictureField } from "./PictureField.tsx";

const file = (size = 10) => new File([new Uint8Array(size)], "garden.jpg", { type: "image/jpeg" });
const choose = (chosen: File) => fireEvent.change(screen.getByTestId("picture-file"), { target: { files: [chosen] } });

const onUploaded = vi.fn();
const onRemove = vi.fn();
const show = (url: string | null = null) =>
  renderWithProviders(
    <PictureField
      what="picture"
      seed="g1"
      name="Garden"
      url={url}
      mostMegabytes={5}
      onUploaded={onUploaded}
      onRemove={onRemove}
    />,
  );

const answers = vi.fn<(...call: Parameters<typeof fetch>) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal("fetch", answers);
  URL.createObjectURL = () => "blob:chosen";
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("the picture of a circle (D91)", () => {
  it("is sent as it is as soon as it is chosen, and shown meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.mockReturnValue(promise);
    const { container } = show();
    const chosen = file();
    choose(chosen);
    await waitFor(() => expect(container.querySelector("img")).toHaveAttribute("src", "blob:chosen"));
    expect(screen.getByRole("button", { name: "Choose picture" })).toHaveAttribute("aria-disabled", "true");
    expect(answers.mock.calls[0]).toEqual([
      "/files/group-pictures",
      expect.objectContaining({ method: "POST", body: chosen }),
    ]);
    resolve(Response.json({ file_id: "f1", url: "/files/group-pictures/f1" }));
    await waitFor(() => expect(onUploaded).toHaveBeenCalledWith({ file_id: "f1", url: "/files/group-pictures/f1" }));
  });

  it("is refused before it is sent when it is too large", async () => {
    show();
    choose(file(5 * 1024 * 1024 + 1));
    expect(await screen.findByText("The picture may have up to 5 MB.")).toBeVisible();
    expect(answers).not.toHaveBeenCalled();
  });

  it.each([
    [415, { code: "picture-type", field: "picture_id" }, /This is no picture that we can take/],
    [503, { code: "picture-not-stored" }, /Everything else is kept/],
    [502, {}, /This is not possible at the moment/],
  ])("tells why it was not taken (%i), and the one that was there stays", async (status, body, words) => {
    answers.mockResolvedValue(Response.json(body, { status }));
    const { container } = show("/files/group-pictures/8492efd8-754f-4073-8c56-7bcd3ed149b0");
    choose(file());
    expect(await screen.findByText(words)).toBeVisible();
    expect(container.querySelector("img")).toHaveAttribute(
      "src",
      "/files/group-pictures/8492efd8-754f-4073-8c56-7bcd3ed149b0/card",
    );
    expect(onUploaded).not.toHaveBeenCalled();
    // The same file may be chosen again.
    answers.mockResolvedValue(Response.json({ file_id: "f1", url: "/files/group-pictures/f1" }));
    choose(file());
    await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it("is taken away, and initials stand in its place, as where it cannot be shown", async () => {
    const { container } = show("/files/group-pictures/8492efd8-754f-4073-8c56-7bcd3ed149b0");
    fireEvent.click(screen.getByRole("button", { name: "Remove picture" }));
    expect(onRemove).toHaveBeenCalledOnce();
    fireEvent.error(container.querySelector("img")!);
    expect(await screen.findByText("G")).toBeInTheDocument();
  });
});
