import { defined } from '../../../kernel/defined.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import { isOpen, isPresent } from '../../figures/presence.ts';
import type { RuleContext, RunContext } from '../context.ts';
import { takeToken } from '../gains.ts';
import { takeRoutes } from '../routes.ts';
import type { SimpleAction } from './action.ts';

const RULE = 'actions/occupy';

/**
 * Occupy (rulebook, "Occuper"): a disc goes to a free city of an open region where its player was present before; they
 * take the token of the city, then those of routes.
 */
export const occupy: SimpleAction = {
  discs: 1,
  targets: ({ pack }) => pack.cities.map(({ id }) => id),
  refusal: (context, at) => occupyRefusal(context, context.seat, at),
  apply(context, at) {
    const { box, state, seat, emit } = context;
    defined(state.players[seat]).harbour -= 1;
    emit({ type: 'occupied', seat, city: at });
    settle(context, seat, defined(box.cityAt.get(at)));
  },
};

/** Why a colour cannot occupy a city. */
export function occupyRefusal(context: RuleContext, colour: number, at: string): Refusal | undefined {
  const city = context.box.cityAt.get(at);
  if (city === undefined) return refuse(RULE, 'no-such-city');
  if (context.state.cities[city] !== -1) return refuse(RULE, 'city-taken');
  return cityRefusal(context, colour, city, RULE);
}

/** What Occupy and Attack ask of the region of a city: that it is open, and that the colour is present there. */
export function cityRefusal(
  { box, state }: RuleContext,
  colour: number,
  city: number,
  rule: string,
): Refusal | undefined {
  const { region } = defined(box.cities[city]);
  if (!isOpen(box, state, region)) return refuse(rule, 'region-closed', { region: defined(box.regions[region]).id });
  if (!isPresent(box, state, colour, region))
    return refuse(rule, 'not-present', { region: defined(box.regions[region]).id });
  return undefined;
}

/** Puts a disc of a colour into a free city and takes what lies there. */
export function settle(context: RunContext, colour: number, city: number): void {
  const { id, space } = defined(context.box.cities[city]);
  context.state.cities[city] = colour;
  takeToken(context, colour, { space, from: 'city', at: id });
  takeRoutes(context, colour, city);
}
