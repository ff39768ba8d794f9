/** A place on the earth in degrees (WGS84). */
export interface Point {
  lat: number;
  lon: number;
}

/** Kilometres as the crow flies. */
export function distanceKm(from: Point, to: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lon - from.lon);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
