/**
 * Where the things of the chart lie. Cities have their longitude and latitude and are nudged from there, as London, Paris
 * and Amsterdam lie nearer together than three pieces; the rest has points of the sheet (`stretch.ts`).
 * `tests/renderer/endeavor/board/chart.test.ts` measures all of it.
 */

/** A point of the sheet: x to the right, y down. */
export type SheetPoint = readonly [x: number, y: number];

/** The longitude and latitude of a city in degrees, and how far it is moved from there in points. */
export type CityPlace = { readonly lies: readonly [longitude: number, latitude: number]; readonly nudge: SheetPoint };

const city = (lies: CityPlace['lies'], nudge: SheetPoint): CityPlace => ({ lies, nudge });

/** The cities, region by region. */
export const CITY_PLACES: Readonly<Record<string, CityPlace>> = {
  london: city([-0.1, 51.5], [-7, -4.5]),
  paris: city([2.3, 48.9], [-6.7, 5.4]),
  amsterdam: city([4.9, 52.4], [1.4, 6.5]),
  lisbon: city([-9.1, 38.7], [6.3, 3.3]),
  rome: city([12.5, 41.9], [4.5, 0.9]),
  constantinople: city([29, 41], [8.2, 1.2]),
  alexandria: city([29.9, 31.2], [-0.7, 7.8]),
  algiers: city([3.1, 36.8], [2.4, 5.4]),
  stockholm: city([18.1, 59.3], [-4.4, -5.6]),
  'saint-petersburg': city([30.3, 59.9], [1.2, -0.5]),
  quebec: city([-71.2, 46.8], [-0.3, -9.2]),
  boston: city([-71.1, 42.4], [-5.8, 0.4]),
  charleston: city([-79.9, 32.8], [-5.1, -5.7]),
  'new-orleans': city([-90.1, 30], [-3.3, -4.4]),
  havana: city([-82.4, 23.1], [2.3, 0.5]),
  'santo-domingo': city([-69.9, 18.5], [-3, -3.5]),
  bridgetown: city([-59.6, 13.1], [-0.4, -1]),
  lima: city([-77, -12], [3.5, -4.5]),
  salvador: city([-38.5, -13], [-7, 6.8]),
  'buenos-aires': city([-58.4, -34.6], [-3.8, 4.2]),
  elmina: city([-1.3, 5.1], [0.3, -7.6]),
  'cape-town': city([18.4, -33.9], [1.5, -17.2]),
  bombay: city([72.9, 18.9], [5.3, 4.7]),
  madras: city([80.3, 13.1], [-7, -5.5]),
  calcutta: city([88.4, 22.6], [-8.5, -8]),
  canton: city([113.3, 23.1], [-3, 1]),
  batavia: city([106.8, -6.2], [-0.7, 0.1]),
  nagasaki: city([129.9, 32.7], [4.2, -9.1]),
};

/** The berths of each shipping track in their order: the first disc goes farthest from the stack, the last beside it. */
export const BERTH_ROWS: Readonly<Record<string, readonly SheetPoint[]>> = {
  'north-america': [
    [338, 61.5],
    [303.5, 55.5],
    [270, 48.5],
    [236, 40],
    [202.5, 31],
    [168.5, 24.5],
    [134, 22.5],
  ],
  caribbean: [
    [269.5, 186],
    [256.5, 218],
    [239, 248],
    [217, 274.5],
    [188.5, 294.5],
    [155, 302],
  ],
  'south-america': [
    [161.5, 420.5],
    [143.5, 450],
    [110.5, 459.5],
    [78.5, 446.5],
    [62.5, 416],
    [60, 381.5],
    [56, 347],
  ],
  africa: [
    [323.5, 235],
    [323.5, 270],
    [326.5, 304.5],
    [334, 338.5],
    [350.5, 369],
    [377, 391],
  ],
  india: [
    [493, 454.5],
    [527, 460],
    [561, 454.5],
    [582, 427],
    [582, 392],
    [575, 358.5],
  ],
  'far-east': [
    [598, 460.5],
    [632, 459.5],
    [666, 459.5],
    [699, 451],
    [725, 428],
    [733.5, 395],
    [731, 360.5],
  ],
};

/** Where the discs beside a full track lie: one place a colour, `columns` of them to a row from the first one on. */
export const BESIDE: Readonly<Record<string, { readonly first: SheetPoint; readonly columns: number }>> = {
  'north-america': { first: [150, 58], columns: 3 },
  caribbean: { first: [74, 254], columns: 1 },
  'south-america': { first: [88, 378], columns: 2 },
  africa: { first: [302, 408], columns: 3 },
  india: { first: [610, 405], columns: 3 },
  'far-east': { first: [678, 402], columns: 2 },
};

/** The middles of the stacks. */
export const STACK_PLACES: Readonly<Record<string, SheetPoint>> = {
  europe: [393.5, 32.5],
  slavery: [333, 126],
  'north-america': [81.5, 33],
  caribbean: [110.5, 295],
  'south-america': [23.5, 299],
  africa: [420.5, 406.5],
  india: [565.5, 307],
  'far-east': [712, 306],
};

/** Where the token of each route lies: the line bends from city to city through it. */
export const ROUTE_TOKENS: Readonly<Record<string, SheetPoint>> = {
  'amsterdam-stockholm': [448, 69.5],
  'paris-lisbon': [376.5, 143.5],
  'paris-rome': [429.5, 121.5],
  'rome-constantinople': [478, 167.5],
  'constantinople-alexandria': [526, 189],
  'constantinople-saint-petersburg': [510, 110.5],
  'algiers-alexandria': [462.5, 204.5],
  'quebec-new-orleans': [94, 169],
  'boston-charleston': [134, 168],
  'havana-santo-domingo': [140, 249],
  'lima-buenos-aires': [196, 424.5],
  'salvador-buenos-aires': [247, 422],
  'elmina-cape-town': [432, 357.5],
  'bombay-calcutta': [612, 235],
  'canton-nagasaki': [732.5, 228.5],
  'canton-batavia': [673, 308.5],
  'london-quebec': [282, 95],
  'lisbon-havana': [199.5, 184],
  'lisbon-salvador': [258, 327],
  'algiers-elmina': [399, 247],
  'alexandria-bombay': [560, 244.5],
  'new-orleans-havana': [74.5, 225],
  'bridgetown-salvador': [244.5, 359],
  'bridgetown-elmina': [293, 315],
  'cape-town-madras': [620.5, 365.5],
  'cape-town-buenos-aires': [376.5, 458.5],
  'calcutta-canton': [676, 215],
  'madras-batavia': [660, 343.5],
};
