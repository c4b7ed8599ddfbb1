/**
 * Who is asked in the Actions (ruling 35), in whole games: whoever could act is; whoever is, though they can only pass, could act with some
 * other hand; and whoever passes by themselves could not with any.
 */
import { describe, expect, it } from 'vitest';
import { anyOf } from '#engine/bots/random.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { canAct } from '#engine/empires-of-the-north/rules/turn.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { playedWith, SMALL, type Played } from './laid.ts';

/** The seat whose turn is next, where that is what happens next. */
function nextSeat({ frames, players }: State): number | undefined {
  const top = frames.at(-1);
  if (top?.kind !== 'actions' || players.every(({ passed }) => passed)) return undefined;
  let seat = top.next;
  while (elementAt(players, seat).passed) seat = (seat + 1) % players.length;
  return seat;
}

/** Whether `seat` could act if one card that nobody knows in its hand were one of its deck. */
function couldActOtherwise({ box, game }: Played, state: State, seat: number): boolean {
  const { hand, shown, deck } = elementAt(state.players, seat);
  const unknown = [...hand];
  for (const card of shown) unknown.splice(unknown.indexOf(card), 1);
  const [first] = unknown;
  if (first === undefined) return false;
  return deck.some((card, at) => {
    const world = game.copy(state);
    const player = elementAt(world.players, seat);
    player.hand[player.hand.indexOf(first)] = card;
    player.deck[at] = first;
    return canAct({ box, state: world, seat });
  });
}

/** Plays a game of chance. @returns how often a seat was asked that could act, that could only pass, and how often one passed by itself */
function play(played: Played, clans: readonly string[], seed: string) {
  const { box, game } = played;
  const rng = streamOf(seed);
  const state = game.setup({ players: clans.length, seats: clans.map((clan) => ({ clan })) }, seed, () => undefined);
  const asked = { free: 0, only: 0, never: 0 };
  const look = (): void => {
    const seat = nextSeat(state);
    if (seat === undefined) return;
    const able = canAct({ box, state, seat });
    const otherwise = !able && couldActOtherwise(played, state, seat);
    asked[able ? 'free' : otherwise ? 'only' : 'never'] += 1;
    due = { seat, asked: able || otherwise };
  };
  let due: { readonly seat: number; readonly asked: boolean } | undefined;
  for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
    const emit = (event: { readonly type: string; readonly seat?: number; readonly forced?: boolean }): void => {
      if (due === undefined || (event.type !== 'turn' && event.forced !== true)) return;
      expect([event.type, event.seat], seed).toEqual([due.asked ? 'turn' : 'passed', due.seat]);
      due = undefined;
    };
    game.apply(state, seat, anyOf(game.legalMoves(state, seat), rng), emit, look);
  }
  return asked;
}

describe.each([
  ['base', playedWith(BASE_PACK)],
  ['small', SMALL],
])('whoever could act with some hand, and nobody else, is asked: the %s pack', (name, played) => {
  const clans = played.box.pack.clans.map(({ id }) => id);
  it.each([2, 3, 4])('%i players', (players) => {
    const total = { free: 0, only: 0, never: 0 };
    for (let game = 0; game < 12; game++) {
      const own = Array.from({ length: players }, (_, at) => clans[(game + at) % clans.length] ?? '');
      const asked = play(played, own, `asked ${name} ${players} ${game}`);
      for (const key of ['free', 'only', 'never'] as const) total[key] += asked[key];
    }
    expect(total.free).toBeGreaterThan(300);
    expect(Math.min(total.only, total.never)).toBeGreaterThan(9);
  });
});
