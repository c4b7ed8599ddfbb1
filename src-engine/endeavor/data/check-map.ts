/** Cross-checks of the map: regions, cities and routes refer to each other, and there is a token for every space. */
import { mustBe, mustBeUnique, shown, total, type Check } from '../../kernel/pack/report.ts';
import type { Pack } from './schema.ts';

/** Ids of regions, cities, routes and stacks name different things, because a move gives one of them alone. */
const checkIds: Check<Pack> = ({ regions, cities, routes }, report) => {
  const ids = (list: readonly { id: string }[], name: string) =>
    list.map(({ id }, at) => ({ path: `${name}.${at}.id`, value: id }));
  mustBeUnique(report, [...ids(regions, 'regions'), ...ids(cities, 'cities')], 'an id');
  mustBeUnique(report, ids(routes, 'routes'), 'an id');
};

/** Every city stands in a region, every region has a city, and routes join two different cities that exist. */
const checkPlaces: Check<Pack> = ({ regions, cities, routes }, report) => {
  cities.forEach(({ region }, at) => {
    if (!regions.some(({ id }) => id === region))
      report(`cities.${at}.region`, `got ${shown(region)}, expected a region`);
  });
  regions.forEach(({ id }, at) => {
    if (!cities.some(({ region }) => region === id))
      report(`regions.${at}.id`, `got ${shown(id)}, expected a city in it`);
  });
  routes.forEach(({ ends }, at) => {
    ends.forEach((end, index) => {
      if (!cities.some(({ id }) => id === end))
        report(`routes.${at}.ends.${index}`, `got ${shown(end)}, expected a city`);
    });
    if (ends[0] === ends[1]) report(`routes.${at}.ends`, `got ${shown(ends[0])} twice, expected two cities`);
  });
  const pairs = routes.map(({ ends }, at) => ({ path: `routes.${at}.ends`, value: ends.toSorted().join(' ') }));
  mustBeUnique(report, pairs, 'a pair of cities');
};

/** A region without a track is open from the start: exactly one, which everybody is present in. */
const checkTracks: Check<Pack> = ({ regions }, report) => {
  const open = regions.filter(({ berths }) => berths === 0).length;
  mustBe(report, 'regions', open, 1, 'regions without a shipping track, open from the start');
};

/** One token lies on every space of the map, and none is left over (rulebook, "Préparation" 2). */
const checkTokens: Check<Pack> = ({ regions, cities, routes, tokens }, report) => {
  const spaces = total(regions.map(({ berths }) => berths)) + cities.length + routes.length;
  mustBe(report, 'tokens', total(tokens.map(({ copies }) => copies)), spaces, 'a token for every space of the map');
  mustBeUnique(
    report,
    tokens.map(({ id }, at) => ({ path: `tokens.${at}.id`, value: id })),
    'an id',
  );
};

/** Checks regions, cities, routes and tokens. */
export const checkMap: Check<Pack> = (pack, report) => {
  for (const check of [checkIds, checkPlaces, checkTracks, checkTokens]) check(pack, report);
};
