import { controls } from '#engine/endeavor/figures/routes.ts';
import { packIndexOf } from '#engine/endeavor/pack-index.ts';
import { t } from '../words/t.ts';
import { ownerName, routeName, tokenName } from '../words/words.ts';
import type { PlaceKind } from './place-kind.ts';

/** A route: its token, or who controls it. */
export const route: PlaceKind = {
  has: (box, id) => box.routeAt.has(id),
  name: routeName,
  about(table, id) {
    const { view, pack } = table;
    const box = packIndexOf(pack);
    const lies = box.routes[box.routeAt.get(id) ?? -1];
    if (lies === undefined) return {};
    const token = box.tokens[view.spaces[lies.space] ?? -1];
    const holder = view.cities[lies.ends[0]] ?? -1;
    const held = holder >= 0 && controls(view, lies, holder);
    return {
      lines: [
        token === undefined ? t('inspect.route.taken') : t('inspect.route.token', { token: tokenName(token.id) }),
        ...(held ? [t('inspect.route.held', { seat: ownerName(table, holder) })] : []),
      ],
    };
  },
  rule: () => 'routes',
};
