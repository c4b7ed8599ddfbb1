import { defined } from '../../kernel/defined.ts';
import { pop } from '../../kernel/frames.ts';
import { refuse } from '../../kernel/refusal.ts';
import { neverRuns } from '../../kernel/steps.ts';
import { buildingOf } from '../box.ts';
import { gainOf } from '../figures/levels.ts';
import { buildBar, buildRange } from '../figures/tiles.ts';
import type { GameStep } from './context.ts';
import { gainSymbols } from './gains.ts';

const RULE = 'phases/build';
const LEVEL_RULE = 'phases/build/level';
const UNIQUE_RULE = 'phases/build/level-5';
/** The rule behind each bar of `buildBar`. */
const BARS = { 'none-left': RULE, 'level-too-high': LEVEL_RULE, 'one-of-highest-level': UNIQUE_RULE } as const;

/**
 * Phase 1 (rulebook, "Construction"): everybody must take a tile of at most their build level from the supply, or if no
 * such tile is left, one of the next level that has one. Copies of one they own are allowed, a second tile of level 5
 * never is. There are always enough tiles: see `data/check-boards.ts`.
 */
export const buildStep: GameStep<'build', 'build'> = {
  rule: RULE,
  takes: ['build'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ box }) => box.pack.buildings.map(({ id }) => ({ type: 'build', building: id })),
  refusal({ box, state, seat }, { building }) {
    const kind = box.buildingAt.get(building);
    if (kind === undefined) return refuse(RULE, 'no-such-building');
    const player = defined(state.players[seat]);
    const bar = buildBar(box, state, buildRange(box, state, player), kind);
    if (bar === undefined) return undefined;
    const { level } = buildingOf(box, building);
    return refuse(BARS[bar], bar, { building, level, has: gainOf(box, player, 'build') });
  },
  judge({ box, state, seat }) {
    const range = buildRange(box, state, defined(state.players[seat]));
    return ({ building }) => {
      const bar = buildBar(box, state, range, defined(box.buildingAt.get(building)));
      return bar === undefined ? undefined : refuse(BARS[bar], bar);
    };
  },
  apply(context, { building }) {
    const { box, state, seat, emit } = context;
    pop(state);
    const kind = defined(box.buildingAt.get(building));
    state.tiles[kind] = defined(state.tiles[kind]) - 1;
    defined(state.players[seat]).buildings.push({ building, disc: false });
    emit({ type: 'built', seat, building });
    gainSymbols(context, buildingOf(box, building).symbols);
  },
  run: neverRuns,
};
