import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchedGame, Measures } from './benched-game.ts';
import { openClient, type Client } from './client.ts';
import { median } from './figure.ts';
import { importLongCampaign, LONG } from './long-campaign.ts';

const OPENINGS = 9;

/** Opens the campaign in an app just started. Returns the milliseconds from the request until the page has been parsed. */
async function open(client: Client, campaign: string): Promise<number> {
  const { ms } = await client.ask('open', { campaign });
  if (client.page?.played !== LONG) throw new Error(`${client.page?.played ?? 'no'} moves stand after opening`);
  return ms;
}

/** Undoes as much as possible in a campaign just opened, whose earlier states are not in memory. Returns the times. */
async function undoAll(client: Client): Promise<number[]> {
  const times: number[] = [];
  while (client.page?.undo.can === true) times.push((await client.answer('undo')).ms);
  return times;
}

/** Measures opening a long campaign, and undoing all its moves. */
export async function measureOpening(benched: BenchedGame): Promise<Measures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravel-bench-'));
  const campaign = await importLongCampaign(benched, dataDir);
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
