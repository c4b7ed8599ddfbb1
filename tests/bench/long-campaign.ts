import { at } from '#engine/kernel/at.ts';
import { playOut, recordOf, type Plan } from '#main/cli/play-out.ts';
import { GAMES } from '#main/games.ts';
import { openClient } from './client.ts';

/** Moves of the campaign; none of them taken back. */
export const LONG = 1000;
/** Few games last so long: this many are tried. */
const TRIES = 400;
/** Where the search begins: a sea on which one lasted when this was written. */
const FIRST = 14;

/** A long game of five stewards, up to its thousandth move, as a campaign file of five people who hide nothing. */
export function longCampaign(): string {
  const { make, bots, basePack } = at(GAMES, 0);
  const steward = bots(basePack)['steward'];
  if (steward === undefined) throw new Error('there is no steward');
  const options = { players: 5, length: 'long', variants: [] };
  const planned = (seed: string, keep: boolean): Plan => ({
    game: make(basePack),
    options,
    seed,
    bots: Array.from({ length: 5 }, () => steward),
    keep,
  });
  for (let number = FIRST; number < FIRST + TRIES; number++) {
    const seed = `long ${number}`;
    if (playOut(planned(seed, false)).moves <= LONG) continue;
    const plan = planned(seed, true);
    const { setup, entries } = playOut(plan);
    const record = recordOf(plan, basePack, { setup, entries: entries.slice(0, LONG) });
    const seats = record.seats.map((seat) => ({ ...seat, player: 'person' }));
    return JSON.stringify({ ...record, seats, level: 'open', undo: 'practice' });
  }
  throw new Error(`none of ${TRIES} games of five stewards lasted ${LONG} moves`);
}

/** Lays the long campaign into a data folder, shown as `board`. @returns its name there. */
export async function keepLongCampaign(dataDir: string, board: 'three' | 'svg' = 'svg'): Promise<string> {
  const { client, close } = openClient(dataDir);
  await client.ask('import', { file: longCampaign() });
  await client.ask('set', { name: 'board', value: board });
  const { reply } = await client.ask('home');
  close();
  const campaign = reply.type === 'home' ? reply.campaigns[0] : undefined;
  if (campaign?.moves !== LONG)
    throw new Error(`the long campaign has ${campaign?.moves ?? 'not been kept with'} moves`);
  return campaign.id;
}
