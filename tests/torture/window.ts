import { elementAt } from '#engine/kernel/element-at.ts';
import { anyOf } from '#engine/bots/random.ts';
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
import { anyOptions, game, PLAYERS } from './tables.ts';

const NAMES = ['Ada', 'Ben', 'Cora', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
const LEVELS = ['table', 'strict', 'open'] as const;

/** A window that plays at random, as persons at one screen would. */
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

  /** Does one thing a person could do: mostly a legal move. Gives the reply; undefined where there is nothing to do. */
  async step(rng: Rng): Promise<Reply | undefined> {
    const page = this.page;
    if (page === undefined || page.outcome !== undefined) return undefined;
    if (page.undo.can && rng.next() % 8 === 0) return this.#at('undo');
    if (page.redo && rng.next() % 2 === 0) return this.#at('redo');
    return this.#come(rng);
  }

  /** Comes to the screen, or moves where somebody has. */
  async #come(rng: Rng): Promise<Reply | undefined> {
    const page = this.page;
    if (page === undefined) return undefined;
    const curtain = curtainOf(page);
    if (curtain.state === 'armed') return this.#at('take-over', { seat: curtain.seat });
    // Some tables want the person named before the papers open.
    if (curtain.state === 'covered') {
      const armed = await this.#at('arm', { seat: curtain.seat });
      return armed.type === 'refused' ? this.#at('take-over', { seat: curtain.seat }) : armed;
    }
    const seat = curtain.state === 'taken' ? curtain.seat : elementAt(page.deciders, 0);
    const [depth] = game.depths;
    // Where nobody has papers of their own, what one may do lies open.
    if (depth === undefined && curtain.state === 'open')
      return this.#at('move', { seat, move: anyOf(page.moves.find((owed) => owed.seat === seat)?.moves ?? [], rng) });
    const opened = await (curtain.state === 'taken'
      ? this.#at('take-over', { seat })
      : this.#at('open-drawer', { seat, depth }));
    if (opened.type !== 'private') return opened;
    return this.#at('move', { seat, move: anyOf(opened.page.moves, rng) });
  }

  /** Plays so many moves on, and nothing else: the same from the same place, however it was come by. */
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
