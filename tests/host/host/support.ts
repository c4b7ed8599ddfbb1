import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { anyOf } from '#engine/bots/random.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';
import { openApp } from '#main/app.ts';
import {
  CONTRACT,
  curtainOf,
  privatePageSchema,
  pageSchema,
  replySchema,
  type Curtain,
  type Level,
  type Page,
  type PrivatePage,
  type Reply,
  type SeatSetup,
} from '#main/contract/messages.ts';
import type { HostPort } from '#main/contract/port.ts';
import { GAMES } from '#main/games.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { silentLog } from '#main/log.ts';
import { FILE } from '#main/storage/database.ts';
import { GAMES as TOYS } from '#tests/engine/toy/listed.ts';
import { secret } from '#tests/secret.ts';

/** The toy game for the list of games. Hands, stakes and purses are hidden in it. */
export const [TOY, , TOY_OPEN] = TOYS;

export type Choice = { readonly type: string };
export type Kind = { readonly listed: ListedGame; readonly options: Record<string, unknown>; readonly seats: number };
export const KINDS: Record<'toy' | 'toy-open' | 'archipelago' | 'empires', Kind> = {
  toy: { listed: TOY, options: { rounds: 6 }, seats: 3 },
  'toy-open': { listed: TOY_OPEN, options: { rounds: 6 }, seats: 3 },
  archipelago: { listed: GAMES[0] ?? TOY, options: { players: 3, length: 'short' }, seats: 3 },
  empires: {
    listed: GAMES.find(({ id }) => id === 'empires-of-the-north') ?? TOY,
    options: { players: 3, seats: [{ clan: 'ulaf' }, { clan: 'glenn' }, { clan: 'panuk' }] },
    seats: 3,
  },
};
export type KindName = keyof typeof KINDS;

const NAMES = ['Ada', 'Ben', 'Cora', 'Dan', 'Eve'];
const COLOURS = ['red', 'yellow', 'green', 'blue', 'lilac'] as const;

export function people(count: number, bots: readonly number[] = []): SeatSetup[] {
  return Array.from({ length: count }, (_, seat) => ({
    name: NAMES[seat] ?? 'X',
    colour: COLOURS[seat] ?? 'red',
    player: bots.includes(seat) ? 'random' : 'person',
  }));
}

/** A new empty folder, deleted after the run of all tests. */
export function newFolder(): string {
  return mkdtempSync(join(process.env['CARAVEL_TEST_FOLDER'] ?? tmpdir(), 'caravel-test-'));
}

/** Copies a data folder while the app has it open, as a crash would leave it. */
export function copyOf(dataDir: string): string {
  const copy = newFolder();
  cpSync(dataDir, copy, { recursive: true, filter: (path) => !path.endsWith('-shm') });
  return copy;
}

export function appIn(dataDir: string, games: readonly ListedGame[] = [TOY, ...GAMES]): HostPort {
  return openApp({ dataDir, log: silentLog, games, pause: 0, pace: 0, deadTime: 0, secret });
}

/** One window. Keeps the newest page and the open private page, as the renderer does. */
export class Sitter {
  readonly port: HostPort;
  readonly window: string;
  page: Page | undefined;
  own: PrivatePage | undefined;
  readonly pushes: unknown[] = [];
  disconnect: () => void;
  /** Called with each pushed page, before the reply to the request that caused it. */
  onPage: (page: Page) => void = () => undefined;

  constructor(port: HostPort, window = 'window-1') {
    this.port = port;
    this.window = window;
    this.disconnect = port.connect(window, (push) => this.#hear(push));
  }

  #hear(push: unknown): void {
    this.pushes.push(push);
    const message = push as { type: string; page?: unknown };
    if (message.type === 'cover') this.own = undefined;
    if (message.type !== 'page') return;
    this.page = pageSchema.parse(message.page);
    this.onPage(this.page);
  }

  async ask(type: string, more: object = {}): Promise<Reply> {
    return this.raw({ contract: CONTRACT, type, ...more });
  }

  async raw(message: unknown): Promise<Reply> {
    const reply = replySchema.parse(await this.port.request(this.window, message));
    if (reply.type === 'table') this.page = pageSchema.parse(reply.page);
    if (reply.type === 'private') this.own = privatePageSchema.parse(reply.page);
    return reply;
  }

  /** Sends a request about the campaign and page shown. */
  async at(type: string, more: object = {}): Promise<Reply> {
    const { campaign, seq } = this.now;
    return this.ask(type, { campaign, seq, ...more });
  }

  /** The page shown; its curtain is open if the game hides nothing. */
  get now(): Page & { readonly curtain: Curtain } {
    const page = this.page;
    if (page === undefined) throw new Error('no page yet');
    return { ...page, curtain: curtainOf(page) };
  }

  async create(
    name: KindName,
    level: Level = 'table',
    seed = 's',
    bots: readonly number[] = [],
    more: object = {},
  ): Promise<Page> {
    const { listed, options, seats } = KINDS[name];
    const seated = people(seats, bots);
    // A game that hides nothing has no level.
    const secrecy = name === 'toy-open' ? {} : { level };
    const reply = await this.ask('create', { game: listed.id, options, seats: seated, ...secrecy, seed, ...more });
    if (reply.type !== 'table') throw new Error(JSON.stringify(reply));
    return reply.page;
  }

  /** The shallowest depth of a drawer. */
  get depth(): string {
    const kind = Object.values(KINDS).find(({ listed }) => listed.id === this.now.game);
    return kind?.listed.make(kind.listed.basePack).depths[0] ?? 'stock';
  }

  /** Presses at the curtain until nobody is waited for, and asks for what lies open where nobody is called. */
  async settle(): Promise<void> {
    for (let { curtain } = this.now; curtain.state === 'covered' || curtain.state === 'armed'; { curtain } = this.now) {
      const reply = await this.come(curtain.seat);
      if (reply.type === 'refused') throw new Error(JSON.stringify(reply));
    }
    const { curtain } = this.now;
    if (curtain.state === 'taken' && this.own === undefined) await this.at('take-over', { seat: curtain.seat });
  }

  /** Presses at the curtain as often as its level wants; repeats a press while it is refused as too soon. */
  async come(seat: number): Promise<Reply> {
    if (this.now.curtain.state === 'covered' && this.now.level === 'strict') await this.at('arm', { seat });
    for (;;) {
      const reply = await this.at('take-over', { seat });
      if (reply.type !== 'refused' || reply.why.code !== 'too-soon') return reply;
      await pause(50);
    }
  }

  /** The person who has to move, and their legal moves; undefined if it is no person's move. */
  async turn(): Promise<{ seat: number; moves: Choice[] } | undefined> {
    await this.settle();
    const { curtain, deciders, seats } = this.now;
    const sits = curtain.state === 'taken' ? curtain.seat : undefined;
    const seat = deciders.find((other) => seats[other]?.player === 'person' && (sits ?? other) === other);
    if (seat === undefined) return undefined;
    // If the game hides nothing, the moves are in the public page.
    if (this.page?.curtain === undefined)
      return { seat, moves: this.now.moves.find((owed) => owed.seat === seat)?.moves ?? [] };
    const reply = await (sits === undefined
      ? this.at('open-drawer', { seat, depth: this.depth })
      : this.at('take-over', { seat }));
    if (reply.type !== 'private') throw new Error(JSON.stringify(reply));
    return { seat, moves: reply.page.moves };
  }

  /** Plays one random move of a person. Resolves to false if no person has to move. */
  async step(rng: Rng): Promise<boolean> {
    const turn = await this.turn();
    if (turn === undefined) return false;
    await this.done('move', { seat: turn.seat, move: anyOf(turn.moves, rng) });
    return true;
  }

  async done(type: string, more: object = {}): Promise<void> {
    const reply = await this.at(type, more);
    if (reply.type === 'refused') throw new Error(JSON.stringify([type, more, reply]));
  }

  /** Plays at most `moves` moves. */
  async play(rng: Rng, moves: number): Promise<void> {
    for (let move = 0; move < moves && this.now.outcome === undefined; move++) if (!(await this.step(rng))) return;
  }
}

/** A new campaign in a new folder, opened in a window. */
export async function seated(
  name: KindName,
  level: Level = 'table',
  seed = 's',
  bots: readonly number[] = [],
  more: object = {},
) {
  const dataDir = newFolder();
  const port = name === 'toy-open' ? appIn(dataDir, TOYS) : appIn(dataDir);
  const sitter = new Sitter(port);
  await sitter.create(name, level, seed, bots, more);
  return { dataDir, port, sitter, rng: streamOf(`moves ${seed}`) };
}

/** The code of a refusal, else the type of the reply. */
export const codeOf = (reply: Reply): string => (reply.type === 'refused' ? reply.why.code : reply.type);

/** Makes the first stakes of the toy game, seat by seat, until the curtain is open. */
export async function throughStakes(sitter: Sitter, stakes: number[]): Promise<void> {
  for (const [seat, stake] of stakes.entries()) {
    await sitter.settle();
    await sitter.done('move', { seat, move: { type: 'commit', stake } });
  }
  await sitter.settle();
}

/** A second connection to the database of a folder. */
export function secondConnection(dataDir: string): Sqlite.Database {
  return new Sqlite(join(dataDir, FILE));
}

/** Everything the database holds, as text. */
export function databaseText(dataDir: string): string {
  const db = secondConnection(dataDir);
  const tables = ['campaign', 'entry', 'snapshot', 'pack', 'setting'];
  const text = JSON.stringify(tables.map((table) => db.prepare(`SELECT * FROM ${table}`).all()));
  db.close();
  return text;
}

/** A page as text, without what a restart may change: page number, curtain and undo. */
export function tableOf({ seq: _, curtain: __, undo: ___, ...rest }: Page): string {
  return JSON.stringify(rest);
}

/** Waits until `ready` returns true. @throws Error after `milliseconds` */
export async function until(ready: () => boolean, milliseconds = 20_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!ready()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
