import { defined } from '../../kernel/defined.ts';
import type { Game, GameTypes } from '../../kernel/game.ts';
import { pick, type Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Bot } from '../bot.ts';
import { withDefaults } from '../mind.ts';
import { randomBot } from '../random.ts';
import type { Measured } from '../value-model.ts';
import type { FitPlan } from './plan.ts';

/** A position that is learned from: what is measured of it, and the points each seat had on the score sheet. */
export type Position = { readonly measured: Measured; readonly sheet: readonly number[] };

/** A game that is learned from: its positions, and each seat's share of the win at its end. */
export type Lesson = { readonly positions: readonly Position[]; readonly shares: readonly number[] };

/** Decisions that are left to chance: from one up to, not including, another. Counted over all seats. */
export type Detour = { readonly from: number; readonly until: number };

/** A detour for half of the games. */
export function drawDetour({ detour: { moves, within } }: Pick<FitPlan<GameTypes>, 'detour'>, rng: Rng): Detour {
  const [from, count] = [pick(rng, within), 1 + pick(rng, moves)];
  return pick(rng, 2) === 0 ? { from: 0, until: 0 } : { from, until: from + count };
}

/** Takes the positions of one game while it is played. */
export class Collector<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #plan: FitPlan<T>;
  readonly #quiet: NonNullable<FitPlan<T>['mind']['quiet']>;
  readonly #detour: Detour;
  #decisions = 0;
  /** Counts down to the next position that is taken. */
  #wait: number;
  #line: { readonly seat: Seat; readonly start: T['state'] } | undefined;
  #positions: Position[] = [];

  constructor(game: Game<T>, plan: FitPlan<T>, rng: Rng) {
    this.#game = game;
    this.#plan = plan;
    this.#quiet = withDefaults(game, plan.mind).quiet;
    this.#detour = drawDetour(plan, rng);
    this.#wait = pick(rng, plan.every);
  }

  /** What has been taken. */
  get positions(): readonly Position[] {
    return this.#positions;
  }

  /** To be called before each decision. */
  watch(state: T['state'], seat: Seat): void {
    if (this.#line !== undefined && this.#quiet(state, this.#line.seat, this.#line.start)) {
      this.#meet(state);
      this.#line = undefined;
    }
    this.#line ??= { seat, start: this.#game.copy(state) };
    // What follows a detour says nothing about how the players would have gone on from before it.
    if (this.#decisions === this.#detour.from && this.#detour.until > 0) this.#positions = [];
    this.#decisions += 1;
  }

  /** The bot, which on a detour leaves its moves to chance. */
  led(bot: Bot<T>): Bot<T> {
    const decide: Bot<T>['decide'] = (...asked) => (this.#astray ? randomBot : bot).decide(...asked);
    return { ...bot, decide };
  }

  /** Whether the decision that was last watched lies on the detour. */
  get #astray(): boolean {
    const { from, until } = this.#detour;
    return this.#decisions > from && this.#decisions <= until;
  }

  #meet(state: T['state']): void {
    const { from, until } = this.#detour;
    if (this.#decisions > from && this.#decisions < until) return;
    this.#wait -= 1;
    if (this.#wait >= 0) return;
    this.#wait = this.#plan.every - 1;
    const measured = this.#plan.features.measure(state);
    this.#positions.push({ measured, sheet: sheetOf(this.#game, state, measured.seats.length) });
  }
}

/** Each seat's points on the score sheet. */
function sheetOf<T extends GameTypes>(game: Game<T>, state: T['state'], seats: number): number[] {
  const sheet = Array.from({ length: seats }, () => 0);
  for (const { seat, points } of game.score(state)) sheet[seat] = defined(sheet[seat]) + points;
  return sheet;
}
