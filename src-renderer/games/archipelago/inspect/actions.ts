import type { Action } from '#engine/archipelago/state.ts';
import { actionDetail } from '../choices/action-choices.ts';
import { wheelSpaces, type Space } from '../panels/boards/wheel.ts';
import { list, t } from '../words/t.ts';
import { seatName, type Table } from '../words/words.ts';
import type { Answer } from './answer.ts';

/** An action of the wheel: what it does, which circles are free, whose discs lie there. */
export function actionInspection(table: Table, action: Action): Answer {
  const space = wheelSpaces(table.view, table.pack).find((one) => one.action === action);
  const seat = table.view.frames.findLast(({ kind }) => kind === 'round');
  const does = actionDetail(table, seat !== undefined && 'seat' in seat ? seat.seat : 0, action);
  return {
    title: t(`action.${action}`),
    lines: [does, ...(space === undefined ? [] : [spaceWords(table, space)])],
    move: { type: 'act', action },
  };
}

/** A space of the wheel in words: whose discs lie there, and how many more may come. */
export function spaceWords(table: Table, space: Space): string {
  const who = list(space.seats.map((seat) => seatName(table.seats, seat)));
  const circles = space.shared === undefined ? t('wheel.free') : t('wheel.limited', { shared: space.shared });
  return t('wheel.space', { action: t(`action.${space.action}`), discs: space.seats.length, who, circles });
}
