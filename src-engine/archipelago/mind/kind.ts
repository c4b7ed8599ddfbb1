import type { Pack } from '../data/schema.ts';
import type { State } from '../state.ts';

/** What statistics tell games apart by: who had the Separatist, if anybody did. Independence is what they want, and nobody else. */
export function kindOfGame(pack: Pack, { objectives }: State): { code: string; seats: number[] } {
  const wanted = new Set(pack.objectives.filter(({ victory }) => victory.kind === 'separatist').map(({ id }) => id));
  const seats = objectives.flatMap((held, seat) => (held.some((id) => wanted.has(id)) ? [seat] : []));
  return { code: seats.length === 0 ? 'no-separatist' : 'separatist', seats };
}
