import { at } from '#engine/kernel/at.ts';
import { anyOf } from '#engine/bots/random.ts';
import type { Rng } from '#engine/kernel/rng.ts';
import { COLOURS, CONTRACT, pageSchema, replySchema, type Page, type Reply } from '#main/contract/messages.ts';
import type { HostPort } from '#main/contract/port.ts';

const OPTIONS = { players: 3, length: 'short' };
const LEVELS = ['table', 'strict', 'open'] as const;

/** A window that plays at random, as three persons at one screen would. */
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
    const seats = ['Ada', 'Ben', 'Cora'].map((name, seat) => ({ name, colour: at(COLOURS, seat), player: 'person' }));
    const level = anyOf([...LEVELS], rng);
    return this.ask('create', { game: 'archipelago', options: OPTIONS, seats, level, seed: `torture ${rng.next()}` });
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
    const { curtain } = page;
    if (curtain.state === 'armed') return this.#at('take-over', { seat: curtain.seat });
    // Some tables want the person named before the papers open.
    if (curtain.state === 'covered') {
      const armed = await this.#at('arm', { seat: curtain.seat });
      return armed.type === 'refused' ? this.#at('take-over', { seat: curtain.seat }) : armed;
    }
    const seat = curtain.state === 'taken' ? curtain.seat : at(page.deciders, 0);
    const opened = await (curtain.state === 'taken'
      ? this.#at('take-over', { seat })
      : this.#at('open-drawer', { seat, depth: 'stock' }));
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
