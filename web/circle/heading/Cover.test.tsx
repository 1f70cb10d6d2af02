import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { Cover } from "./Cover.tsx";

const url = "/files/group-covers/8492efd8-754f-4073-8c56-7bcd3ed149b0";

it("D6: a cover is decorative, and comes after everything else of the page", () => {
  renderWithProviders(<Cover url={url} />);
  const cover = screen.getByAltText("");
  expect(cover).toHaveAttribute("src", `${url}/page`);
  expect(cover).toHaveAttribute("srcset", `${url}/phone 800w, ${url}/page 1600w`);
  expect(cover).toHaveAttribute("loading", "lazy");
  expect(cover).toHaveAttribute("fetchpriority", "low");
});

it.each([null, undefined, ""])("leaves nothing where there is none: %j", (none) => {
  const { container } = renderWithProviders(<Cover url={none} />);
  expect(container.querySelector("img")).toBeNull();
});

it("leaves nothing where it is broken", () => {
  const { container } = renderWithProviders(<Cover url={url} />);
  fireEvent.error(screen.getByAltText(""));
  expect(container.querySelector("img")).toBeNull();
});
