import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { messageOf } from '#main/contract/message-of.ts';
import { LARGEST_WHOLE } from '#main/contract/limits.ts';
import type { Reply } from '#main/contract/messages.ts';
import { gameRecordSchema } from '#main/contract/records.ts';
import { DamagedRow, type StoredCampaign } from '#main/storage/rows.ts';
import { NO_NOTE, noteOf } from '#main/storage/note.ts';
import { exportWith } from './export-campaign.ts';
import type { Host } from './host.ts';
import { originIn } from './origin.ts';
import { baseOf, packBehind } from './packs.ts';
import { personsOf } from './persons.ts';
import { refused } from './replies.ts';
import { roomAfter, wholeText, type WholeCampaign, type WholeContent } from './whole-file.ts';

/**
 * Everything that is kept here as one file, made campaign by campaign while others are answered. A campaign of which nothing can be
 * read is left out, and counted; so is one for which a file that can come back has no room.
 */
export async function exportAll(host: Host): Promise<Reply> {
  if (host.store.isLost()) return refused(messageOf('storage-lost'));
  await host.judging.over;
  const campaigns: WholeCampaign[] = [];
  const ids = host.store.ids();
  const beside = besideCampaigns(host);
  const made = new Date();
  let room = LARGEST_WHOLE - Buffer.byteLength(wholeText({ ...beside, campaigns }, made));
  for (const id of ids) {
    await yieldToEventLoop();
    const campaign = campaignIn(host, id);
    const after = campaign && roomAfter(room, campaign);
    if (campaign === undefined || after === undefined) continue;
    room = after;
    campaigns.push(campaign);
  }
  const file = wholeText({ ...beside, campaigns }, made);
  host.log.info('everything-exported', { campaigns: campaigns.length, left: ids.length - campaigns.length });
  const left = ids.length - campaigns.length;
  const name = `caravel-everything-${made.toISOString().slice(0, 10)}.json`;
  return { type: 'file', name, file, ...(left > 0 && { left }) };
}

/** A campaign for the file; undefined if nothing of it can be read. */
function campaignIn(host: Host, id: string): WholeCampaign | undefined {
  try {
    const row = host.store.campaign(id);
    const reply = exportWith(host, id, NO_NOTE);
    if (row === undefined || reply.type !== 'file') return undefined;
    const { seats, spent } = row;
    return { id, ...datesOf(row), spent, persons: seats.map(({ person = null }) => person), file: reply.file };
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    host.log.warn('campaign-not-exported', { campaign: id, what: error.message });
    return undefined;
  }
}

/** When it was begun and played, in the one form that files know. */
function datesOf({ created, played }: StoredCampaign): Pick<WholeCampaign, 'created' | 'played'> {
  const written = (date: string): string => {
    const at = new Date(date);
    return Number.isNaN(at.getTime()) ? new Date(0).toISOString() : at.toISOString();
  };
  return { created: written(created), played: written(played) };
}

/** What is kept beside the campaigns, as far as it can be read. */
function besideCampaigns(host: Host): Omit<WholeContent, 'campaigns'> {
  const { kept, records } = host.store;
  return {
    persons: personsOf(host),
    records: records.all().flatMap(({ id, record, log }) => {
      const read = gameRecordSchema.safeParse({ ...record, id });
      if (!read.success) return [];
      const { id: _, campaign: __, ...rest } = read.data;
      return [{ id, record: rest, log }];
    }),
    notes: kept.all('note').map(({ id, data }) => ({ id, ...noteOf(data) })),
    origins: host.store.ids().flatMap((id) => {
      const origin = originIn(host, id);
      return origin === undefined ? [] : [{ id, origin }];
    }),
    packs: packsOf(host),
  };
}

/** The packs that players have added by themselves. */
function packsOf(host: Host): WholeContent['packs'] {
  return host.games.flatMap((listed) =>
    host.store.packs(listed.id).flatMap(({ hash, kept }) => {
      if (!kept || hash === baseOf(listed)) return [];
      const pack = packBehind(host, listed, hash);
      return pack === undefined ? [] : [{ game: listed.id, file: listed.packText(pack) }];
    }),
  );
}
