import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import type { GameRecord } from '#main/contract/records.ts';
import type { keptStatements } from './kept-statements.ts';

/** A record as it is stored: without what the campaign itself says better. `log` is the checksum of the log it was made of. */
export type StoredRecord = { readonly record: Omit<GameRecord, 'id' | 'campaign'>; readonly log: string };

/** A campaign that is over, or not, and the checksum of its log; empty where it was last written before there was one. */
type Ending = { readonly id: string; readonly over: boolean; readonly log: string };

const linkedSchema = z.looseObject({
  record: z.looseObject({
    seats: z.array(z.looseObject({ seat: z.int(), name: z.string(), person: z.string().optional() })),
  }),
});
const storedSchema = z.looseObject({ record: z.looseObject({}), log: z.string() });

/** What takes the place of a record when the end of its game is undone: another one may be made, with the links that this one had. */
function undone(before: unknown): object {
  const seats = linkedSchema.safeParse(before).data?.record.seats ?? [];
  const links = seats.map(({ seat, name, person }) => ({ seat, name, ...(person !== undefined && { person }) }));
  return { undone: true, record: { seats: links } };
}

/** A record with the links to persons that the one it replaces had at seats of the same names. */
function withLinks({ record, log }: StoredRecord, before: unknown): StoredRecord {
  const known = linkedSchema.safeParse(before).data?.record.seats ?? [];
  const seats = record.seats.map((seat) => {
    const person = seat.person ?? known.find(({ name, seat: at }) => name === seat.name && at === seat.seat)?.person;
    return { ...seat, ...(person !== undefined && { person }) };
  });
  return { record: { ...record, seats }, log };
}

/** Statements on records: the kind of the table `kept` that follows what happens to campaigns. */
export function recordStatements(db: Database, kept: ReturnType<typeof keptStatements>) {
  // What cannot be read is no end of a game.
  const said = (path: string): string => `CASE WHEN json_valid(glance) THEN json_extract(glance, '${path}') END`;
  const over = `coalesce(${said('$.over')}, 0) OR coalesce(${said('$.abandoned')}, 0)`;
  const ending = `SELECT id, ${over} AS over, coalesce(${said('$.seal.log')}, '') AS log FROM campaign`;
  const endings = db.prepare(`${ending} ORDER BY played DESC`);
  const endingOf = db.prepare(`${ending} WHERE id = ?`);
  const read = (row: unknown): Ending => {
    const { id, over: ended, log } = row as { id: string; over: number; log: string };
    return { id, over: ended === 1, log };
  };
  const logOf = (data: unknown): string | undefined => storedSchema.safeParse(data).data?.log;
  const save = db.transaction((id: string, stored: StoredRecord) => {
    const row = endingOf.get(id);
    if (row === undefined || !read(row).over || read(row).log !== stored.log || kept.read('record', id) === null)
      return false;
    kept.save('record', id, withLinks(stored, kept.read('record', id)));
    return true;
  });
  return {
    /**
     * Campaigns that are over and have no record of the end they have, the one played last first; those whose record players
     * deleted are not among them.
     */
    due(): Omit<Ending, 'over'>[] {
      return endings.all().flatMap((row) => {
        const { id, over: ended, log } = read(row);
        const there = ended ? kept.read('record', id) : null;
        return there === null || logOf(there) === log ? [] : { id, log };
      });
    },
    /** Saves a record, if its campaign still has the end that it tells of. Returns whether it has. */
    save: (id: string, stored: StoredRecord): boolean => save.immediate(id, stored),
    /** The end of a game was undone: its record goes. */
    undo(id: string): void {
      const before = kept.read('record', id);
      if (logOf(before) !== undefined) kept.save('record', id, undone(before));
    },
    /** A campaign goes, and its record stays, under the title that the campaign had. */
    outlive(id: string, title: string): void {
      const stored = storedSchema.safeParse(kept.read('record', id)).data;
      if (title !== '' && stored !== undefined)
        kept.save('record', id, { ...stored, record: { ...stored.record, title } });
    },
    /** Says which person sat at a seat, or that it is not said. */
    link(id: string, seat: number, person: string | undefined): void {
      const stored = linkedSchema.safeParse(kept.read('record', id)).data;
      if (stored === undefined) return;
      const seats = stored.record.seats.map(({ person: before, ...rest }) => {
        const now = rest.seat === seat ? person : before;
        return { ...rest, ...(now !== undefined && { person: now }) };
      });
      kept.save('record', id, { ...stored, record: { ...stored.record, seats } });
    },
    /** Every record that is stored, unchecked. */
    all: (): { readonly id: string; readonly record: object; readonly log: string }[] =>
      kept.all('record').flatMap(({ id, data }) => {
        const stored = storedSchema.safeParse(data);
        return stored.success ? { id, record: stored.data.record, log: stored.data.log } : [];
      }),
  };
}
