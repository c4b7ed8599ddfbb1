import { sourceOf, type Pack, type Region, type Route } from '#engine/endeavor/data/schema.ts';
import type { CatalogueEntry } from '../../../../window/rules.ts';
import { list, t, tCode } from '../../words/t.ts';
import { cityName, routeName, stackName } from '../../words/words.ts';
import { sourceWords } from '../sources.ts';

/** The regions: their tracks, cities, routes and stacks. */
export const regionEntries = (pack: Pack): CatalogueEntry[] => pack.regions.map((region) => entryOf(pack, region));

function entryOf(pack: Pack, region: Region): CatalogueEntry {
  const { id, berths } = region;
  const cities = pack.cities.filter((city) => city.region === id);
  const own = new Set(cities.map((city) => city.id));
  const ends = ({ ends }: Route): number => ends.filter((end) => own.has(end)).length;
  const names = (routes: readonly Route[]): string => list(routes.map((route) => routeName({ pack }, route.id)));
  const inside = pack.routes.filter((route) => ends(route) === 2);
  const leaving = pack.routes.filter((route) => ends(route) === 1);
  const known = cities.some((city) => sourceOf(city, 'region') !== 'reconstructed');
  return {
    id,
    title: tCode('board.region', id),
    lines: [
      berths === 0 ? t('rules.region-open') : t('rules.region-track', { berths }),
      t('rules.region-cities', {
        n: cities.length,
        cities: list(cities.map((city) => t('rules.region-city', { city: cityName(city.id), glory: city.glory }))),
      }),
      ...(inside.length === 0 ? [] : [t('rules.region-inside', { routes: names(inside) })]),
      ...(leaving.length === 0 ? [] : [t('rules.region-leaving', { routes: names(leaving) })]),
      t('rules.region-stacks', {
        stacks: list(pack.stacks.filter((stack) => stack.region === id).map((stack) => stackName(stack.id))),
      }),
    ],
    source: [
      sourceWords(region, [['berths', t('rules.value-berths')]]),
      t(known ? 'rules.region-known' : 'rules.region-unknown'),
    ].join(' '),
    rule: berths === 0 ? 'presence/europe' : 'opening',
  };
}
