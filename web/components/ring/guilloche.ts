/** The woven line of banknotes and passbooks, drawn from the number of seats: the quiet ground of the ring. */

const degrees = 2;

/**
 * Closed waves round a circle, each turned a little further than the one before.
 * @param petals waves on one line
 * @param radius of the circle they swing about
 * @param swing how far they leave it, in the same unit as the radius
 */
export function guilloche(petals: number, radius: number, swing: number, lines = 5): string {
  let path = "";
  for (let line = 0; line < lines; line += 1) {
    const phase = (line / lines) * 2 * Math.PI;
    for (let degree = 0; degree < 360; degree += degrees) {
      const angle = (degree / 180) * Math.PI;
      const distance = radius + swing * Math.cos(petals * angle + phase);
      const x = (distance * Math.cos(angle)).toFixed(1);
      const y = (distance * Math.sin(angle)).toFixed(1);
      path += `${degree === 0 ? "M" : "L"}${x} ${y}`;
    }
    path += "Z";
  }
  return path;
}
