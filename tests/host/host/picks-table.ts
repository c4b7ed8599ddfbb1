import { randomBot } from '#engine/bots/random.ts';
import { openApp, type AppOptions } from '#main/app.ts';
import type { Level, Reply } from '#main/contract/messages.ts';
import type { AnyGame, ListedGame } from '#main/listed-game.ts';
import { silentLog } from '#main/log.ts';
import { picks } from '#tests/engine/picks/picks.ts';
import { secret } from '#tests/secret.ts';
import { newFolder, people, Sitter } from './support.ts';

/** The game of picks for the list of games: its secret decisions have three moves. */
export const PICKS: ListedGame = {
  id: 'picks',
  basePack: {},
  make: () => picks as unknown as AnyGame,
  thumbnail: () => ({}),
  bots: () => ({ random: randomBot }),
  packText: () => '{}\n',
  packTitle: () => 'Picks',
  readPack: () => ({ ok: true, pack: {} }),
};

/** Options of a table of picks. */
type Laid = { readonly level?: Level; readonly bots?: readonly number[]; readonly app?: Partial<AppOptions> };

/** A campaign of picks for three, with one window that plays and one that watches. */
export class PicksTable {
  readonly dataDir: string;
  readonly app: ReturnType<typeof openApp>;
  readonly here: Sitter;
  readonly there: Sitter;

  constructor(dataDir = newFolder(), { app }: Laid = {}) {
    this.dataDir = dataDir;
    const options = { dataDir, log: silentLog, games: [PICKS], pause: 0, pace: 0, deadTime: 0, secret };
    this.app = openApp({ ...options, ...app });
    this.here = new Sitter(this.app, 'here');
    this.there = new Sitter(this.app, 'there');
  }

  async create({ level = 'table', bots = [] }: Laid = {}, more: object = {}): Promise<void> {
    const game = { game: 'picks', options: { rounds: 2, players: 3 }, seats: people(3, bots), level, seed: 's' };
    await this.here.ask('create', { ...game, ...more });
    await this.there.ask('open', { campaign: this.here.now.campaign });
  }

  /** One pick of the person at the screen, from the open private page. */
  pick(card: number): Promise<Reply> {
    const { seat, step } = this.private;
    return this.here.at('move', { seat, step, move: { type: 'pick', card } });
  }

  /** A request about the open private page. */
  privately(type: string): Promise<Reply> {
    return this.here.at(type, { step: this.private.step });
  }

  get private() {
    if (this.here.own === undefined) throw new Error('no private page');
    return this.here.own;
  }

  /** The campaigns as listed, without times. */
  async row(): Promise<object> {
    const home = await this.there.ask('home');
    if (home.type !== 'home') throw new Error('no list');
    return home.campaigns.map(({ created: _, played: __, spent: ___, ...rest }) => rest);
  }

  /** When the campaign was last played, from the list. */
  async played(): Promise<string | undefined> {
    const home = await this.there.ask('home');
    return home.type === 'home' ? home.campaigns[0]?.played : undefined;
  }
}
