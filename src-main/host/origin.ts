import { originOf, type Origin } from '#main/storage/origin.ts';
import { DamagedRow } from '#main/storage/rows.ts';
import type { Host } from './host.ts';

/** What the set-up of a campaign tells that begins at a position of another. */
const FROM_POSITION = 'table-from';

/** Where a campaign was begun, if not at this table with a set-up. */
export function originIn({ store }: Pick<Host, 'store'>, id: string): Origin | undefined {
  const kept = originOf(store.kept.read('origin', id));
  if (kept?.from === 'position') return kept;
  try {
    const { events } = store.setupOutcome(id);
    return events.some(({ event }) => event.type === FROM_POSITION) ? { from: 'position' } : kept;
  } catch (error) {
    if (error instanceof DamagedRow) return kept;
    throw error;
  }
}
