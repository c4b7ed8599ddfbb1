import { anyOf, usefulMoves } from '#engine/bots/random.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { empiresOfTheNorth, type EmpiresTypes } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import type { Game } from '#engine/kernel/game.ts';
import { streamOf } from '#engine/kernel/rng.ts';

/** A position in which a decision is owed. */
export type Position = { readonly game: Game<EmpiresTypes>; readonly state: State };

const played = new Map<string, readonly Position[]>();

/** Every position of a game of these clans that was played at random, by players who pass only when nothing else is left. */
export function playedGame(...clans: readonly string[]): readonly Position[] {
  const name = clans.join(' ');
  const known = played.get(name);
  if (known !== undefined) return known;
  const game = empiresOfTheNorth(BASE_PACK);
  const rng = streamOf(`rules ${name}`);
  const state = game.setup({ players: clans.length, seats: clans.map((clan) => ({ clan })) }, 'rules', () => undefined);
  const positions: Position[] = [];
  while (game.outcome(state) === undefined) {
    positions.push({ game, state: game.copy(state) });
    const seat = game.deciders(state)[0] ?? 0;
    const moves = usefulMoves<EmpiresTypes>(game, game.legalMoves(state, seat));
    const going = moves.filter(({ type }) => type !== 'pass');
    game.apply(state, seat, anyOf(going.length > 0 ? going : moves, rng), () => undefined);
  }
  played.set(name, positions);
  return positions;
}
