import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Benched, Measures } from './benched.ts';
import { openClient, type Client } from './client.ts';
import { median } from './figure.ts';
import { keepLongCampaign, LONG } from './long-campaign.ts';

const OPENINGS = 9;

/** Opens the campaign in an app just started. Gives the time from the request to the first page, read by the window. */
async function open(client: Client, campaign: string): Promise<number> {
  const { ms } = await client.ask('open', { campaign });
  if (client.page?.played !== LONG) throw new Error(`${client.page?.played ?? 'no'} moves stand after opening`);
  return ms;
}

/** Takes back as much as the table lets, from a campaign just opened, whose earlier states are not in memory. */
async function undoAll(client: Client): Promise<number[]> {
  const times: number[] = [];
  while (client.page?.undo.can === true) times.push((await client.answer('undo')).ms);
  return times;
}

/** What a long campaign costs: to be opened, and to be taken back move by move to its first. */
export async function measureOpening(benched: Benched): Promise<Measures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravel-bench-'));
  const campaign = await keepLongCampaign(benched, dataDir);
  const opens: number[] = [];
  let undos: number[] = [];
  for (let round = 0; round < OPENINGS; round++) {
    const { client, close } = openClient(dataDir);
    opens.push(await open(client, campaign));
    if (round === OPENINGS - 1) undos = await undoAll(client);
    close();
  }
  rmSync(dataDir, { recursive: true });
  if (undos.length !== LONG) throw new Error(`${undos.length} moves could be taken back`);
  return {
    'opening a campaign of 1000 moves': { value: median(opens), also: { longest: Math.max(...opens) } },
    undo: { value: median(undos), also: { undos: undos.length, longest: Math.max(...undos) } },
  };
}
