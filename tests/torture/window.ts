import { elementAt } from '#engine/kernel/element-at.ts';
import { anyOf } from '#engine/bots/random.ts';
import { defined } from '#engine/kernel/defined.ts';
import type { Rng } from '#engine/kernel/rng.ts';
import {
  COLOURS,
  CONTRACT,
  curtainOf,
  pageSchema,
  replySchema,
  type Page,
  type Reply,
} from '#main/contract/messages.ts';
import type { HostPort } from '#main/contract/port.ts';
import { GAMES } from '#main/games.ts';
import { anyOptions, game, PLAYERS } from './tables.ts';

const NAMES = ['Ada', 'Ben', 'Cora', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
const LEVELS = ['table', 'strict', 'open'] as const;

/** The first depth of a drawer of the game that is played; undefined where nothing is hidden. */
function depthOf({ game: id }: Page): string | undefined {
  const listed = defined(GAMES.find((one) => one.id === id));
  return listed.make(listed.basePack).depths[0];
}

/** A window that plays random moves for all persons at one screen. */
export class Player {
  page: Page | undefined;
  readonly #port: HostPort;

  constructor(port: HostPort, onPage: () => void = () => undefined) {
    this.#port = port;
    port.connect('torture', (push) => {
      const message = push as { type: string; page?: unknown };
      if (message.type !== 'page') return;
      this.page = pageSchema.parse(message.page);
      onPage();
    });
  }

  async ask(type: string, more: object = {}): Promise<Reply> {
    const reply = replySchema.parse(await this.#port.request('torture', { contract: CONTRACT, type, ...more }));
    if (reply.type === 'table') this.page = reply.page;
    return reply;
  }

  async create(rng: Rng): Promise<Reply> {
    const seats = Array.from({ length: PLAYERS }, (_, seat) => ({
      name: elementAt(NAMES, seat),
      colour: elementAt(COLOURS, seat),
      player: 'person',
    }));
    const level = game.hides ? { level: anyOf([...LEVELS], rng) } : {};
    const options = anyOptions(rng);
    return this.ask('create', { game: game.id, options, seats, ...level, seed: `torture ${rng.next()}` });
  }

  /** Sends one request a person could make, mostly a legal move. Returns the reply, or undefined if there is nothing to do. */
  async step(rng: Rng): Promise<Reply | undefined> {
    const page = this.page;
    if (page === undefined || page.outcome !== undefined) return undefined;
    if (page.undo.can && rng.next() % 8 === 0) return this.#at('undo');
    if (page.redo && rng.next() % 2 === 0) return this.#at('redo');
    return this.#come(rng);
  }

  /** Presses at the curtain, or moves if somebody is at the screen. */
  async #come(rng: Rng): Promise<Reply | undefined> {
    const page = this.page;
    if (page === undefined) return undefined;
    const curtain = curtainOf(page);
    if (curtain.state === 'armed') return this.#at('take-over', { seat: curtain.seat });
    if (curtain.state === 'covered')
      return this.#at(page.level === 'strict' ? 'arm' : 'take-over', { seat: curtain.seat });
    const seat = curtain.state === 'taken' ? curtain.seat : elementAt(page.deciders, 0);
    const depth = depthOf(page);
    // In a game without private pages the moves are in the public page.
    if (depth === undefined && curtain.state === 'open')
      return this.#at('move', { seat, move: anyOf(page.moves.find((owed) => owed.seat === seat)?.moves ?? [], rng) });
    const opened = await (curtain.state === 'taken'
      ? this.#at('take-over', { seat })
      : this.#at('open-drawer', { seat, depth }));
    if (opened.type !== 'private') return opened;
    return this.#at('move', { seat, move: anyOf(opened.page.moves, rng) });
  }

  /** Plays so many moves and nothing else, so that the same position and `rng` always lead to the same moves. */
  async playOn(rng: Rng, moves: number): Promise<void> {
    for (let left = moves; left > 0 && this.page?.outcome === undefined;) {
      const before = this.page?.played ?? 0;
      await this.#come(rng);
      left -= (this.page?.played ?? 0) - before;
    }
  }

  #at(type: string, more: object = {}): Promise<Reply> {
    const { campaign, seq } = this.page ?? {};
    return this.ask(type, { campaign, seq, ...more });
  }
}
