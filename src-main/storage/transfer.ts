import { RECORD_FORMAT, RECORD_VERSION, type CampaignRecord, type Entry } from '#engine/kernel/record.ts';
import { DamagedRow, type StoredCampaign, type StoredEntry } from './rows.ts';
import type { Store } from './store.ts';

/** A campaign, with the pack it is played with, as the one file it is exported in. @throws DamagedRow when its set-up cannot be read. */
export function exportFile(
  store: Store,
  campaign: StoredCampaign,
  pack: object,
): { readonly name: string; readonly file: string } {
  const { id, floor } = campaign;
  const setup = floor === null ? store.setup(id) : store.snapshot(id, floor);
  if (setup === undefined) throw new DamagedRow(`snapshot ${String(floor)}`, undefined);
  const { entries } = store.entries(id, floor ?? 0);
  const record: CampaignRecord = {
    format: RECORD_FORMAT,
    formatVersion: RECORD_VERSION,
    game: campaign.game,
    ruleset: campaign.ruleset,
    options: campaign.options,
    seed: campaign.seed,
    packHash: campaign.pack,
    pack: json(pack),
    seats: [...campaign.seats],
    level: campaign.level,
    ...(campaign.undo !== 'barrier' && { undo: campaign.undo }),
    setup: json(setup.state),
    setupHash: setup.hash,
    ...(floor !== null && { carried: true }),
    entries: entriesOf(campaign, entries, setup.hash),
  };
  return {
    name: `${campaign.game}-${campaign.played.slice(0, 10)}-${campaign.id.slice(0, 8)}.caravel.json`,
    file: JSON.stringify(record),
  };
}

/** The log from 1 on. What was given up before newer rules took it over is given up in the file as well. */
function entriesOf({ floor, glance }: StoredCampaign, kept: readonly StoredEntry[], hash: string): Entry[] {
  if (floor !== null && glance.abandoned && kept.length === 0) return [{ seq: 1, kind: 'abandon', hash }];
  return kept.map(({ entry }, index) => ({ ...entry, seq: index + 1 }));
}

/** Plain data, typed as such; what comes out of the database is. */
export function json(value: object): CampaignRecord['pack'] {
  return value as CampaignRecord['pack'];
}
