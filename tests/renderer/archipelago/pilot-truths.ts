import { cardOf, objectiveDeck, openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { State } from '#engine/archipelago/state.ts';
import { game } from '../../engine/archipelago/twin.ts';
import type { Watched } from '../pilot/sail.ts';

const box = openBox(BASE_PACK);
const top = (state: State) => state.frames.at(-1)?.kind;

/**
 * For each line of the pilot, whether what it says is true of the whole state: written from the words and the rules, not from the
 * conditions under which the pilot says it.
 */
export const TRUTHS: Readonly<Record<string, (state: State, at: Watched) => boolean>> = {
  aim: ({ options, result }, { memory }) => {
    const dealt = objectiveDeck(box, options).some(({ victory }) => victory.kind === 'separatist');
    return result === null && (memory.line?.values['separatist'] === 'yes' || !dealt);
  },
  'first-tile': (state) => top(state) === 'discover',
  cube: (state) => top(state) === 'finds',
  kept: (state, { memory }) =>
    state.turn >= 1 && top(state) === 'round' && memory.line?.values['key'] === (memory.line?.seat ?? 0) + 1,
  objective: ({ objectives }) => objectives.every((held) => held.length === 1),
  trend: ({ trends }) => trends.length === 1 && trends[0] === 'population',
  bid: (state) => top(state) === 'bids',
  round: (state, { memory }) => state.discs[memory.line?.seat ?? 0] === memory.line?.values['discs'],
  'last-disc': (state, { memory }) => {
    const seat = memory.line?.seat ?? 0;
    const placed = state.wheel.filter((disc) => disc.seat === seat).length;
    return top(state) === 'round' && game.deciders(state).includes(seat) && state.discs[seat] === placed + 1;
  },
  harvest: ({ units, phase }) => phase === 'actions' && units.some(({ engaged }) => engaged),
  circles: (state) => top(state) === 'round',
  taxes: ({ population, rebellion }) => rebellion <= population,
  trade: ({ phase }) => phase === 'actions',
  towns: ({ phase }) => phase === 'actions',
  purchase: (state) => top(state) === 'purchase',
  offer: (state) => top(state) === 'offer',
  balance: ({ turn }) => turn >= 2,
  crisis: (state) => {
    const frame = state.frames.at(-1);
    return frame?.kind === 'domestic-crisis' && frame.owed === 0 && state.units.some(({ down }) => down);
  },
  demand: (state) => {
    const frame = state.frames.at(-1);
    return frame?.kind === 'export-crisis' && frame.missing > 0;
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
  'card-used': (state) => top(state) === 'round',
  wonder: ({ units }) => units.some(({ kind }) => kind === 'citizen'),
  leave: ({ regions }) => regions.some(({ town }) => town >= 0),
  limit: ({ units, regions }, { memory }) =>
    regions.some(
      (_, region) =>
        units.filter((unit) => unit.owner === memory.line?.seat && unit.kind === 'citizen' && unit.region === region)
          .length === 3,
    ),
  red: (state) => {
    const { domestic, export: exports } = cardOf(box, state.evolution.deck.at(-1) ?? '').back;
    return domestic.red || exports.red;
  },
  convoy: (state, { memory }) =>
    state.units.some(({ kind, owner }) => kind === 'ship' && owner === (memory.line?.seat ?? 0)),
};
