import { playOut, recordOf, type Plan } from '#main/cli/play-out.ts';
import type { BenchedGame } from './benched-game.ts';
import { openClient } from './client.ts';

/** Moves of the campaign; none is undone. */
export const LONG = 1000;
/** How many games are tried: few last so long. */
const TRIES = 400;

/** The first `LONG` moves of a game of bots, as a campaign file of people at the open level. */
export function longCampaign({ listed, game, long }: BenchedGame): string {
  const { basePack } = listed;
  const { options, level, first } = long;
  const bot = listed.bots(basePack)[level];
  if (bot === undefined) throw new Error(`there is no ${level}`);
  const planned = (seed: string, record: boolean): Plan => ({
    game,
    options,
    seed,
    bots: Array.from({ length: game.seats(options) }, () => bot),
    record,
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

/** Imports the long campaign into a data folder; `board` is how it is shown. @returns its id */
export async function importLongCampaign(
  benched: BenchedGame,
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
