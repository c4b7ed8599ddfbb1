import { archipelago } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { withSecret } from '#engine/kernel/seed.ts';
import { openApp } from '#main/app.ts';
import { COLOURS, CONTRACT, PERSON, type Reply } from '#main/contract/messages.ts';
import { silentLog } from '#main/log.ts';
import { secret } from '#tests/secret.ts';
import { check } from '../check.ts';
import { bidOf, inOrderOfAppetite } from './policy.ts';

const game = archipelago(BASE_PACK);
const optionsFor = (players: number) => ({ players, length: 'short' as const, variants: [] });

/** What a careful player of `seat` does in `state`. */
function choose(state: State, seat: number): Move {
  const moves = game.legalMoves(state, seat);
  const wish = bidOf(state.turn, seat);
  const bid = moves.find((move) => move.type === 'bid' && move.amount === wish);
  return (
    bid ??
    (moves[0]?.type === 'bid'
      ? elementAt(moves, 0)
      : elementAt(inOrderOfAppetite(moves, game.view(state, 'public')), 0))
  );
}

/** Games looked at in search of a short one; what is short in moves is short in minutes before a screen. */
const LOOKED_AT = 200;

/**
 * The moves of a short game of careful players that ends by a condition, with something to count; undefined of any other, and of
 * one that takes more than `most`.
 */
function movesOf(players: number, words: string, wanted: (state: State) => boolean, most: number): number | undefined {
  const state = game.setup(optionsFor(players), withSecret(words, secret()), () => undefined);
  let seen = false;
  let moves = 0;
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = elementAt(seats, 0);
    game.apply(state, seat, choose(state, seat), () => undefined);
    seen ||= wanted(state);
    if (++moves > most) return undefined;
  }
  const outcome = game.outcome(state);
  const totals = new Set(outcome?.seats.map(({ points }) => points));
  return seen && outcome?.code !== 'independence' && totals.size > 1 ? moves : undefined;
}

/**
 * Words with which careful players of a short game come to an end condition and to different scores, so that there is something
 * to count, and pass through what `wanted` asks for on the way: of many those with the fewest moves.
 */
function foresee(players: number, wanted: (state: State) => boolean): string {
  let shortest = { words: '', moves: Number.POSITIVE_INFINITY };
  for (let number = 1; number <= LOOKED_AT; number++) {
    const words = `voyage ${number}`;
    const moves = movesOf(players, words, wanted, shortest.moves);
    if (moves !== undefined && moves < shortest.moves) shortest = { words, moves };
  }
  if (shortest.words === '') throw new Error('no such game was found');
  return shortest.words;
}

/**
 * Begins such a game in a data folder, before Caravel is started on it: what it draws for a game of its own nobody can foresee,
 * so here it is told what to draw.
 */
export async function layForeseen(
  dataDir: string,
  players: number,
  wanted: (state: State) => boolean = () => true,
): Promise<void> {
  const names = ['Ada', 'Ben', 'Cora', 'Dan', 'Eve'].slice(0, players);
  const seats = names.map((name, seat) => ({ name, colour: elementAt(COLOURS, seat), player: PERSON }));
  const about = { game: game.id, options: optionsFor(players), seats, level: 'table', seed: foresee(players, wanted) };
  const host = openApp({ dataDir, log: silentLog, secret });
  const reply = await host.request('foresight', { contract: CONTRACT, type: 'create', ...about });
  host.close();
  check((reply as Reply).type === 'table', `no game was laid: ${JSON.stringify(reply)}`);
}
