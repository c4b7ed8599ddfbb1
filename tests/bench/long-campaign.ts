import { playOut, recordOf, type Plan } from '#main/cli/play-out.ts';
import type { Benched } from './benched.ts';
import { openClient } from './client.ts';

/** Moves of the campaign; none of them taken back. */
export const LONG = 1000;
/** Few games last so long: this many are tried. */
const TRIES = 400;

/** A long game of bots, up to its thousandth move, as a campaign file of people who hide nothing. */
export function longCampaign({ listed, game, long }: Benched): string {
  const { basePack } = listed;
  const { options, level, first } = long;
  const bot = listed.bots(basePack)[level];
  if (bot === undefined) throw new Error(`there is no ${level}`);
  const planned = (seed: string, keep: boolean): Plan => ({
    game,
    options,
    seed,
    bots: Array.from({ length: game.seats(options) }, () => bot),
    keep,
  });
  for (let number = first; number < first + TRIES; number++) {
    const seed = `long ${number}`;
    if (playOut(planned(seed, false)).moves <= LONG) continue;
    const plan = planned(seed, true);
    const { setup, entries } = playOut(plan);
    const record = recordOf(plan, basePack, { setup, entries: entries.slice(0, LONG) });
    const seats = record.seats.map((seat) => ({ ...seat, player: 'person' }));
    return JSON.stringify({ ...record, seats, ...(game.hides && { level: 'open' }), undo: 'practice' });
  }
  throw new Error(`none of ${TRIES} games lasted ${LONG} moves`);
}

/** Lays the long campaign into a data folder, shown as `board`. @returns its name there. */
export async function keepLongCampaign(
  benched: Benched,
  dataDir: string,
  board: 'three' | 'svg' = 'svg',
): Promise<string> {
  const { client, close } = openClient(dataDir);
  await client.ask('import', { file: longCampaign(benched) });
  await client.ask('set', { name: 'board', value: board });
  const { reply } = await client.ask('home');
  close();
  const campaign = reply.type === 'home' ? reply.campaigns[0] : undefined;
  if (campaign?.moves !== LONG)
    throw new Error(`the long campaign has ${campaign?.moves ?? 'not been kept with'} moves`);
  return campaign.id;
}
