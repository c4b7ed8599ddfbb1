import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '#engine/kernel/at.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { COLOURS, curtainOf } from '#main/contract/messages.ts';
import { openClient, type Client } from './client.ts';
import { median } from './figure.ts';
import type { Measures } from './rows.ts';

const MOVES = 600;

async function begin(client: Client, game: number): Promise<void> {
  const seats = ['Ada', 'Ben', 'Cora', 'Dan'].map((name, seat) => ({
    name,
    colour: at(COLOURS, seat),
    player: 'person',
  }));
  const options = { players: 4, length: 'medium' };
  await client.ask('create', {
    game: 'archipelago',
    options,
    seats,
    level: 'open',
    undo: 'practice',
    seed: `bench ${game}`,
  });
}

/** Plays one random move; gives its time, or undefined where it was refused or somebody had to sit down first. */
async function step(client: Client, choose: (below: number) => number): Promise<number | undefined> {
  const page = client.page;
  if (page === undefined) return undefined;
  const curtain = curtainOf(page);
  if (curtain.state !== 'open') {
    const { seat } = curtain;
    await client.answer('arm', { seat });
    const { reply } = await client.answer('take-over', { seat });
    if (reply.type !== 'private') return undefined;
    const moves = reply.page.moves;
    const { ms } = await client.answer('move', { seat, move: at(moves, choose(moves.length)) });
    return ms;
  }
  const owed = at(page.moves, choose(page.moves.length));
  const { reply, ms } = await client.answer('move', {
    seat: owed.seat,
    move: at(owed.moves, choose(owed.moves.length)),
  });
  return reply.type === 'done' ? ms : undefined;
}

/** Plays games until there are `wanted` times of moves. */
async function playMoves(client: Client, wanted: number): Promise<number[]> {
  const rng = streamOf('bench host');
  const times: number[] = [];
  for (let game = 0; times.length < wanted; game++) {
    await begin(client, game);
    while (client.page?.outcome === undefined && times.length < wanted) {
      const ms = await step(client, (below) => pick(rng, below));
      if (ms !== undefined) times.push(ms);
    }
  }
  return times;
}

/** A move from the request to the page that answers it, on the disk in between. */
export async function measureCommit(): Promise<Measures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravel-bench-'));
  const { client, close } = openClient(dataDir);
  const times = await playMoves(client, MOVES);
  close();
  rmSync(dataDir, { recursive: true });
  return { 'durable commit of a move': { value: median(times) } };
}
