import { isOpen, isPresent } from '#engine/endeavor/figures/presence.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import { symbolRule } from '../rules/symbol-rule.ts';
import type { Table } from '../types.ts';
import { list, t } from '../words/t.ts';
import { cityName, ownerName, regionName, routeName, tokenName } from '../words/words.ts';
import { moveAt, type PlaceKind } from './place-kind.ts';

const cityOf = ({ view, pack }: Table, id: string) => {
  const box = packIndexOf(pack);
  const at = box.cityAt.get(id) ?? -1;
  return { box, city: box.cities[at], owner: view.cities[at] ?? -1 };
};

/** A city: who holds it, its token, its glory, its routes, and whether the seat could act there. */
export const city: PlaceKind = {
  has: (box, id) => box.cityAt.has(id),
  name: (_, id) => cityName(id),
  about(table, id, seat) {
    const { view } = table;
    const { box, city: lies, owner } = cityOf(table, id);
    if (lies === undefined) return {};
    const token = box.tokens[view.spaces[lies.space] ?? -1];
    const region = box.regions[lies.region]?.id ?? '';
    const routes = lies.routes.flatMap((route) => box.routes[route]?.id ?? []);
    return {
      lines: [
        owner >= 0
          ? t('inspect.city.held', { seat: ownerName(table, owner) })
          : t('inspect.city.free', { token: token === undefined ? '' : tokenName(token.id) }),
        t('inspect.city.glory', { n: lies.glory }),
        t('inspect.city.region', {
          region: regionName(region),
          open: isOpen(box, view, lies.region),
          present: seat !== undefined && isPresent(box, view, seat, lies.region),
        }),
        ...(routes.length === 0
          ? []
          : [t('inspect.city.routes', { routes: list(routes.map((one) => routeName(table, one))) })]),
      ],
      ...moveAt(table, seat, owner >= 0 ? 'attack' : 'occupy', id),
    };
  },
  /** What happens to it next: it opens with its region, it is occupied, or it is attacked. */
  rule(table, id) {
    const { box, city: lies, owner } = cityOf(table, id);
    if (lies === undefined) return undefined;
    if (!isOpen(box, table.view, lies.region)) return 'opening';
    return symbolRule(owner < 0 ? 'occupy' : 'attack');
  },
};
