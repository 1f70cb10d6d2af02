import type { Page } from "@playwright/test";
import { expect, type Person, test } from "./fixtures.ts";
import { confirmByMail, fillSignIn, register } from "./steps/account.ts";
import { leftIn } from "./steps/leftIn.ts";
import { openReady } from "./steps/pageReady.ts";
import { readIn } from "./steps/reading.ts";

const LYON = { latitude: 45.7640431, longitude: 4.835659 };
const SSN = "8362";
/** Digits by themselves, as no id or time has them. */
const SECRETS = [new RegExp(`\\b${SSN}\\b`), /\b43701\b/, /Kestrel/, /Zanesville/, /1987-03-14/];

async function expectNoSecrets(page: Page, ...more: RegExp[]): Promise<void> {
  const left = await leftIn(page);
  for (const secret of [...SECRETS, ...more]) expect(left.filter((entry) => secret.test(entry))).toEqual([]);
}

test("somebody signs up in five steps with the place of their device, and comes to the dashboard", async ({
  meet,
  stack,
}) => {
  const person: Person = await meet("Nadia");
  const { email, name, page, password, username } = person;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(LYON);
  const goOn = () => page.getByRole("button", { name: "Continue" }).click();
  const step = (at: number) => expect(page.getByRole("heading", { name: `Step ${at} of 5` })).toBeVisible();

  await test.step("who, and what they are called: a name that is taken is told at once", async () => {
    await openReady(page, "/register");
    await page.getByLabel("Full name").fill(name);
    await page.getByLabel("Email").fill(email);
    await goOn();
    await step(2);
    await page.getByLabel("Username").fill("amina");
    await goOn();
    await expect(page.getByText("This username is taken. Please choose another.")).toBeVisible();
    await expect(page.getByLabel("Username")).toBeFocused();
    await page.getByLabel("Username").fill(username);
    await goOn();
    await step(3);
  });

  await test.step("where: a reload and the browser's Back keep what was typed", async () => {
    await page.getByLabel("Phone").fill("+1 (555) 010-9999");
    await page.reload();
    await step(3);
    await page.goBack();
    await step(2);
    await expect(page.getByLabel("Username")).toHaveValue(username);
    await page.goForward();
    await expect(page.getByLabel("Phone")).toHaveValue("+1 (555) 010-9999");
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(page.getByLabel("Location")).toHaveValue("Lyon, France");
    await goOn();
    await step(4);
  });

  await test.step("the identity, which the browser never keeps", async () => {
    await page.getByLabel("Date of birth").fill("1987-03-14");
    await page.getByLabel("Street address").fill("4471 Kestrel Hollow Road");
    await page.getByLabel("City").fill("Zanesville");
    await page.getByLabel("State").fill("oh");
    await page.getByLabel("ZIP code").fill("43701");
    await page.getByLabel("Last 4 digits of your SSN").fill(SSN);
    await goOn();
    await step(5);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password").fill(password);
    await page.getByRole("checkbox").check();
    await expectNoSecrets(page, new RegExp(password));
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  });

  await test.step("the position went to the geocoder, about a kilometre exactly, and nowhere else", async () => {
    const told = asked.filter((request) => /45\.7|4\.83/.test(request));
    expect(told.map((request) => new URL(request.split(" ")[0]!).origin)).toEqual([stack.maps]);
    expect(told[0]).toContain("latitude=45.76&longitude=4.84");
  });

  await test.step("what was given is sealed, and the address leads to the dashboard", async () => {
    const [kept] = await stack.look<{ location: string; phone: string; sealed: string }>(
      `select p.location, p.phone, encode(d.sealed, 'escape') as sealed
       from user_profiles p join private.identity_details d using (user_id) where p.email = $1`,
      [email],
    );
    expect(kept).toMatchObject({ location: "Lyon, France", phone: "+1 (555) 010-9999" });
    expect(kept!.sealed).not.toContain(SSN);
    await confirmByMail(person, stack);
    await fillSignIn(person);
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  await test.step("what the browser keeps of somebody who is signed in holds none of it either", async () => {
    // Pages that can be read without a connection are kept on the device, the own profile among them.
    await openReady(page, "/profile");
    await expect.poll(async () => (await leftIn(page)).filter((entry) => entry.includes(username))).not.toEqual([]);
    await expectNoSecrets(page, new RegExp(password));
  });
});

test("who mistyped their address corrects it in the same form, and keeps the username", async ({ meet, stack }) => {
  const person = await meet("Nadia");
  const { email, page } = person;
  const mistyped = { ...person, email: `x.${email}` };
  await register(mistyped);
  await expect(page.getByText(mistyped.email)).toBeVisible();
  await page.getByRole("link", { name: "Wrong address? Correct it" }).click();
  const field = page.getByLabel("Email");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(mistyped.email);
  await field.fill(email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await confirmByMail(person, stack);
  await fillSignIn(person);
  await expect(page).toHaveURL(/\/dashboard/);
  const names = await stack.look<{ email: string; is_made: boolean; is_own: boolean }>(
    `select email, username like 'member.%' as is_made, username = $3 as is_own from user_profiles where email in ($1, $2)`,
    [email, mistyped.email, person.username],
  );
  expect(names).toHaveLength(2);
  expect(names).toContainEqual({ email, is_made: false, is_own: true });
  expect(names).toContainEqual({ email: mistyped.email, is_made: true, is_own: false });
});

test("the same in Spanish on a phone, where the location is not allowed", async ({ browser, stack }) => {
  const page = await readIn("es", { browser, stack }, { viewport: { width: 390, height: 844 } });
  const username = `lucia.${Date.now().toString(36)}`;
  const person = {
    name: "Lucía Ñandú",
    username,
    email: `${username}@example.com`,
    password: "Un-Circulo-7-Domingo",
    page,
  };
  const goOn = () => page.getByRole("button", { name: "Continuar" }).click();
  await openReady(page, "/register");
  await page.getByLabel("Nombre completo").fill(person.name);
  await page.getByLabel("Correo").fill(person.email);
  await goOn();
  await page.getByLabel("Nombre de usuario").fill(username);
  await goOn();
  await page.getByLabel("Teléfono").fill("555 010 9999");
  await page.getByRole("button", { name: "Usar mi ubicación" }).click();
  await expect(page.getByText("Permiso de ubicación denegado")).toBeVisible();
  await page.getByLabel("Ubicación").fill("Ciudad de México");
  await goOn();
  await page.getByLabel("Fecha de nacimiento").fill("1990-02-28");
  await page.getByLabel("Calle y número").fill("Calle Ocho 12");
  await page.getByLabel("Ciudad").fill("Miami");
  await page.getByLabel("Estado").fill("fl");
  await page.getByLabel("Código ZIP").fill("33135");
  await page.getByLabel("Últimas 4 cifras de tu SSN").fill("0071");
  await goOn();
  await page.getByLabel("Contraseña", { exact: true }).fill(person.password);
  await page.getByLabel("Confirmar contraseña").fill(person.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.goto(await stack.linkInMail(person.email, "verify-email"));
  await page.getByRole("button", { name: "Confirmar correo electrónico" }).click();
  await page.getByLabel("Correo").fill(person.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.context().close();
});
