/** Why an action is taken: what it brings, the other half of a double one, and what is spent for it. */
import { scaled, term, type Term } from '../../../bots/advice.ts';
import { defined } from '../../../kernel/defined.ts';
import type { Action } from '../../data/schema.ts';
import { cardOf } from '../../box.ts';
import { isOverLimit } from '../../figures/card-limit.ts';
import { isNeutral } from '../../figures/colours.ts';
import { majorityOf } from '../../figures/governor.ts';
import { partsOf } from '../../figures/symbols.ts';
import type { ActionMove } from '../../moves.ts';
import { SIMPLE } from '../../rules/actions/actions.ts';
import { actionWorth, freedWorth, simpleWorth, sourceCost, symbolOf } from '../actions.ts';
import { attackWorth, HELD, occupyWorth, routesWorth } from '../cities.ts';
import { discsCost } from '../discs.ts';
import { drawWorth } from '../draws.ts';
import { pending, type Evaluation } from '../evaluation.ts';
import { abolishes, harmOfAbolition, withCard } from '../hand.ts';
import { berthsFree } from '../regions.ts';
import { governing, openingWorth, shipWorth } from '../ships.ts';
import { footholdTerms, rest, symbolsTerms, tokenTerms } from './parts.ts';

function shipTerms(evaluation: Evaluation, at: string): Term[] {
  const { box, state, temper } = evaluation;
  const region = defined(box.regionAt.get(at));
  const { berths, firstSpace } = defined(box.regions[region]);
  const berth = defined(state.ships[region]).length;
  const opens = temper.ship * openingWorth(evaluation, region, 0);
  const parts = [
    ...(berth < berths ? tokenTerms(evaluation, firstSpace + berth, temper.ship) : []),
    ...footholdTerms(evaluation, region, temper.ship),
    term(opens > 0 ? 'opens' : 'opens-for-others', opens, { region: at }),
    governorTerm(evaluation, at),
  ];
  return rest(shipWorth(evaluation, region), parts, '');
}

/** The governor, to whom a ship brings the seat nearer, or whom it wins by filling the track; one who goes to somebody else is worth nothing. */
function governorTerm(evaluation: Evaluation, at: string): Term {
  const { box, state, seat } = evaluation;
  const region = defined(box.regionAt.get(at));
  const wins = berthsFree(evaluation, region) === 1 && majorityOf([...defined(state.ships[region]), seat]) === seat;
  return term(wins ? 'governor-won' : 'governor', governing(evaluation, region, 0), { region: at });
}

/** Routes that holding the city finishes, or begins. */
function routeTerm(evaluation: Evaluation, city: number): Term {
  const { box, state, seat } = evaluation;
  const done = defined(box.cities[city]).routes.filter((at) => {
    const { ends } = defined(box.routes[at]);
    return state.cities[ends[0] === city ? ends[1] : ends[0]] === seat;
  }).length;
  const weight = routesWorth(evaluation, city);
  return done > 0 ? term('routes-done', weight, { n: done }) : term('routes-begun', weight);
}

function occupyTerms(evaluation: Evaluation, at: string): Term[] {
  const { box, temper } = evaluation;
  const city = defined(box.cityAt.get(at));
  const { glory, space, region } = defined(box.cities[city]);
  const parts = [
    term('city-glory', temper.city * HELD * glory, { n: glory }),
    ...tokenTerms(evaluation, space, temper.city),
    routeTerm(evaluation, city),
    ...footholdTerms(evaluation, region, 1),
  ];
  return rest(occupyWorth(evaluation, city), parts, '');
}

function attackTerms(evaluation: Evaluation, at: string): Term[] {
  const { box, state, temper } = evaluation;
  const city = defined(box.cityAt.get(at));
  const { glory, region } = defined(box.cities[city]);
  const owner = defined(state.cities[city]);
  const own = scaled(
    [
      term('city-glory', HELD * glory, { n: glory }),
      routeTerm(evaluation, city),
      ...footholdTerms(evaluation, region, 1),
    ],
    temper.attack,
  );
  const harm = isNeutral(state, owner) ? '' : 'harms';
  return rest(attackWorth(evaluation, city), own, harm, harm === '' ? {} : { seat: owner });
}

function drawTerms(evaluation: Evaluation, at: string): Term[] {
  const { box, state, temper, player } = evaluation;
  const stack = defined(box.stackAt.get(at));
  const [id] = defined(state.stacks[stack]);
  const worth = drawWorth(evaluation, stack);
  if (id === undefined || worth === 0) return [term('', worth)];
  const { symbols, glory, slavery } = cardOf(box, id);
  const ends = abolishes(evaluation, id);
  const parts = scaled(
    [
      ...symbolsTerms(evaluation, symbols),
      term('card-glory', glory, { n: glory }),
      term('abolition', ends ? harmOfAbolition(evaluation) : 0),
    ],
    temper.card,
  );
  const over = isOverLimit(box, withCard(evaluation, player, id, 1));
  return rest(worth, parts, over ? 'over-limit' : slavery ? 'slavery-risk' : '');
}

const BRINGS: Readonly<Record<Action, (evaluation: Evaluation, at: string) => Term[]>> = {
  ship: shipTerms,
  occupy: occupyTerms,
  attack: attackTerms,
  draw: drawTerms,
  pay: (evaluation, at) => [term('freed', freedWorth(evaluation, at), { building: at })],
};

/** Why a building is used for an action, or a token spent for it. */
export function actionTerms(evaluation: Evaluation, { type, by, at }: ActionMove): Term[] {
  const { discs } = SIMPLE[type];
  const second = pending(evaluation)?.kind === 'second';
  const token = evaluation.box.tokenAt.has(by);
  // One more lies on the building, unless that is in use already.
  const leave = discs + (second || token ? 0 : 1);
  const own = [...BRINGS[type](evaluation, at), term('discs', -discsCost(evaluation, discs), { n: leave })];
  const whole = actionWorth(evaluation, { type, by, at });
  if (second) return rest(whole, own, '');
  const symbol = symbolOf(evaluation, by);
  const spent = sourceCost(evaluation, by, symbol);
  const then = partsOf(symbol).second[type];
  const source = term(token ? 'token-used' : 'building-used', -spent, token ? { token: by } : { building: by });
  const both = whole + spent - simpleWorth(evaluation, type, at);
  return rest(whole, [...own, source, ...(then === undefined ? [] : [term('then', both, { action: then })])], '');
}
