import type { Game } from '../../kernel/game.ts';
import { defined } from '../../kernel/defined.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { whatIfPending } from '../../kernel/what-if.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import { objectiveOf, type Box } from '../box.ts';
import type { Frame } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { Screen, State } from '../state.ts';
import type { Information } from '../view/view-schema.ts';
import type { Temperament } from './temperament.ts';

/** What the own objective makes of a player. */
export type Role = 'plain' | 'pacifist' | 'separatist';

/** The table through the eyes of one seat: all that a valuation may look at. */
export type Sight = {
  readonly game: Game<ArchipelagoTypes>;
  readonly box: Box;
  readonly information: Information;
  /** What lies open, every stock, the own objectives; what the seat cannot know is dealt at random and never read. */
  readonly state: State;
  readonly seat: Seat;
  readonly screen: Screen;
  readonly temper: Temperament;
  readonly role: Role;
  /** What has been worked out once in this decision, by name. */
  readonly known: Map<unknown, unknown>;
};

/** Opens the eyes of `seat`. */
export function look(
  game: Game<ArchipelagoTypes>,
  box: Box,
  information: Information,
  seat: Seat,
  temper: Temperament,
  rng: Rng,
): Sight {
  const state = game.sample(information, rng);
  const own = information.view.own?.objectives ?? [];
  const kinds = own.map((id) => objectiveOf(box, id).victory.kind);
  const role = kinds.includes('separatist') ? 'separatist' : kinds.includes('pacifist') ? 'pacifist' : 'plain';
  return { game, box, information, state, seat, screen: defined(state.screens[seat]), temper, role, known: new Map() };
}

/** Works a figure out once in a decision. `key` must say all that it depends on. */
export function once<T>(sight: Sight, key: unknown, work: () => T): T {
  if (!sight.known.has(key)) sight.known.set(key, work());
  // Each key belongs to one caller, who alone writes under it.
  return sight.known.get(key) as T;
}

/** The own moves there would be if `frame` lay on top: what an action would offer. */
export function peek(sight: Sight, frame: Frame): Move[] {
  const { game, state, seat } = sight;
  return game.legalMoves(whatIfPending(state, frame), seat);
}

/** What is pending on top. */
export function pending(sight: Sight): Frame | undefined {
  return sight.state.frames.at(-1);
}
