import { describe, expect, it } from "vitest";
import { promisesIn } from "./promises.ts";

const none = { profit: false, recruiting: false };

describe("D226: a promise of profit is found in", () => {
  it.each([
    "Guaranteed returns every month!",
    "Double your money in 30 days",
    "Earn passive income with us",
    "Join and make easy extra cash, 10% daily",
    "You get 20 % interest a month",
    "GET RICH together",
    "Ganancias garantizadas cada semana",
    "Duplica tu dinero en un mes",
    "Aquí ganas buenos intereses",
    "Rendimiento seguro del 15 % al mes",
    "Dinero fácil para todos",
    "Des gains garantis, sans risque",
    "Doublez votre mise",
    "Gagnez de gros bénéfices",
    "20 % d’intérêts par mois",
    "De l’argent facile",
  ])("%s", (text) => {
    expect(promisesIn(["Circle", text, ""])).toEqual({ profit: true, recruiting: false });
  });
});

describe("D226: a reward for bringing people is found in", () => {
  it.each([
    "A bonus for every friend you invite",
    "$20 commission per new member",
    "Invite three friends and earn a free turn",
    "There is a joining fee of $10",
    "Recompensa por cada persona que traigas",
    "Invita a dos amigos y gana un turno",
    "Cuota de inscripción: 10",
    "Une prime pour chaque membre recruté",
    "Invitez vos amis et gagnez un tour",
    "Frais d’adhésion à payer",
  ])("%s", (text) => {
    expect(promisesIn(["Circle", "", text])).toEqual({ profit: false, recruiting: true });
  });
});

describe("D226: nothing is found in what circles say of themselves", () => {
  it.each([
    "We save for school returns and new books",
    "No interest, no joining fee, no reward for recruiting",
    "This is not an investment and there is no guaranteed return",
    "Nobody earns interest here. Everyone gets the same.",
    "Each month one of us receives the pot of $900",
    "Pay on time; whoever is late tells the group",
    "Money for the rent, 10 members, every week",
    "We grow vegetables and save for seeds",
    "Invite friends and neighbours to our garden",
    "Sin intereses y sin cuota de inscripción",
    "Ahorramos para los útiles de la escuela; cada semana recibe uno",
    "Aquí no ganas intereses, solo ahorras",
    "Sans intérêts, sans frais d’adhésion",
    "Ce n’est pas un placement : aucun rendement garanti",
    "Une tontine entre amis pour les fêtes",
    "",
  ])("%s", (text) => {
    expect(promisesIn(["Sunday Savers", text])).toEqual(none);
  });
});

it("reads every way of writing the same", () => {
  for (const text of ["DOUBLE  YOUR\tMONEY", "ｄｏｕｂｌｅ your money", "Double, your money"])
    expect(promisesIn([text]).profit).toBe(true);
  expect(promisesIn(["Gagnez des be\u0301ne\u0301fices"]).profit).toBe(true);
});

it("does not join two sentences to a promise", () => {
  expect(promisesIn(["We earn.\nInterest in gardens is welcome"])).toEqual(none);
});

it("takes no long time, whatever is written", () => {
  const started = performance.now();
  for (const word of ["earn ", "a'", "no no ", "10% ", "bonus for "]) promisesIn([word.repeat(1000)]);
  expect(performance.now() - started).toBeLessThan(1000);
});
