import { anyOf, usefulMoves } from '#engine/bots/random.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavor, type EndeavorTypes } from '#engine/endeavor/endeavor.ts';
import type { State } from '#engine/endeavor/state.ts';
import type { Game } from '#engine/kernel/game.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { COLOURS, type SeatSetup } from '#main/contract/messages.ts';

/** Five seats with names of ten letters. */
export const SEATS: readonly SeatSetup[] = ['Maximilian', 'Bernadette', 'Konstantin', 'Wilhelmina', 'Evangeline'].map(
  (name, seat) => ({ name, colour: COLOURS[seat] ?? 'red', player: 'person' }),
);

/** A position in which a decision is owed. */
export type Position = { readonly game: Game<EndeavorTypes>; readonly state: State };

const played = new Map<number, readonly Position[]>();

/** Every position of a game that was played at random, by players who pass only when nothing else is left. */
export function playedGame(players: number): readonly Position[] {
  const known = played.get(players);
  if (known !== undefined) return known;
  const game = endeavor(BASE_PACK);
  const rng = streamOf(`window ${players}`);
  const state = game.setup(game.schema.options.parse({ players, phases: 'one-by-one' }), 'window', () => undefined);
  const positions: Position[] = [];
  while (game.outcome(state) === undefined) {
    positions.push({ game, state: game.copy(state) });
    const seat = game.deciders(state)[0] ?? 0;
    const moves = usefulMoves<EndeavorTypes>(game, game.legalMoves(state, seat));
    const going = moves.filter(({ type }) => type !== 'pass');
    game.apply(state, seat, anyOf(going.length > 0 ? going : moves, rng), () => undefined);
  }
  played.set(players, positions);
  return positions;
}
