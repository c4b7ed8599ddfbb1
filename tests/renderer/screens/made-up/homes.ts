import { archipelago } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { BASE_PACK as ENDEAVOR_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import type { GameEntry } from '#main/contract/listing.ts';
import { COLOURS, type Campaign, type SeatSetup } from '#main/contract/messages.ts';
import { CAMPAIGNS } from './pages.ts';

const BOTS = ['random', 'steward', 'steward-builder', 'steward-trader'];

/** What the host says of a game. */
function entryOf({ id, players, fields, hides, depths }: Omit<GameEntry, 'bots'>): GameEntry {
  const { all, seat } = fields;
  return { id, bots: BOTS, players, fields: { all: [...all], seat: [...seat] }, hides, depths: [...depths] };
}

/** The games of the product, as the host lists them. */
export const LISTED: GameEntry[] = [archipelago(BASE_PACK), endeavor(ENDEAVOR_PACK)].map((game) =>
  entryOf({ ...game, fields: { all: [...game.fields.all], seat: [...game.fields.seat] }, depths: [...game.depths] }),
);

/** Five people with names as long as a strip must hold. */
const LONG: SeatSetup[] = ['Maximilian', 'Bernadette', 'Konstantin', 'Wilhelmina', 'Evangeline'].map((name, at) => ({
  name,
  colour: COLOURS[at] ?? 'red',
  player: at === 4 ? 'steward' : 'person',
}));

/** What lies on the home screen, by the name in the address; all made-up campaigns where it is not named. */
export const HOMES: Readonly<Record<string, readonly Campaign[]>> = {
  empty: [],
  one: CAMPAIGNS.slice(1, 2),
  crowd: CAMPAIGNS.map((campaign) => ({ ...campaign, seats: LONG })),
  over: CAMPAIGNS.filter((campaign) => campaign.over || campaign.abandoned),
};
