/**
 * A table in one line: `table({ seats: { ulaf: { hand: ['whetstone'] } } })` is a game of the small pack in the Actions of
 * round 2, with nothing on it but what is said. Moves are played with every check there is; each gives the whole change.
 */
import { expect } from 'vitest';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import { gameFlow } from '#engine/empires-of-the-north/flow.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { Location, Player, State } from '#engine/empires-of-the-north/state.ts';
import type { Emitted } from '#engine/kernel/events.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { arrange, SMALL, type Played } from './laid/arrange.ts';
import { changeBetween, ledgerOf, type Change } from './laid/ledger.ts';
import { moveOf, wordsOf } from './laid/moves.ts';
import { clanOf, locationNamed, seatOf } from './laid/names.ts';
import type { Situation } from './laid/situation.ts';

export { playedWith, SMALL, type Played } from './laid/arrange.ts';
export type { Change } from './laid/ledger.ts';
export type { Situation } from './laid/situation.ts';

/** A game a test plays by hand. Clans stand for seats, and moves are words (`laid/moves.ts`). */
export type Table = {
  readonly state: State;
  /** Everything emitted since the situation was arranged. */
  readonly log: Emitted<Event>[];
  /** What changed by itself before anybody was asked. */
  readonly opening: Change;
  /**
   * Plays a move and gives the whole change. Throws where the rules refuse it, do not list it, or leave a broken state. A move with a
   * question mark before it is played only if its clan is asked for it: what leaves no choice may happen by itself.
   */
  play(clan: string, words: string): Change;
  /** Plays several moves and gives the whole change of all of them. */
  plays(...moves: readonly (readonly [clan: string, words: string])[]): Change;
  /** Everything that has changed since the table was laid. */
  since(): Change;
  /** The code of the refusal of a move, or undefined. */
  refused(clan: string, words: string): string | undefined;
  /** The moves a clan may make, in words; only those that begin with `with`, if told. */
  offered(clan: string, begin?: string): string[];
  /** Who decides now, and about what: `turn ulaf`; `over` at the end. */
  asked(): string;
  player(clan: string): Player;
  at(clan: string, name: string): Location;
  /** The lines of a clan on the score sheet as it would be counted now. */
  score(clan: string): Record<string, number>;
};

/** Lays a table out. */
export function table(situation: Situation = {}, played: Played = SMALL): Table {
  return tableOf(played, arrange(played, situation));
}

/** A table over a state, which runs by itself up to its first decision. */
export function tableOf(played: Played, state: State): Table {
  const { box, game } = played;
  const log: Emitted<Event>[] = [];
  const emit = (event: Event, audience?: Emitted<Event>['audience']): unknown => log.push({ event, audience });
  const changing = (act: () => void): Change => {
    const before = game.copy(state);
    const told = log.length;
    act();
    expect(game.invariants(state)).toEqual([]);
    for (const seat of game.deciders(state)) expect(game.legalMoves(state, seat)).not.toEqual([]);
    expectDecks(before, state, log.slice(told));
    return changeBetween(ledgerOf(before), ledgerOf(state));
  };
  const read = (clan: string, words: string): [number, Move] => {
    const seat = seatOf(state, clan);
    return [seat, moveOf(state, seat, words)];
  };
  const laid = ledgerOf(game.copy(state));
  const play = (clan: string, told: string): Change => {
    const words = told.replace(/^\?/, '');
    const listed = (): boolean =>
      game.legalMoves(state, seatOf(state, clan)).some((one) => wordsOf(state, one) === words);
    if (words !== told && !listed()) return {};
    const [seat, move] = read(clan, words);
    expect(game.refusal(state, seat, move)?.code, `${clan} ${words}`).toBeUndefined();
    expect(game.legalMoves(state, seat)).toContainEqual(move);
    return changing(() => game.apply(state, seat, move, emit));
  };
  return {
    state,
    log,
    opening: changing(() => gameFlow.settle(box, state, emit)),
    play,
    plays: (...moves) => {
      const before = ledgerOf(game.copy(state));
      for (const [clan, words] of moves) play(clan, words);
      return changeBetween(before, ledgerOf(state));
    },
    since: () => changeBetween(laid, ledgerOf(state)),
    refused: (clan, words) => refusalOf(played, state, ...read(clan, words)),
    offered: (clan, begin = '') =>
      game.legalMoves(state, seatOf(state, clan)).flatMap((move) => {
        const words = wordsOf(state, move);
        return words.startsWith(begin) ? [words] : [];
      }),
    asked: () => askedIn(played, state),
    player: (clan) => elementAt(state.players, seatOf(state, clan)),
    at: (clan, name) => locationNamed(state, seatOf(state, clan), name),
    score: (clan) => scoreOf(played, state, seatOf(state, clan)),
  };
}

/** The order of a deck changes only where it is shuffled: else cards are taken from its top. */
function expectDecks(before: State, after: State, log: readonly Emitted<Event>[]): void {
  after.players.forEach(({ deck }, seat) => {
    const shuffled = log.some(
      ({ event }) => (event.type === 'reshuffled' || event.type === 'searched') && event.seat === seat,
    );
    const old = elementAt(before.players, seat).deck;
    if (!shuffled) expect(deck, `the deck of ${seat}`).toEqual(old.slice(old.length - deck.length));
  });
}

/** What is refused is not listed either. */
function refusalOf({ game }: Played, state: State, seat: number, move: Move): string | undefined {
  const code = game.refusal(state, seat, move)?.code;
  if (code !== undefined) expect(game.legalMoves(state, seat)).not.toContainEqual(move);
  return code;
}

function askedIn({ game }: Played, state: State): string {
  const seats = game.deciders(state);
  if (seats.length === 0) return 'over';
  return [state.frames.at(-1)?.kind, ...seats.map((seat) => clanOf(state, seat))].join(' ');
}

function scoreOf({ game }: Played, state: State, seat: number): Record<string, number> {
  const lines = game.score(state).filter((line) => line.seat === seat);
  return Object.fromEntries(lines.map(({ code, points }) => [code, points]));
}

/** The points of all lines together. */
export const sum = (lines: Readonly<Record<string, number>>): number =>
  Object.values(lines).reduce((points, one) => points + one, 0);
