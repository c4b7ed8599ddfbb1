import { current, isDraft } from 'immer';
import { mayRead, type Emitted, type GameEvent } from '#engine/kernel/events.ts';
import type { Stage } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';

/**
 * Collects the stages of a move that is being played: one whenever something is about to happen by itself and something
 * public was told since the stage before. Each is made from the public view alone, like a page.
 */
export class Stages {
  readonly list: Stage[] = [];
  readonly #game: AnyGame;
  #lines = 0;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** Notes an event of the move. */
  tell({ audience }: Emitted<GameEvent>): void {
    if (mayRead(audience, 'public')) this.#lines += 1;
  }

  /** Notes how `state`, a draft, stands. A game may copy what it shows in ways that a draft cannot be copied. */
  between(state: object): void {
    if (this.#lines === (this.list.at(-1)?.lines ?? 0)) return;
    const plain = isDraft(state) ? current(state) : state;
    const view = JSON.parse(JSON.stringify(this.#game.view(plain, 'public'))) as Stage['view'];
    this.list.push({ lines: this.#lines, view });
  }
}
