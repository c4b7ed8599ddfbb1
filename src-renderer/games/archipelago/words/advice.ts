import type { Move } from '#engine/archipelago/moves.ts';
import type { Message } from '#main/contract/messages.ts';
import { valuesFrom } from './describe.ts';
import { has, t, tCode } from './t.ts';
import { resource, type Table } from './words.ts';

/** A reason of an advice; nothing where it is not one of Archipelago's. */
export function reasonWords(table: Table, { code, params }: Message): string | undefined {
  return has(`reason.${code}`) ? tCode('reason', code, valuesFrom(table, params)) : undefined;
}

/** A move that is made behind the curtain; nothing for the others, which are choices. */
export function secretMoveWords(_: Table, move: Move): string | undefined {
  if (move.type === 'bid') return t('move.bid', { amount: move.amount });
  if (move.type === 'look') return t('move.look');
  if (move.type === 'discard-objective') return t('move.discard-objective');
  if (move.type !== 'close-fists') return undefined;
  const fist = (held: typeof move.left): string => (held === null ? t('move.fist.none') : resource(held));
  return t('move.close-fists', { left: fist(move.left), right: fist(move.right) });
}
