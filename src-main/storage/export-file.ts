import { RECORD_FORMAT, RECORD_VERSION, type CampaignRecord, type Damaged, type Entry } from '#engine/kernel/record.ts';
import type { CampaignNote } from './note.ts';
import type { CampaignHead, StoredCampaign } from './rows.ts';
import type { SetUp } from './shapes.ts';

/** What is exported of a campaign. */
export type ExportedCampaign = {
  readonly campaign: CampaignHead & Pick<StoredCampaign, 'played'>;
  readonly pack: object;
  /** The state its log begins with: the set-up or, with `carried`, the position newer rules took over. */
  readonly setup: Pick<SetUp, 'state' | 'hash'>;
  readonly carried: boolean;
  /** The log from there on. */
  readonly entries: readonly Entry[];
  readonly abandoned: boolean;
  readonly damaged: Damaged | undefined;
  /** Its title and notes, open to all; they travel with it. */
  readonly note: CampaignNote;
};

/** The name and the text of the file a campaign is exported to, with its pack. */
export function exportFile(exported: ExportedCampaign): { readonly name: string; readonly file: string } {
  const { campaign, pack, setup, carried, damaged, note } = exported;
  const record: CampaignRecord = {
    format: RECORD_FORMAT,
    formatVersion: RECORD_VERSION,
    game: campaign.game,
    ruleset: campaign.ruleset,
    options: campaign.options,
    seed: campaign.seed,
    packHash: campaign.pack,
    pack: asJson(pack),
    // Which persons sat there is known on this computer alone.
    seats: campaign.seats.map(({ person: _, ...seat }) => seat),
    ...(campaign.level !== undefined && { level: campaign.level }),
    ...(campaign.undo !== 'barrier' && { undo: campaign.undo }),
    ...(note.title !== '' && { title: note.title }),
    ...(note.notes !== '' && { notes: note.notes }),
    setup: asJson(setup.state),
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

/** The log, numbered from 1. A campaign given up before newer rules took it over is given up in the file too. */
function entriesOf({ carried, abandoned, entries, setup }: ExportedCampaign): Entry[] {
  if (carried && abandoned && entries.length === 0) return [{ seq: 1, kind: 'abandon', hash: setup.hash }];
  return entries.map((entry, index) => ({ ...entry, seq: index + 1 }));
}

/** Types plain data, such as what was parsed from the database, as JSON. Checks nothing. */
export function asJson(value: object): CampaignRecord['pack'] {
  return value as CampaignRecord['pack'];
}
