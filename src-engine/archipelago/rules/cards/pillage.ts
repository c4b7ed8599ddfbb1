import { pop } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Box } from '../../box.ts';
import { sideAt } from '../../map/regions.ts';
import type { MoveOf } from '../../moves.ts';
import { takeCube } from '../../pieces/bank.ts';
import type { State } from '../../state.ts';
import type { GameStep } from '../step.ts';
import { isHarvested, isPillaged } from '../../figures/icons.ts';

const RULE = 'cards/pillage';

function pillageRefusal(box: Box, state: State, { region, icon }: MoveOf<'pillage'>): Refusal | undefined {
  if (region >= state.regions.length || icon >= sideAt(box, state, region).icons.length) {
    return refuse(RULE, 'no-such-icon');
  }
  if (isPillaged(state, region, icon)) return refuse(RULE, 'icon-pillaged');
  return isHarvested(state, region, icon) ? refuse(RULE, 'icon-harvested') : undefined;
}

/** Every icon of the archipelago. */
function icons(box: Box, state: State): MoveOf<'pillage'>[] {
  return state.regions.flatMap((_, region) =>
    sideAt(box, state, region).icons.map((_, icon) => ({ type: 'pillage', region, icon }) as const),
  );
}

/**
 * The Barbarian closes free icons anywhere for good, under towns too (rulebook 2.0, p. 17): on each lie coins of the bank,
 * and its user takes cubes of its type, both as far as the bank has them.
 */
export const pillageStep: GameStep<'pillage', 'pillage'> = {
  rule: RULE,
  takes: ['pillage'],
  deciders: ({ box, state, frame }) =>
    frame.left > 0 && icons(box, state).some((move) => pillageRefusal(box, state, move) === undefined)
      ? [frame.seat]
      : [],
  candidates: ({ box, state }) => icons(box, state),
  refusal: ({ box, state }, move) => pillageRefusal(box, state, move),
  apply({ box, state, frame, seat, emit }, { region, icon }) {
    frame.left--;
    state.pillaged.push({ region, icon });
    const coins = Math.min(frame.coins, state.bank.florins);
    state.bank.florins -= coins;
    state.pillagedFlorins += coins;
    const { resource } = defined(sideAt(box, state, region).icons[icon]);
    let cubes = 0;
    while (cubes < frame.cubes && takeCube(state, seat, resource)) cubes++;
    emit({ type: 'pillaged', seat, region, icon, resource, cubes, coins });
  },
  run: ({ state }) => pop(state),
};
