import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { COLOURS, curtainOf } from '#main/contract/messages.ts';
import type { BenchedGame, Measures } from './benched-game.ts';
import { openClient, type Client } from './client.ts';
import { median } from './figure.ts';

const MOVES = 600;

async function begin(client: Client, { game, options }: BenchedGame, number: number): Promise<void> {
  const seats = Array.from({ length: game.seats(options) }, (_, seat) => ({
    name: `Person ${seat + 1}`,
    colour: elementAt(COLOURS, seat),
    player: 'person',
  }));
  await client.ask('create', {
    game: game.id,
    options,
    seats,
    ...(game.hides && { level: 'open' }),
    undo: 'practice',
    seed: `bench ${number}`,
  });
}

/** Plays one random move. Returns its time in milliseconds, or undefined if it was refused or a press had to come first. */
async function step(client: Client, choose: (below: number) => number): Promise<number | undefined> {
  const page = client.page;
  if (page === undefined) return undefined;
  const curtain = curtainOf(page);
  if (curtain.state !== 'open') {
    const { seat } = curtain;
    const { reply } = await client.answer('take-over', { seat });
    if (reply.type !== 'private') return undefined;
    const moves = reply.page.moves;
    const { ms } = await client.answer('move', { seat, move: elementAt(moves, choose(moves.length)) });
    return ms;
  }
  const owed = elementAt(page.moves, choose(page.moves.length));
  const { reply, ms } = await client.answer('move', {
    seat: owed.seat,
    move: elementAt(owed.moves, choose(owed.moves.length)),
  });
  return reply.type === 'done' ? ms : undefined;
}

/** Plays games until `wanted` moves have been timed. Returns their times in milliseconds. */
export async function playMoves(
  client: Client,
  benched: BenchedGame,
  wanted: number,
  seed = 'bench host',
): Promise<number[]> {
  const rng = streamOf(seed);
  const times: number[] = [];
  for (let number = 0; times.length < wanted; number++) {
    await begin(client, benched, number);
    while (client.page?.outcome === undefined && times.length < wanted) {
      const ms = await step(client, (below) => pick(rng, below));
      if (ms !== undefined) times.push(ms);
    }
  }
  return times;
}

/** Measures a move from the request to the page that answers it, including the write to the disk. */
export async function measureCommit(benched: BenchedGame): Promise<Measures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravel-bench-'));
  const { client, close } = openClient(dataDir);
  const times = await playMoves(client, benched, MOVES);
  close();
  rmSync(dataDir, { recursive: true });
  return { 'durable commit of a move': { value: median(times) } };
}
