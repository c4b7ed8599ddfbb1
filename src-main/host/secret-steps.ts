import { canonicalJson } from '#engine/kernel/hash.ts';
import { mayRead, type Emitted, type GameEvent } from '#engine/kernel/events.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { AnyGame } from '#main/listed-game.ts';

type Told = readonly Emitted<GameEvent>[];

/**
 * The seats whose secret decision goes on through a move of `seat` that led from `before` to `after`: they owed it in secret
 * and still do. The mover is one of them only where nobody else can tell that anything was done: a step.
 */
export function secretContinuesFor(
  game: AnyGame,
  before: object,
  seat: Seat,
  after: object,
  events: Told,
): readonly Seat[] {
  if (!game.secret(before) || !game.secret(after)) return [];
  const [owed, owing] = [game.deciders(before), game.deciders(after)];
  const through = owed.filter((other) => owing.includes(other));
  if (!through.includes(seat)) return through;
  const told =
    events.some(({ audience }) => mayRead(audience, 'public')) ||
    owed.length !== owing.length ||
    canonicalJson(game.view(before, 'public')) !== canonicalJson(game.view(after, 'public'));
  return told ? through.filter((other) => other !== seat) : through;
}
