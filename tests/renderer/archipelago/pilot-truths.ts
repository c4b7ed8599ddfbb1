import { objectiveDeck, openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { State } from '#engine/archipelago/state.ts';
import { game } from '../../engine/archipelago/twin.ts';
import type { Watched } from '../pilot/sail.ts';

const box = openBox(BASE_PACK);
const top = (state: State) => state.frames.at(-1)?.kind;
const actsOf = (state: State, seat: number) => game.legalMoves(state, seat).filter(({ type }) => type === 'act');

/**
 * For each line of the pilot, whether what it says is true of the whole state: written from the words and the rules, not from the
 * conditions under which the pilot says it.
 */
export const TRUTHS: Readonly<Record<string, (state: State, at: Watched) => boolean>> = {
  settle: ({ turn }) => turn === 0,
  edges: ({ turn }) => turn === 0,
  'first-tile': (state) => top(state) === 'discover',
  cube: (state) => top(state) === 'finds',
  kept: ({ screens }, { memory }) =>
    Object.values(screens[memory.line?.seat ?? 0]?.cubes ?? {}).some((cubes) => cubes > 0) ||
    (screens[memory.line?.seat ?? 0]?.florins ?? 0) > 0,
  objective: ({ objectives }) => objectives.every((held) => held.length === 1),
  trend: ({ trends }) => trends.length === 1 && trends[0] === 'population',
  bid: (state) => top(state) === 'bids',
  round: (state, { memory }) => state.discs[memory.line?.seat ?? 0] === memory.line?.values['discs'],
  'last-disc': (state, { memory }) => {
    const seat = memory.line?.seat ?? 0;
    return top(state) !== 'round' || !game.deciders(state).includes(seat) || actsOf(state, seat).length === 0;
  },
  harvest: ({ units, phase }) => phase === 'actions' && units.some(({ engaged }) => engaged),
  circles: ({ wheel }) => wheel.some(({ action }) => ['taxes', 'exploration', 'reproduction'].includes(action)),
  taxes: ({ population, rebellion }) => rebellion <= population,
  trade: ({ phase }) => phase === 'actions',
  towns: ({ phase }) => phase === 'actions',
  purchase: (state) => top(state) === 'purchase',
  offer: (state) => top(state) === 'offer',
  balance: ({ turn }) => turn >= 2,
  crisis: ({ units }) => units.some(({ down }) => down),
  'crisis-own': (state, { memory }) => {
    const frame = state.frames.at(-1);
    if (frame?.kind !== 'domestic-crisis') return false;
    const lying = state.units.filter(({ down }) => down).length;
    const missing = Number(memory.line?.values['missing']);
    const enough = missing * frame.amount >= lying && (missing - 1) * frame.amount < lying;
    return frame.owed === 0 && enough && memory.line?.values['market'] === state.domestic[frame.resource];
  },
  'crisis-over': ({ units }, { memory }) =>
    units.filter(({ down }) => down).length === Number(memory.line?.values['rebels']),
  cycle: ({ turn }) => turn === 3,
  goals: (state, { memory }) =>
    state.objectives.flat().length === Number(memory.line?.values['dealt']) &&
    objectiveDeck(box, state.options).length > state.objectives.flat().length,
  captain: ({ turn }) => turn >= 3,
  end: ({ result }) => result !== null,
  pile: ({ piles }) => piles.includes(0),
  'card-used': ({ cards, phase }) => phase !== 'actions' || cards.some(({ by }) => by >= 0) || cards.length === 0,
  wonder: ({ units }) => units.some(({ kind }) => kind === 'citizen'),
  leave: ({ regions }) => regions.some(({ town }) => town >= 0),
  limit: ({ units, regions }, { memory }) =>
    regions.some(
      (_, region) =>
        units.filter((unit) => unit.owner === memory.line?.seat && unit.kind === 'citizen' && unit.region === region)
          .length === 3,
    ),
  red: () => true,
  convoy: (state, { memory }) =>
    state.units.some(({ kind, owner }) => kind === 'ship' && owner === (memory.line?.seat ?? 0)),
};
