/**
 * The map: seven regions, 28 cities, 28 routes and 39 berths, so that the 95 tokens fill every space (rulebook,
 * "Préparation" 2). That Europe has ten cities is known, and that Africa has two is likely; everything else is
 * reconstructed inside the bounds of `docs/data-endeavor.md`. No city has a name on the board: ours are those of ports of
 * the time.
 */
import type { City, Region, Route } from '../schema.ts';

function region(id: string, berths: number, note?: string): Region {
  const known = { id, berths, source: 'rulebook', sources: { berths: 'reconstructed' } } as const;
  return note === undefined ? known : { ...known, note };
}

/** The regions (rulebook, "Contenu"). */
export const REGIONS: Region[] = [
  { id: 'europe', berths: 0, source: 'rulebook' },
  region('north-america', 7),
  region('caribbean', 6),
  region('south-america', 7),
  region('africa', 6, 'The examples of the rulebook leave five, six or seven.'),
  region('india', 6),
  region('far-east', 7),
];

function city(region: string, id: string, glory: 1 | 2 = 1): City {
  return { id, region, glory, source: 'reconstructed' };
}

const EUROPE = 'Ten cities are known; which of them are worth 2 is not.';

function european(id: string, glory: 1 | 2 = 1): City {
  return { ...city('europe', id, glory), sources: { region: 'sourced' }, note: EUROPE };
}

/** The cities, region by region. */
export const CITIES: City[] = [
  european('london'),
  european('paris'),
  european('amsterdam'),
  european('lisbon'),
  european('rome'),
  european('constantinople', 2),
  european('alexandria'),
  european('algiers'),
  european('stockholm'),
  european('saint-petersburg'),
  city('north-america', 'quebec'),
  city('north-america', 'boston'),
  city('north-america', 'charleston'),
  city('north-america', 'new-orleans'),
  city('caribbean', 'havana'),
  city('caribbean', 'santo-domingo'),
  city('caribbean', 'bridgetown'),
  city('south-america', 'lima', 2),
  city('south-america', 'salvador'),
  city('south-america', 'buenos-aires'),
  { ...city('africa', 'elmina'), sources: { region: 'inferred' } },
  { ...city('africa', 'cape-town'), sources: { region: 'inferred' } },
  city('india', 'bombay'),
  city('india', 'madras'),
  city('india', 'calcutta', 2),
  city('far-east', 'canton'),
  city('far-east', 'batavia'),
  city('far-east', 'nagasaki', 2),
];

function route(one: string, other: string): Route {
  return { id: `${one}-${other}`, ends: [one, other], source: 'reconstructed' };
}

/** The routes: inside the regions first, then between them. */
export const ROUTES: Route[] = [
  route('amsterdam', 'stockholm'),
  route('paris', 'lisbon'),
  route('paris', 'rome'),
  route('rome', 'constantinople'),
  route('constantinople', 'alexandria'),
  route('constantinople', 'saint-petersburg'),
  route('algiers', 'alexandria'),
  route('quebec', 'new-orleans'),
  route('boston', 'charleston'),
  route('havana', 'santo-domingo'),
  route('lima', 'buenos-aires'),
  route('salvador', 'buenos-aires'),
  { ...route('elmina', 'cape-town'), source: 'rulebook', note: 'An example joins the two African cities.' },
  route('bombay', 'calcutta'),
  route('canton', 'nagasaki'),
  route('canton', 'batavia'),
  route('london', 'quebec'),
  route('lisbon', 'havana'),
  route('lisbon', 'salvador'),
  route('algiers', 'elmina'),
  route('alexandria', 'bombay'),
  route('new-orleans', 'havana'),
  route('bridgetown', 'salvador'),
  route('bridgetown', 'elmina'),
  route('cape-town', 'madras'),
  route('cape-town', 'buenos-aires'),
  route('calcutta', 'canton'),
  route('madras', 'batavia'),
];
