import { canonicalJson } from '#engine/kernel/hash.ts';
import { mayRead, type Emitted, type GameEvent } from '#engine/kernel/events.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { AnyGame } from '#main/listed-game.ts';

type Told = readonly Emitted<GameEvent>[];

/**
 * The seats whose secret decision continues through a move of `seat` from `before` to `after`: they owed it and still
 * owe it. `seat` itself is one of them only if nothing public shows that it did anything; then the move was a secret
 * step.
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
