/** Whole games beside worlds that differ in one secret alone. */
import { anyOf } from '#engine/bots/random.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { mayRead, type Audience } from '#engine/kernel/events.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat, Viewer } from '#engine/kernel/seat.ts';
import type { Played } from './config.ts';
import { ContractFailure, expectSame, expectThat } from './failure.ts';
import { bytes } from './plain.ts';
import { compareLooks, looksOfAll, looksOfSeat, type Looks } from './screens.ts';

/** Something that is hidden. */
export type Secret<S> = {
  readonly name: string;
  /** What it is in a state. */
  of(state: S): unknown;
  /**
   * Changes `state`, a copy, in this secret and in nothing else, as far as it is hidden from `viewer`: it becomes a world that they cannot
   * tell from the one it was. Made by the rules of the box and not by what the game says of itself.
   */
  vary(state: S, viewer: Viewer, rng: Rng): void;
};

/** A game with all that is hidden in it. */
export type Hiding<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly secrets: readonly Secret<T['state']>[];
  /** Whether an event may tell `viewer`, who reads it, what was hidden until then. */
  readonly reveals: (event: T['event'], viewer: Viewer) => boolean;
  /** Whether an event may happen in one world alone; none may unless told. */
  readonly surprises?: (event: T['event']) => boolean;
};

/** One game that is walked through. */
export type Walk<T extends GameTypes> = {
  readonly options: T['options'];
  readonly seed: string;
  /** What is played: by chance unless told. */
  readonly choose?: (state: T['state'], seat: Seat, rng: Rng) => T['move'];
};

/** A position of a whole game, and the move that was played there. */
export type Step<T extends GameTypes> = Played<T> & { readonly state: T['state'] };

/** How often a world differed from the one that was played, and what came of the next move there. */
export type Walked = { other: number; same: number; revealed: number; refused: number };

/** Every position of a game in which a decision is to be made. */
export function stepsOf<T extends GameTypes>(game: Game<T>, { options, seed, choose }: Walk<T>): Step<T>[] {
  const rng = streamOf(`${seed}/walk`);
  const state = game.setup(options, seed, () => undefined);
  const steps: Step<T>[] = [];
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const move = choose?.(game.copy(state), seat, rng) ?? anyOf(game.legalMoves(state, seat), rng);
    steps.push({ state: game.copy(state), seat, move });
    game.apply(state, seat, move, () => undefined);
  }
  return steps;
}

/** The world that differs from `state` in this secret alone; undefined where it is no other. @throws ContractFailure for one that is not intact */
export function worldBeside<T extends GameTypes>(
  game: Game<T>,
  secret: Secret<T['state']>,
  state: T['state'],
  viewer: Viewer,
  rng: Rng,
): T['state'] | undefined {
  const world = game.copy(state);
  secret.vary(world, viewer, rng);
  if (bytes(world) === bytes(state)) return undefined;
  const wrong = game.invariants(world);
  expectThat(wrong.length === 0, () => `the other world of ${secret.name} is not intact: ${wrong.join('; ')}`);
  return world;
}

/** What a viewer is told: an event, or how the table stands when something is about to happen by itself. */
type Told<E> = { readonly event?: E; readonly text: string };
/** What a viewer sees of a position, is told of a move, and sees after it. */
type Look<E> = {
  readonly before: Looks;
  readonly told: readonly Told<E>[];
  readonly after: Looks;
  readonly over: boolean;
};

/** Looks at a position and at what a move makes of it; undefined for a move that is not possible. */
function lookAt<T extends GameTypes>(
  { game, seats }: Around<T>,
  { state, seat, move }: Step<T>,
  viewer: Viewer,
): Look<T['event']> {
  const all = (at: T['state']): Looks =>
    viewer === 'public' ? looksOfAll(game, at, seats) : looksOfSeat(game, at, viewer);
  const next = game.copy(state);
  const told: Told<T['event']>[] = [];
  const emit = (event: T['event'], audience?: Audience): void => {
    if (mayRead(audience, viewer)) told.push({ event, text: bytes(event) });
  };
  game.apply(next, seat, move, emit, () => told.push({ text: bytes(game.view(next, 'public')) }));
  return { before: all(state), told, after: all(next), over: game.outcome(next) !== undefined };
}

type Around<T extends GameTypes> = Pick<Hiding<T>, 'game' | 'reveals' | 'surprises'> & {
  readonly seats: readonly Seat[];
};

/** A world that differs from the state at a position in a secret alone, as far as that is hidden from `viewer`. */
export type World<T extends GameTypes> = {
  readonly at: number;
  readonly viewer: Viewer;
  readonly state: T['state'];
  readonly world: T['state'];
};

/** A whole game that is compared, position for position and for every viewer, with worlds that differ in one secret alone. */
export class Beside<T extends GameTypes> {
  readonly #around: Around<T>;
  readonly #seed: string;
  readonly #steps: readonly Step<T>[];
  readonly #looks = new Map<string, Look<T['event']>>();

  constructor(hiding: Hiding<T>, walk: Walk<T>) {
    const seats = Array.from({ length: hiding.game.seats(walk.options) }, (_, seat) => seat);
    this.#around = { ...hiding, seats };
    this.#seed = walk.seed;
    this.#steps = stepsOf(hiding.game, walk);
  }

  /** How to reach a position again. */
  placeOf(at: number): string {
    const { seat, move } = elementAt(this.#steps, at);
    return `position ${at} of ${bytes(this.#seed)}, seat ${seat} plays ${bytes(move)}`;
  }

  /**
   * Compares what a viewer sees, knows and may do, who is asked, and what the next move tells, by content and by number, in up to `most`
   * worlds.
   * @throws ContractFailure where a difference shows
   */
  compare(secret: Secret<T['state']>, most?: number): Walked {
    const walked: Walked = { other: 0, same: 0, revealed: 0, refused: 0 };
    for (const { at, world, viewer } of this.worlds(secret, most)) {
      walked.other++;
      try {
        walked[this.#follow(at, world, viewer)]++;
      } catch (error) {
        throw new ContractFailure(`${secret.name}, ${this.placeOf(at)}, for ${viewer}: ${String(error)}`, {
          cause: error,
        });
      }
    }
    return walked;
  }

  /** Worlds that differ in a secret alone, for all viewers: all there are, or up to `most` of them, spread over the game. */
  worlds(secret: Secret<T['state']>, most = Number.POSITIVE_INFINITY): World<T>[] {
    const { game, seats } = this.#around;
    const worlds: World<T>[] = [];
    for (const [at, { state }] of this.#steps.entries()) {
      for (const viewer of ['public', ...seats] as const) {
        const rng = streamOf(`${this.#seed}/${secret.name}/${at}/${viewer}`);
        const world = worldBeside(game, secret, state, viewer, rng);
        if (world !== undefined) worlds.push({ at, viewer, state, world });
      }
    }
    const every = Math.max(1, Math.ceil(worlds.length / most));
    return worlds.filter((_, number) => number % every === 0);
  }

  /**
   * Up to `most` moves of the game from position `at` on that tell everybody, and `viewer`, the same in a world that differs in secrets.
   */
  movesAlike({ at, viewer, world }: World<T>, most: number): Played<T>[] {
    const { game } = this.#around;
    const there = game.copy(world);
    const moves: Played<T>[] = [];
    for (const step of this.#steps.slice(at, at + most)) {
      const { seat, move } = step;
      if (game.refusal(there, seat, move) !== undefined) return moves;
      const parted = (['public', viewer] as const).some((who) => {
        const [one, other] = [lookAt(this.#around, step, who), lookAt(this.#around, { ...step, state: there }, who)];
        return one.over || other.over || bytes([one.told, one.after]) !== bytes([other.told, other.after]);
      });
      if (parted) return moves;
      moves.push({ seat, move });
      game.apply(there, seat, move, () => undefined);
    }
    return moves;
  }

  #follow(at: number, world: T['state'], viewer: Viewer): 'same' | 'revealed' | 'refused' {
    const { game, seats } = this.#around;
    const step = elementAt(this.#steps, at);
    const key = `${at} ${viewer}`;
    const here = this.#looks.get(key) ?? lookAt(this.#around, step, viewer);
    this.#looks.set(key, here);
    const refusal = game.refusal(world, step.seat, step.move);
    if (refusal !== undefined) {
      const all = viewer === 'public' ? looksOfAll(game, world, seats) : looksOfSeat(game, world, viewer);
      compareLooks(all, here.before, 'it');
      expectThat(!refusal.public || game.secret(world), `the public reason ${refusal.code} depends on it`);
      return 'refused';
    }
    const there = lookAt(this.#around, { ...step, state: world }, viewer);
    compareLooks(there.before, here.before, 'it');
    if (partedBy(this.#around, here.told, there.told, viewer)) return 'revealed';
    if (here.over && there.over) return 'revealed';
    compareLooks(there.after, here.after, 'it, after the move');
    return 'same';
  }
}

/** Whether two tellings of a move part; they may at an event that shows what was hidden, or one that happens in one world alone. */
function partedBy<T extends GameTypes>(
  { reveals, surprises = () => false }: Around<T>,
  here: readonly Told<T['event']>[],
  there: readonly Told<T['event']>[],
  viewer: Viewer,
): boolean {
  for (let index = 0; index < Math.max(here.length, there.length); index++) {
    const [one, other] = [here[index], there[index]];
    if (one?.text === other?.text) continue;
    const events = [one?.event, other?.event];
    const shown = one?.event !== undefined && one.event.type === other?.event?.type && reveals(one.event, viewer);
    const surprised = events.some((event) => event !== undefined && surprises(event));
    if (!shown && !surprised)
      expectSame(other?.text ?? 'nothing more', one?.text ?? 'nothing more', 'what is told of the move depends on it');
    return true;
  }
  return false;
}
