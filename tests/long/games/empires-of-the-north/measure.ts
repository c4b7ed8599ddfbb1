/** What is counted in whole games, to compare the base pack with the aims of its reconstruction. */
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { add, type Counter } from './counter.ts';
import { GAME, playGame, type Seating } from './play.ts';

/** Sums over the games of one clan, a seat at a time. */
export type ClanTally = {
  seats: number;
  /** Victories; a shared one is shared. */
  won: number;
  points: number;
  /** Points on the track after each round, the first at 1, and seats that saw it end. */
  track: number[];
  tracked: number[];
  cards: number;
  rounds: number;
  sails: number;
  uses: number;
  /** Points on the track by what gave them; an island or a tile has no card of the clan. */
  by: Counter;
};

/** Sums over the games of a measurement. */
export type Tally = {
  games: number;
  players: number;
  ties: number;
  /** Games by their last round. */
  last: Counter;
  winners: number;
  lastToFirst: number;
  /** Points of winners by the line of the sheet. */
  parts: Counter;
  /** Victories by seat: the first player of the first round is 0. */
  seatWon: Counter;
  turns: number;
  /** Rounds of all seats together; the longest of one seat, in turns. */
  seatRounds: number;
  longest: number;
  passes: { forced: number; all: number };
  tiles: Counter;
  pawns: { first: number; again: number };
  /** Voyages: near or far, pillage or conquest, and each island by what was done to it. */
  voyages: Counter;
  raids: number;
  clans: Map<string, ClanTally>;
  cards: CardTally;
};

/** Cards by what became of them; copies shown and kept one by one, games once. */
export type CardTally = {
  shown: Counter;
  kept: Counter;
  /** Seats that kept one in a game, that played one, and of those that played one the victories. */
  held: Counter;
  played: Counter;
  wonWith: Counter;
};

const newClan = (): ClanTally => ({
  seats: 0,
  won: 0,
  points: 0,
  track: [],
  tracked: [],
  cards: 0,
  rounds: 0,
  sails: 0,
  uses: 0,
  by: new Map(),
});

/** A measurement without games. */
export const newTally = (players: number): Tally => ({
  games: 0,
  players,
  ties: 0,
  last: new Map(),
  winners: 0,
  lastToFirst: 0,
  parts: new Map(),
  seatWon: new Map(),
  turns: 0,
  seatRounds: 0,
  longest: 0,
  passes: { forced: 0, all: 0 },
  tiles: new Map(),
  pawns: { first: 0, again: 0 },
  voyages: new Map(),
  raids: 0,
  clans: new Map(BASE_PACK.clans.map(({ id }) => [id, newClan()])),
  cards: { shown: new Map(), kept: new Map(), held: new Map(), played: new Map(), wonWith: new Map() },
});

/** What one game has shown of each seat so far. */
type Seen = { readonly clan: ClanTally; readonly held: Set<string>; readonly played: Set<string>; turns: number };

/** The clan with this id of a tally. @throws Error if there is none */
export function clanOf({ clans }: Tally, id: string): ClanTally {
  const clan = clans.get(id);
  if (clan === undefined) throw new Error(`no clan ${id}`);
  return clan;
}

function onMove(tally: Tally, seen: Seen[], state: State, seat: number, move: Move): void {
  const own = elementAt(seen, seat);
  if (move.type !== 'keep') return;
  const top = state.frames.at(-1);
  if (top?.kind !== 'opening' && top?.kind !== 'observation') return;
  // The opening hand costs nothing, so what is kept of it says less.
  if (top.kind === 'observation') {
    for (const card of elementAt(top.looks, seat)) add(tally.cards.shown, card);
    for (const card of move.cards) add(tally.cards.kept, card);
  }
  for (const card of move.cards) own.held.add(card);
}

/** The events of a seat's own doing. */
function onOwn(tally: Tally, own: Seen, event: Event): void {
  if (event.type === 'placed' || event.type === 'field' || event.type === 'boosted') own.played.add(event.card);
  if (event.type === 'used') own.clan.uses++;
  if (event.type === 'sailed') own.clan.sails++;
  if (event.type === 'points') add(own.clan.by, event.by ?? 'rule', event.points);
  if (event.type === 'turn') {
    tally.turns++;
    own.turns++;
  }
  if (event.type === 'pawn') tally.pawns[event.again ? 'again' : 'first']++;
  if (event.type === 'declared') add(tally.tiles, event.tile);
  if (event.type === 'passed') {
    tally.passes.all++;
    if (event.forced) tally.passes.forced++;
  }
}

function onEvent(tally: Tally, seen: Seen[], event: Event, state: State): void {
  if (event.type === 'round' && event.round > 1) endRound(tally, seen, state, event.round - 1);
  if (event.type === 'ended') endRound(tally, seen, state, state.round);
  if (event.type === 'raided') tally.raids++;
  if (event.type === 'pillaged') {
    add(tally.voyages, `${event.pile} pillage`);
    add(tally.voyages, `${event.island} pillage`);
  }
  if (event.type === 'conquered') {
    add(tally.voyages, `${event.pile} conquer`);
    add(tally.voyages, `${event.card} conquer`);
  }
  if ('seat' in event && event.type !== 'raided') onOwn(tally, elementAt(seen, event.seat), event);
}

function endRound(tally: Tally, seen: Seen[], { players }: State, round: number): void {
  players.forEach(({ score }, seat) => {
    const own = elementAt(seen, seat);
    own.clan.track[round] = (own.clan.track[round] ?? 0) + score;
    own.clan.tracked[round] = (own.clan.tracked[round] ?? 0) + 1;
    tally.longest = Math.max(tally.longest, own.turns);
    own.turns = 0;
  });
  tally.seatRounds += players.length;
}

/** Plays one game and adds it to the tally. Returns how each seat fared. */
export function measure(tally: Tally, seed: string, seating: Seating): { won: boolean; points: number }[] {
  const seen = seating.map(({ clan }): Seen => ({
    clan: clanOf(tally, clan),
    held: new Set(),
    played: new Set(),
    turns: 0,
  }));
  let first = -1;
  const state = playGame(seed, seating, {
    move: (now, seat, move) => onMove(tally, seen, now, seat, move),
    event: (event, now) => {
      if (event.type === 'round' && event.round === 1) ({ first } = event);
      onEvent(tally, seen, event, now);
    },
  });
  return count(tally, seen, state, first);
}

function count(tally: Tally, seen: readonly Seen[], state: State, first: number): { won: boolean; points: number }[] {
  const results = GAME.outcome(state)?.seats ?? [];
  const points = results.map((result) => result.points);
  const most = Math.max(...points);
  const winners = results.filter(({ won }) => won).length;
  tally.games++;
  add(tally.last, String(state.round));
  if (points.filter((own) => own === most).length > 1) tally.ties++;
  tally.winners += most;
  tally.lastToFirst += Math.min(...points) / most;
  const winner = results.findIndex(({ won }) => won);
  for (const line of GAME.score(state)) if (line.seat === winner) add(tally.parts, line.code, line.points);
  seen.forEach(({ clan, held, played }, seat) => {
    const { won, points: own } = elementAt(results, seat);
    const share = won ? 1 / winners : 0;
    clan.seats++;
    clan.won += share;
    clan.points += own;
    clan.cards += elementAt(state.players, seat).empire.reduce((sum, { under }) => sum + 1 + under.length, 0);
    clan.rounds += state.round;
    add(tally.seatWon, String((seat - first + seen.length) % seen.length), share);
    for (const card of held) add(tally.cards.held, card);
    for (const card of played) {
      if (held.has(card)) add(tally.cards.played, card);
      add(tally.cards.wonWith, card, share);
      add(tally.cards.wonWith, `${card} seats`);
    }
  });
  return results.map(({ won, points: own }) => ({ won, points: own }));
}
