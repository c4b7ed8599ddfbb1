import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '#engine/kernel/at.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import { COLOURS, CONTRACT, type Page, type PrivatePage, type Reply } from '#main/contract/messages.ts';
import type { HostPort } from '#main/contract/port.ts';
import { silentLog } from '#main/log.ts';
import { secret } from '#tests/secret.ts';
import { figure, median, type Figure } from './figure.ts';

const WINDOW = 'bench';
const ENTRIES = 1000;

/** A window that times what it asks for, from the request to the page that answers it. */
class Client {
  page: Page | undefined;
  own: PrivatePage | undefined;
  readonly #port: HostPort;

  constructor(port: HostPort) {
    this.#port = port;
    port.connect(WINDOW, (push) => {
      const message = JSON.parse(JSON.stringify(push)) as { type: string; page?: Page };
      if (message.type === 'page') this.page = message.page;
    });
  }

  async ask(type: string, more: object = {}): Promise<{ reply: Reply; ms: number }> {
    const start = performance.now();
    // Both shells carry text: making it and reading it is part of what a window waits for.
    const carried: unknown = JSON.parse(JSON.stringify({ contract: CONTRACT, type, ...more }));
    const reply = JSON.parse(JSON.stringify(await this.#port.request(WINDOW, carried))) as Reply;
    const ms = performance.now() - start;
    if (reply.type === 'table') this.page = reply.page;
    if (reply.type === 'private') this.own = reply.page;
    return { reply, ms };
  }

  async answer(type: string, more: object = {}): Promise<{ reply: Reply; ms: number }> {
    return this.ask(type, { campaign: this.page?.campaign, seq: this.page?.seq, ...more });
  }
}

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
  if (page.curtain.state !== 'open') {
    const { seat } = page.curtain;
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

/** Takes back and plays again until the campaign has so many entries; gives the times of the undos. */
async function lengthen(client: Client, entries: number): Promise<number[]> {
  const times: number[] = [];
  const rng = streamOf('bench undo');
  for (let done = 0; done < entries;) {
    if (client.page?.outcome !== undefined) break;
    if (client.page?.undo.can === true) {
      times.push((await client.answer('undo')).ms);
      await client.answer('redo');
      done += 2;
    }
    if (done % 50 === 0 || client.page?.undo.can !== true) {
      if ((await step(client, (below) => pick(rng, below))) !== undefined) done++;
    }
  }
  return times;
}

/** Takes back as much as the table lets, from a campaign just opened, whose earlier states are not in memory. */
async function undoAll(client: Client): Promise<number[]> {
  const times: number[] = [];
  while (client.page?.undo.can === true) times.push((await client.answer('undo')).ms);
  return times;
}

/** The host rows of the speed table: with the disk, as a window sees them. */
export async function hostFigures(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravel-bench-'));
  const app = openApp({ dataDir, log: silentLog, pause: 0, deadTime: 0, secret });
  const client = new Client(app);
  const moves = await playMoves(client, 600);
  await begin(client, 9999);
  for (let tried = 0; tried < 60; tried++) await step(client, () => 0);
  const undos = await lengthen(client, ENTRIES);
  const campaign = client.page?.campaign;
  const opens: number[] = [];
  for (let round = 0; round < 9; round++) {
    await client.ask('leave');
    opens.push((await client.ask('open', { campaign })).ms);
  }
  const standing = client.page?.played ?? 0;
  const deep = await undoAll(client);
  app.close();
  rmSync(dataDir, { recursive: true });
  const all = [...undos, ...deep];
  const also = { undos: all.length, longest: Math.max(...all), 'deepest after opening': deep.length };
  return [
    figure({ name: 'durable commit of a move', value: median(moves), unit: 'ms', floor: 16, goal: 5 }, 'lower'),
    figure(
      {
        name: `opening a campaign of ${ENTRIES} entries`,
        value: median(opens),
        unit: 'ms',
        floor: 300,
        goal: 30,
        also: { 'moves that stand': standing },
      },
      'lower',
    ),
    figure({ name: 'undo', value: median(all), unit: 'ms', floor: 30, goal: 5, also }, 'lower'),
  ];
}
