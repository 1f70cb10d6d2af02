/** The time zone of a device by a name that every server knows. In a file of its own, because no page begins with so many names. */

/**
 * Names that a device may give its zone and a server need not know, and the place whose clock each stands for, by the database
 * of time zones itself. Postgres knows the names that its machine has, and Debian leaves those of before out.
 */
export const PLACES: Readonly<Record<string, string>> = {
  // Names that places had before, which Chrome and Safari still give.
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",

  // Countries.
  "Brazil/Acre": "America/Rio_Branco",
  "Brazil/DeNoronha": "America/Noronha",
  "Brazil/East": "America/Sao_Paulo",
  "Brazil/West": "America/Manaus",
  "Canada/Atlantic": "America/Halifax",
  "Canada/Central": "America/Winnipeg",
  "Canada/Eastern": "America/Toronto",
  "Canada/Mountain": "America/Edmonton",
  "Canada/Newfoundland": "America/St_Johns",
  "Canada/Pacific": "America/Vancouver",
  "Canada/Saskatchewan": "America/Regina",
  "Canada/Yukon": "America/Whitehorse",
  "Chile/Continental": "America/Santiago",
  "Chile/EasterIsland": "Pacific/Easter",
  "Mexico/BajaNorte": "America/Tijuana",
  "Mexico/BajaSur": "America/Mazatlan",
  "Mexico/General": "America/Mexico_City",
  "US/Alaska": "America/Anchorage",
  "US/Aleutian": "America/Adak",
  "US/Arizona": "America/Phoenix",
  "US/Central": "America/Chicago",
  "US/East-Indiana": "America/Indiana/Indianapolis",
  "US/Eastern": "America/New_York",
  "US/Hawaii": "Pacific/Honolulu",
  "US/Indiana-Starke": "America/Indiana/Knox",
  "US/Michigan": "America/Detroit",
  "US/Mountain": "America/Denver",
  "US/Pacific": "America/Los_Angeles",
  "US/Samoa": "Pacific/Pago_Pago",
  Cuba: "America/Havana",
  Egypt: "Africa/Cairo",
  Eire: "Europe/Dublin",
  GB: "Europe/London",
  "GB-Eire": "Europe/London",
  Hongkong: "Asia/Hong_Kong",
  Iceland: "Atlantic/Reykjavik",
  Iran: "Asia/Tehran",
  Israel: "Asia/Jerusalem",
  Jamaica: "America/Jamaica",
  Japan: "Asia/Tokyo",
  Kwajalein: "Pacific/Kwajalein",
  Libya: "Africa/Tripoli",
  NZ: "Pacific/Auckland",
  "NZ-CHAT": "Pacific/Chatham",
  Navajo: "America/Denver",
  PRC: "Asia/Shanghai",
  Poland: "Europe/Warsaw",
  Portugal: "Europe/Lisbon",
  ROC: "Asia/Taipei",
  ROK: "Asia/Seoul",
  Singapore: "Asia/Singapore",
  Turkey: "Europe/Istanbul",
  "W-SU": "Europe/Moscow",

  // Short names, which other places use for other zones.
  CET: "Europe/Brussels",
  CST6CDT: "America/Chicago",
  EET: "Europe/Athens",
  EST: "America/Panama",
  EST5EDT: "America/New_York",
  HST: "Pacific/Honolulu",
  MET: "Europe/Brussels",
  MST: "America/Phoenix",
  MST7MDT: "America/Denver",
  PST8PDT: "America/Los_Angeles",
  WET: "Europe/Lisbon",

  // None.
  "GMT+0": "UTC",
  "GMT-0": "UTC",
  GMT0: "UTC",
  Greenwich: "UTC",
  UCT: "UTC",
  Universal: "UTC",
  Zulu: "UTC",

  // Zones by their distance from UTC, where that is no whole hours: those of a place whose clock stays so all year.
  "-09:30": "Pacific/Marquesas",
  "+03:30": "Asia/Tehran",
  "+04:30": "Asia/Kabul",
  "+05:30": "Asia/Kolkata",
  "+05:45": "Asia/Kathmandu",
  "+06:30": "Asia/Yangon",
  "+08:45": "Australia/Eucla",
  "+09:30": "Australia/Darwin",
};

/** What the server takes: names of regions, and the two for none. */
const TAKEN = /^(?:(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/|UTC$|GMT$)/;
/** Chrome says so where it does not know it. */
const UNKNOWN = "Etc/Unknown";

/** A zone that is whole hours from UTC, such as "+05:00"; its name counts the other way round. */
function ofOffset(said: string): string | undefined {
  const [, sign, hours] = /^([+-])(\d\d):00$/.exec(said) ?? [];
  if (sign === undefined) return undefined;
  return Number(hours) === 0 ? "UTC" : `Etc/GMT${sign === "+" ? "-" : "+"}${Number(hours)}`;
}

/**
 * The name to send for a time zone, whatever the browser makes of older ones.
 * @param said what the device calls it
 * @returns undefined for none, and for one that nobody knows
 */
export function placeOf(said: string): string | undefined {
  if (said === UNKNOWN) return undefined;
  return PLACES[said] ?? (TAKEN.test(said) ? said : ofOffset(said));
}
