/** Letters about a circle as a whole, each come from what it tells of: somebody asks, a start fails, a circle closes, a cycle ends. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startCircle } from "../test/circle.ts";
import { onDay, setClock } from "../test/clock.ts";
import { deliverNotices } from "../test/devices.ts";
import { buildGroup, buildUser, type TestUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const ZONE = "America/New_York";
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** What a letter says in each language: its subject after or around the circle's name, a sentence, and its button. */
const WORDS = {
  en: {
    asked: ["Chloe would like to join ", "Chloe asks to join ", "waits for your answer.", "Answer:"],
    tooFew: [
      " has not started",
      "did not start on March 8, 2027. It needs at least 3 members (currently 2).",
      "Open the group:",
    ],
    incomplete: [
      " has not started",
      "did not start on March 8, 2027. Its payout order does not name every member.",
      "Open the group:",
    ],
    ready: [" has not started", "did not start on March 8, 2027. It is ready now.", "Open the group:"],
    closed: [" was closed", "did not become ready within 4 weeks of its start date, March 8, 2027.", "Open the group:"],
    completed: ["The cycle of ", "Everything in it stays readable", "Open the group:"],
  },
  es: {
    asked: ["Chloe quiere unirse a ", "Chloe pide unirse a ", "espera tu respuesta.", "Responder:"],
    tooFew: [
      " no ha empezado",
      "no empezó el 8 de marzo de 2027. Necesita al menos 3 miembros (ahora hay 2).",
      "Abrir el círculo:",
    ],
    incomplete: [
      " no ha empezado",
      "no empezó el 8 de marzo de 2027. Su orden de entrega no incluye",
      "Abrir el círculo:",
    ],
    ready: [" no ha empezado", "no empezó el 8 de marzo de 2027. Ahora está listo.", "Abrir el círculo:"],
    closed: [
      " se cerró",
      "no estuvo listo en las 4 semanas siguientes a su fecha de inicio, el 8 de marzo de 2027.",
      "Abrir el círculo:",
    ],
    completed: ["El ciclo de ", "el círculo puede votar por otro ciclo.", "Abrir el círculo:"],
  },
  fr: {
    asked: ["Chloe souhaite rejoindre ", "Chloe demande à rejoindre ", "attend votre réponse.", "Répondre :"],
    tooFew: [
      " n’a pas démarré",
      "n’a pas démarré le 8 mars 2027. Il lui faut au moins 3 membres (actuellement 2).",
      "Ouvrir le cercle :",
    ],
    incomplete: [
      " n’a pas démarré",
      "n’a pas démarré le 8 mars 2027. L’ordre des versements ne comprend pas",
      "Ouvrir le cercle :",
    ],
    ready: [" n’a pas démarré", "n’a pas démarré le 8 mars 2027. Il est prêt maintenant.", "Ouvrir le cercle :"],
    closed: [
      " a été fermé",
      "dans les 4 semaines qui ont suivi le départ prévu, le 8 mars 2027.",
      "Ouvrir le cercle :",
    ],
    completed: ["Le cycle de ", "le cercle peut voter pour un autre cycle.", "Ouvrir le cercle :"],
  },
} as const;

describe.each(["en", "es", "fr"] as const)("in %s", (language) => {
  let amina: TestUser;
  let bruno: TestUser;
  beforeEach(async () => {
    const { db } = service.services;
    await setClock(db, onDay("2027-03-01", ZONE));
    amina = await buildUser(db, { name: "Amina", plan: "premium", language });
    bruno = await buildUser(db, { name: "Bruno", language });
  });

  /** What came to a person about a circle, newest last, without the greeting's name. */
  async function lettersTo({ email, userId }: TestUser, groupId: string) {
    await deliverNotices(service, userId);
    const name = `Circle ${groupId.slice(0, 8)}`;
    return service.letters.filter(({ subject, to }) => to === email && subject.includes(name));
  }
  const says = async (person: TestUser, groupId: string, kind: keyof (typeof WORDS)["en"]) => {
    const letters = await lettersTo(person, groupId);
    const [subject, ...sentences] = WORDS[language][kind];
    const letter = letters.findLast((each) => each.subject.includes(subject) && each.text.includes(sentences[0]!));
    const spaced = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");
    for (const sentence of sentences)
      expect(spaced(letter?.text ?? letters.map(({ text }) => text).join())).toContain(sentence);
    expect(letter!.text).toContain(`/groups/${groupId}`);
    expect(letter!.text).not.toMatch(/\{\{|undefined|null/);
    return letter!;
  };
  const tickOn = async (date: string) => {
    await setClock(service.services.db, onDay(date, ZONE, 12));
    expect(await service.tick("scheduled_starts")).toBe(200);
  };

  it("D118: its admin hears that somebody asks to join, and nobody else", async () => {
    const { groupId } = await buildGroup(service.services.db, {
      admin: amina,
      members: [bruno],
      joinMethod: "request_to_join",
    });
    const chloe = await buildUser(service.services.db, { name: "Chloe" });
    const asked = await service.callAction(
      "join_group",
      { group_id: groupId, accept_agreement: true },
      { as: chloe.userId },
    );
    expect(asked.status).toBe(200);
    await says(amina, groupId, "asked");
    expect(await lettersTo(bruno, groupId)).toEqual([]);
  });

  it("D75: its admin hears each week why it has not started, and everybody that it was closed", async () => {
    const { db } = service.services;
    const built = { admin: amina, members: [bruno], startDate: "2027-03-08", timeZone: ZONE };
    const { groupId } = await buildGroup(db, { ...built, minimumMembersToStart: 3 });
    for (const day of ["2027-03-08", "2027-03-09", "2027-03-15", "2027-03-22", "2027-03-29"]) await tickOn(day);
    await says(amina, groupId, "tooFew");
    expect(await lettersTo(amina, groupId)).toHaveLength(4);
    expect(await lettersTo(bruno, groupId)).toEqual([]);
    await tickOn("2027-04-05");
    for (const person of [amina, bruno]) await says(person, groupId, "closed");
  });

  it("D75: its admin hears that the payout order lacks somebody, and a week later that it is ready now", async () => {
    const { db } = service.services;
    const built = { admin: amina, startDate: "2027-03-08", timeZone: ZONE };
    const manual = await buildGroup(db, { ...built, members: [bruno], payoutAssignmentMethod: "manual" });
    const small = await buildGroup(db, built);
    await tickOn("2027-03-08");
    await says(amina, manual.groupId, "incomplete");
    const dan = await buildUser(db);
    const joined = await service.callAction(
      "join_group",
      { group_id: small.groupId, accept_agreement: true },
      { as: dan.userId },
    );
    expect(joined.status).toBe(200);
    await tickOn("2027-03-15");
    await says(amina, small.groupId, "ready");
  });

  it("everybody hears that the cycle is complete, once its last round was paid out", async () => {
    const circle = await startCircle(service, ["Amina", "Bruno"]);
    const people = ["Amina", "Bruno"].map((name) => circle.member(name));
    await service.services.db
      .updateTable("user_preferences")
      .set({ language })
      .where(
        "user_id",
        "in",
        people.map(({ userId }) => userId),
      )
      .execute();
    for (const [at, payer] of ["Bruno", "Amina"].entries()) {
      await circle.goTo(at + 1, 0);
      await circle.pay(payer, { round: at + 1 });
      await circle.tick();
    }
    for (const person of people) {
      const { subject } = await says(person, circle.groupId, "completed");
      expect(subject).toContain(`Circle ${circle.groupId.slice(0, 8)}`);
    }
  });
});
