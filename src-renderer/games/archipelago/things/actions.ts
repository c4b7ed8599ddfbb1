import { ACTIONS, type Action } from '#engine/archipelago/state.ts';
import type { ThingKind } from '../../../window/things.ts';
import { actionDetail } from '../choices/action-choices.ts';
import { wheelSpaces, type Space } from '../panels/boards/wheel.ts';
import type { ArchipelagoTypes } from '../types.ts';
import { list, t } from '../words/t.ts';
import { seatName, type Table } from '../words/words.ts';

/** An action of the wheel: what it does, which circles are free, whose discs lie there. */
export const action: ThingKind<ArchipelagoTypes, Action> = {
  find: (_, which) => ACTIONS.find((one) => one === which),
  name: (_, which) => t(`action.${which}`),
  about(table, which) {
    const space = wheelSpaces(table.view, table.pack).find((one) => one.action === which);
    const round = table.view.frames.findLast((frame) => frame.kind === 'round');
    return {
      lines: [actionDetail(table, round?.seat ?? 0, which), ...(space === undefined ? [] : [spaceWords(table, space)])],
      move: { type: 'act', action: which },
    };
  },
  rule: (_, which) => `actions/${which.startsWith('harvest-') ? 'harvest' : which}`,
};

/** A space of the wheel in words: whose discs lie there, and how many more may come. */
export function spaceWords(table: Table, space: Space): string {
  const who = list(space.seats.map((seat) => seatName(table.seats, seat)));
  const circles = space.shared === undefined ? t('wheel.free') : t('wheel.limited', { shared: space.shared });
  return t('wheel.space', { action: t(`action.${space.action}`), discs: space.seats.length, who, circles });
}
