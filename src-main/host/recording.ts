import { silentLog } from '#main/log.ts';
import { DamagedRow, type StoredCampaign } from '#main/storage/rows.ts';
import { errorCode } from '#main/storage/trouble.ts';
import { recordOf } from './game-record.ts';
import type { Host } from './host.ts';
import { inSteps } from './in-steps.ts';
import { load } from './load.ts';
import { withCopyInMemory, withLogRead } from './memory-host.ts';
import { originIn } from './origin.ts';
import type { Recorder } from './recorder.ts';
import { reviewSteps } from './review.ts';
import type { Table } from './table.ts';

/** What is to be recorded: a campaign, and the checksum of its log. */
type Due = { readonly id: string; readonly log: string };

/**
 * Looks through all campaigns once they have been compared with their copies, and again whenever `soon` is called. Windows are told
 * when records have come; what cannot be recorded is left, and tried again when the log has changed. It ends once `closed`.
 */
export function startRecording(host: Omit<Host, 'recorder'>, closed: AbortSignal): Recorder {
  const whole: Host = { ...host, recorder: { soon: () => undefined, missing: () => 0, make: () => undefined } };
  /** What could not be recorded, by campaign and log. */
  const left = new Set<string>();
  const isLeft = ({ id, log }: Due): boolean => left.has(`${id} ${log}`);
  let running: Promise<void> | undefined;
  let again = false;
  const due = (): Due[] => host.store.records.due().filter((one) => !isLeft(one));
  const make = async (one: Due): Promise<boolean> => {
    let made = false;
    try {
      made = await recordCampaign(whole, one, closed);
    } catch (error) {
      if (!closed.aborted) host.log.warn('record-not-made', { campaign: one.id, sqlite: errorCode(error), error });
    }
    if (!made) left.add(`${one.id} ${one.log}`);
    return made;
  };
  const run = async (): Promise<void> => {
    await host.judging.over;
    while (again && !closed.aborted) {
      again = false;
      let made = 0;
      for (const one of due()) if (!closed.aborted && (await make(one))) made++;
      if (made > 0 && !closed.aborted) host.windows.tellAll({ type: 'library' });
    }
  };
  const soon = (): void => {
    again = true;
    running ??= run()
      .catch((error: unknown) => {
        if (!closed.aborted) host.log.warn('records-not-made', { sqlite: errorCode(error), error });
      })
      .finally(() => (running = undefined));
  };
  return {
    soon,
    missing: () => due().length,
    make(campaign) {
      const wanted = due().find(({ id }) => id === campaign);
      return wanted && make(wanted).then(() => undefined);
    },
  };
}

/** Makes and stores the record of one campaign. Returns whether it was stored. @throws an error of SQLite */
async function recordCampaign(host: Host, { id, log }: Due, closed: AbortSignal): Promise<boolean> {
  const row = rowOf(host, id);
  if (row === undefined || !row.intact) return false;
  const open = host.tables.get(id);
  const record = open === undefined ? await fromCopy(host, row, closed) : await recordAt(host, row, open, closed);
  return record !== undefined && host.store.records.save(id, { record, log });
}

function rowOf({ store }: Host, id: string): StoredCampaign | undefined {
  try {
    return store.campaign(id);
  } catch (error) {
    if (error instanceof DamagedRow) return undefined;
    throw error;
  }
}

/** The record of a campaign that nobody has open: from a copy, so that nothing of it is changed, not even by newer rules. */
async function fromCopy(host: Host, row: StoredCampaign, closed: AbortSignal) {
  const copy = host.store.copies.read(row.id);
  if (copy === undefined) return undefined;
  return withCopyInMemory(
    { ...host, log: silentLog },
    copy,
    async (inMemory) => {
      const table = load(await withLogRead(inMemory, row.id, closed), row.id);
      return 'code' in table ? undefined : recordAt(host, row, table, closed);
    },
    closed,
  );
}

/** The record of a game at a table; undefined where its log is not as it was written, or it is not over. */
async function recordAt(host: Host, row: StoredCampaign, table: Table, closed: AbortSignal) {
  const { game, history, damage, suspect } = table;
  if (damage !== undefined || suspect) return undefined;
  const review = await inSteps(reviewSteps(game, history), closed);
  const origin = originIn(host, row.id);
  // Newer rules may have changed the options.
  const { options } = table.head;
  return recordOf({
    row: { ...row, options },
    origin,
    game,
    history,
    review,
  });
}
