/**
 * What a text promises that a circle never gives (D226): a gain on the money, or a reward for bringing people. It is read by
 * the service, which puts such circles on a list for a person to look at, and by the form that founds one, which says what a
 * circle is. A finding blocks nothing: words cannot tell a joke or a warning from a promise with certainty.
 */
export interface Promises {
  profit: boolean;
  recruiting: boolean;
}

/** Up to that many words between two that belong together; bounded, so that no text takes long. */
const few = String.raw`(?:[\w'-]+ ){0,4}`;

const PROFIT: readonly RegExp[] = [
  // English
  `(?:guaranteed?|assured|risk-?free|quick|fast|easy|high|huge|big|daily) ${few}(?:profits?|returns?|income|gains?|earnings|yields?|interest|money)`,
  `(?:earn|make|get|receive|gain) ${few}(?:profits?|returns|interest|dividends?|extra (?:cash|money)|passive income)`,
  `(?:double|triple|multiply|grow) (?:your|the|our|my) (?:money|cash|savings|investments?|capital)`,
  String.raw`passive income|returns? on (?:your |the )?investments?|get rich|investment (?:opportunity|plan|scheme)`,
  String.raw`\d+ ?(?:%|percent) ${few}(?:profits?|returns?|interest|gains?|daily|(?:per|a|every) (?:day|week|month))`,
  // Español
  `(?:ganancias?|rentabilidad|rendimientos?|utilidades|intereses|ingresos|dinero) ${few}(?:garantizad\\w+|segur[oa]s?|rapid[oa]s?|facil(?:es)?|diari[oa]s?|pasiv[oa]s?)`,
  `(?:gana|ganas|ganar|ganaras|obten|obtener|obtendras|genera|generar|recibe|recibir) ${few}(?:ganancias?|rentabilidad|rendimientos?|intereses|dividendos|dinero extra)`,
  `(?:duplica|duplicar|triplica|triplicar|multiplica|multiplicar)s? (?:tu|tus|su|sus|el|nuestro) (?:dinero|capital|ahorros?|inversion)`,
  `hazte ric[oa]|oportunidad de inversion|retorno de (?:la |tu )?inversion`,
  String.raw`\d+ ?(?:%|por ciento) ${few}(?:ganancias?|rentabilidad|rendimiento|interes(?:es)?|diario|(?:al|por|cada) (?:dia|semana|mes))`,
  // Français
  `(?:gains?|profits?|rendements?|revenus?|interets|benefices?) ${few}(?:garantis?|assures?|rapides?|eleves?|passifs?|quotidiens?)`,
  `(?:gagne[rz]?|touche[rz]?|recevez|recevoir|obtenez|obtenir) ${few}(?:profits?|rendements?|interets|dividendes|benefices?)`,
  `(?:double[rz]?|triple[rz]?|multiplie[rz]?) (?:votre|vos|ton|ta|tes|notre|l')(?: )?(?:argent|mise|capital|epargne|economies|investissement)`,
  `argent (?:facile|rapide)|retour sur investissement|opportunite d'investissement|devene[rz] riches?`,
  String.raw`\d+ ?(?:%|pour cent) ${few}(?:gains?|profits?|rendement|d'interets?|interets|par (?:jour|semaine|mois))`,
].map(whole);

const RECRUITING: readonly RegExp[] = [
  // English; a fee for joining belongs to it: it is what such rewards are paid from.
  `(?:bonus(?:es)?|rewards?|commissions?|prizes?|paid) ${few}(?:for|per|when|if) ${few}(?:recruit\\w*|refer\\w*|invit\\w+|bring\\w*|new members?|each (?:new )?(?:member|person|friend))`,
  `(?:recruit|refer|invite|bring) ${few}(?:and|to) (?:get|earn|receive|win)`,
  `(?:referral|recruiting|recruitment) (?:bonus(?:es)?|rewards?|commissions?)|(?:joining|entry|registration) fees?`,
  // Español
  `(?:bonos?|premios?|recompensas?|comision(?:es)?) ${few}por ${few}(?:reclut\\w+|referid[oa]s?|referir|invit\\w+|traer|cada (?:nuevo )?(?:miembro|persona|amig[oa]))`,
  `(?:recluta|invita|trae|refiere) ${few}y (?:gana|recibe|obten)`,
  `(?:cuota|tarifa) de (?:entrada|inscripcion|ingreso)`,
  // Français
  `(?:bonus|primes?|recompenses?|commissions?) ${few}(?:pour|par) ${few}(?:recrut\\w+|parrain\\w+|filleul\\w*|invit\\w+|chaque (?:nouveau )?(?:membre|personne|ami))`,
  `(?:recrutez|parrainez|invitez|amenez) ${few}et (?:gagnez|recevez|touchez)`,
  `frais d'(?:entree|inscription|adhesion)`,
].map(whole);

/** Who says that there is none of it promises nothing: "no joining fee", "sin intereses", "pas de bénéfices". */
const DENIED =
  /(?:^|[\s("])(?:no|not|never|without|nor|neither|\w+n't|sin|nunca|ni|ningun\w*|tampoco|sans|pas|jamais|aucune?|ne|n')[\s']+(?:[\w'-]+ ){0,3}$/;

/** Looks through the words of a circle: its name, its description, its rules. */
export function promisesIn(texts: readonly string[]): Promises {
  const sentences = texts.flatMap((text) => plain(text).split(/[.!?;:\n]+/));
  const isIn = (signs: readonly RegExp[]) => sentences.some((sentence) => signs.some((sign) => says(sentence, sign)));
  return { profit: isIn(PROFIT), recruiting: isIn(RECRUITING) };
}

function says(sentence: string, sign: RegExp): boolean {
  return [...sentence.matchAll(sign)].some(({ index }) => !DENIED.test(sentence.slice(0, index)));
}

/** Small letters without marks, one kind of apostrophe, single blanks. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[^\S\n]+|,/g, " ")
    .replaceAll(/ {2,}/g, " ");
}

function whole(words: string): RegExp {
  return new RegExp(`(?<!\\w)(?:${words})(?!\\w)`, "g");
}
