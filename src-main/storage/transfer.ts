import { RECORD_FORMAT, RECORD_VERSION, type CampaignRecord, type Damaged, type Entry } from '#engine/kernel/record.ts';
import type { CampaignHead, StoredCampaign } from './rows.ts';
import type { SetUp } from './shapes.ts';

/** What of a campaign goes into its file. */
export type Exported = {
  readonly campaign: CampaignHead & Pick<StoredCampaign, 'played'>;
  readonly pack: object;
  /** Where its log begins: the set-up, or the position taken over. */
  readonly setup: Pick<SetUp, 'state' | 'hash'>;
  readonly carried: boolean;
  /** What holds of the log from there on. */
  readonly entries: readonly Entry[];
  readonly abandoned: boolean;
  readonly damaged: Damaged | undefined;
};

/** A campaign, with the pack it is played with, as the one file it is exported in. */
export function exportFile(exported: Exported): { readonly name: string; readonly file: string } {
  const { campaign, pack, setup, carried, damaged } = exported;
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
    ...(campaign.level !== undefined && { level: campaign.level }),
    ...(campaign.undo !== 'barrier' && { undo: campaign.undo }),
    setup: json(setup.state),
    setupHash: setup.hash,
    ...(carried && { carried: true }),
    entries: entriesOf(exported),
    ...(damaged && { damaged }),
  };
  return {
    name: `${campaign.game}-${campaign.played.slice(0, 10)}-${campaign.id.slice(0, 8)}.caravel.json`,
    file: JSON.stringify(record),
  };
}

/** The log from 1 on. What was given up before newer rules took it over is given up in the file as well. */
function entriesOf({ carried, abandoned, entries, setup }: Exported): Entry[] {
  if (carried && abandoned && entries.length === 0) return [{ seq: 1, kind: 'abandon', hash: setup.hash }];
  return entries.map((entry, index) => ({ ...entry, seq: index + 1 }));
}

/** Plain data, typed as such; what comes out of the database is. */
export function json(value: object): CampaignRecord['pack'] {
  return value as CampaignRecord['pack'];
}
