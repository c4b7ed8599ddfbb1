import { defined } from '../../../kernel/defined.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { isNeutral } from '../../figures/colours.ts';
import { takeRoutes } from '../routes.ts';
import type { SimpleAction } from './action.ts';
import { citiesThat, regionRefusal } from './occupy.ts';

const RULE = 'actions/attack';
const WHERE_RULE = 'actions/attack/where';

/**
 * Attack (rulebook, "Attaquer"): one disc goes to the own supply, another replaces that of somebody else in a city of an
 * open region where the attacker was present before. The other disc returns to its supply. No token of the city, but
 * those of routes.
 */
export const attack: SimpleAction = {
  discs: 2,
  targets: (context) => citiesThat(context, context.seat, (owner) => owner !== -1 && owner !== context.seat),
  refusal(context, at) {
    const { box, state, seat } = context;
    const city = box.cityAt.get(at);
    if (city === undefined) return refuse(RULE, 'no-such-city');
    const owner = defined(state.cities[city]);
    if (owner === -1) return refuse(WHERE_RULE, 'city-free');
    if (owner === seat) return refuse(WHERE_RULE, 'own-city');
    return regionRefusal(context, seat, defined(box.cities[city]).region);
  },
  apply(context, at) {
    const { box, state, seat, emit } = context;
    const city = defined(box.cityAt.get(at));
    const owner = defined(state.cities[city]);
    const player = defined(state.players[seat]);
    player.harbour -= 2;
    player.supply += 1;
    if (isNeutral(state, owner)) state.neutral = (state.neutral ?? 0) + 1;
    else defined(state.players[owner]).supply += 1;
    state.cities[city] = seat;
    emit({ type: 'attacked', seat, city: at, from: isNeutral(state, owner) ? null : owner });
    takeRoutes(context, seat, city);
  },
};
