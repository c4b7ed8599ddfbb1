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
  targets: (context) => freeCities(context, context.seat),
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
  if (context.state.cities[city] !== -1) return refuse('actions/occupy/held', 'city-taken');
  return regionRefusal(context, colour, defined(context.box.cities[city]).region);
}

/** The free cities a colour can occupy. */
export function freeCities(context: RuleContext, colour: number): string[] {
  return citiesThat(context, colour, (owner) => owner === -1);
}

/** The cities of open regions where a colour is present, if their owner (-1 for none) fits. */
export function citiesThat(context: RuleContext, colour: number, fits: (owner: number) => boolean): string[] {
  const { box, state } = context;
  const found: string[] = [];
  for (const region of box.regions) {
    if (regionBar(context, colour, region.index) !== undefined) continue;
    for (const city of region.cities) if (fits(defined(state.cities[city]))) found.push(defined(box.cities[city]).id);
  }
  return found;
}

const OPEN_RULE = 'opening/allows';
const PRESENCE_RULE = 'presence/needed';
/** The rule behind each bar of a region. */
const BARS = { 'region-closed': OPEN_RULE, 'not-present': PRESENCE_RULE } as const;

/** What Occupy and Attack ask of a region: that it is open, and that the colour is present there. */
export function regionRefusal(context: RuleContext, colour: number, region: number): Refusal | undefined {
  const bar = regionBar(context, colour, region);
  return bar && refuse(BARS[bar], bar, { region: defined(context.box.regions[region]).id });
}

/** The same as a code alone. */
function regionBar(
  { box, state }: RuleContext,
  colour: number,
  region: number,
): 'region-closed' | 'not-present' | undefined {
  if (!isOpen(box, state, region)) return 'region-closed';
  return isPresent(box, state, colour, region) ? undefined : 'not-present';
}

/** Puts a disc of a colour into a free city and takes what lies there. */
export function settle(context: RunContext, colour: number, city: number): void {
  const { id, space } = defined(context.box.cities[city]);
  context.state.cities[city] = colour;
  takeToken(context, colour, { space, from: 'city', at: id });
  takeRoutes(context, colour, city);
}
