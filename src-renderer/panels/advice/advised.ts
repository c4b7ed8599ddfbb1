import { PERSON } from '#main/contract/messages.ts';
import { isAdvised } from '../../window/advice.ts';
import type { Decisions } from '../table/decisions.svelte.ts';
import type { LaidTable } from '../table/laid-table.svelte.ts';
import type { Privacy } from '../table/privacy.svelte.ts';

/** Who may ask for advice at the open table: a person alone among bots, or whoever decides where nothing is hidden. */
export function advisedSeat(table: LaidTable, { ownStock }: Privacy, { playingSeat }: Decisions): number | undefined {
  const { game, now } = table;
  if (!isAdvised(game) && now.coach === undefined) return undefined;
  const alone = ownStock.shows && ownStock.seat === playingSeat;
  return alone || now.curtain === undefined ? playingSeat : undefined;
}

/**
 * Whose last decision may be asked about there, in practice: that of a person alone, or of whoever decided last where nothing is
 * hidden.
 * @param advised who may ask for advice there
 */
export function judgedSeat({ now }: LaidTable, advised: number | undefined): number | undefined {
  if (advised === undefined || now.undoLevel !== 'practice' || now.coach === undefined) return undefined;
  if (now.curtain !== undefined) return advised;
  const isPerson = (seat: number | null): boolean => seat !== null && now.seats[seat]?.player === PERSON;
  return now.log.findLast(({ seat }) => isPerson(seat))?.seat ?? undefined;
}
