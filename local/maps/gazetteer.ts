/** A place as the stand-in knows it; degrees. */
export interface Place {
  id: string;
  /** Empty where people live in a locality that is no city. */
  city: string;
  locality: string;
  country: string;
  countryCode: string;
  latitude: number;
  longitude: number;
}

const place = (
  name: string,
  country: string,
  countryCode: string,
  [latitude, longitude]: readonly [number, number],
  { isCity = true } = {},
): Place => ({
  id: `local-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}-${countryCode.toLowerCase()}`,
  city: isCity ? name : "",
  locality: name,
  country,
  countryCode,
  latitude,
  longitude,
});

const US = ["United States of America (the)", "US"] as const;

/** Everywhere that there is on one machine. */
export const GAZETTEER: readonly Place[] = [
  place("New York City", ...US, [40.71, -74.01]),
  place("Newark", ...US, [40.74, -74.17]),
  place("Los Angeles", ...US, [34.05, -118.24]),
  place("Chicago", ...US, [41.88, -87.63]),
  place("Houston", ...US, [29.76, -95.37]),
  place("Miami", ...US, [25.76, -80.19]),
  place("Boston", ...US, [42.36, -71.06]),
  place("Minneapolis", ...US, [44.98, -93.27]),
  place("San Antonio", ...US, [29.42, -98.49]),
  place("San Diego", ...US, [32.72, -117.16]),
  place("San José", ...US, [37.34, -121.89]),
  place("Zanesville", ...US, [39.94, -82.01]),
  place("Paradise Valley", ...US, [33.53, -111.94], { isCity: false }),
  place("London", "United Kingdom of Great Britain and Northern Ireland (the)", "GB", [51.51, -0.13]),
  place("Paris", "France", "FR", [48.86, 2.35]),
  place("Lyon", "France", "FR", [45.76, 4.84]),
  place("Madrid", "Spain", "ES", [40.42, -3.7]),
  place("Ciudad de México", "Mexico", "MX", [19.43, -99.13]),
  place("Lagos", "Nigeria", "NG", [6.52, 3.38]),
  place("Accra", "Ghana", "GH", [5.6, -0.19]),
  place("Nairobi", "Kenya", "KE", [-1.29, 36.82]),
  place("Port of Spain", "Trinidad and Tobago", "TT", [10.65, -61.51]),
  place("Kingston", "Jamaica", "JM", [17.97, -76.79]),
  place("Manila", "Philippines (the)", "PH", [14.6, 120.98]),
];

/** About fifty kilometres. */
const NEAR_DEGREES = 0.5;

/** The place in which a position lies; undefined in the middle of nowhere. */
export function placeNear({ latitude, longitude }: { latitude: number; longitude: number }): Place | undefined {
  const distance = (place: Place) =>
    Math.max(Math.abs(place.latitude - latitude), Math.abs(place.longitude - longitude));
  const [nearest] = GAZETTEER.toSorted((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= NEAR_DEGREES ? nearest : undefined;
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Places one of whose words begins with what was typed, five at most. */
export function placesCalled(typed: string): Place[] {
  const sought = plain(typed.trim());
  if (sought === "") return [];
  return GAZETTEER.filter((place) => {
    const name = plain(`${place.locality}, ${place.country}`);
    return name.startsWith(sought) || name.includes(` ${sought}`);
  }).slice(0, 5);
}
