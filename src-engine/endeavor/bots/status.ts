/** What symbols are worth: glory at the end, and until then the levels that they reach. */
import { defined } from '../../kernel/defined.ts';
import { TRACKS, type Symbols, type Track } from '../data/schema.ts';
import type { Status } from '../state.ts';
import type { Evaluation } from './evaluation.ts';

/** Symbols that a track is expected to climb in a round. */
const CLIMB = 1.6;
/** A disc of growth: half an action. */
const DISC = 1.2;
/** A disc that returns for salaries: a building used once more, and the disc it was used with. */
const PAYMENT = 0.95;
/** What a tile of each level adds over one of level 1. */
const TILE = [0, 0.7, 1.5, 2.1, 2.9];
/** What one more card may be worth to whoever may keep it. */
const CARD_PLACE = 0.9;
/** Discs that lie on buildings when salaries are due, round by round: more payments than that are lost. */
const TO_PAY = [0, 0, 1, 2, 2.6, 3.2, 3.8, 4.3];

/** The value of a list at a place between its entries. */
function between(list: readonly number[], place: number): number {
  const low = Math.min(Math.floor(place), list.length - 1);
  const high = Math.min(low + 1, list.length - 1);
  return defined(list[low]) + (place - low) * (defined(list[high]) - defined(list[low]));
}

/** The level that `symbols` reach; a part of a symbol reaches a part of the next. */
function levelAt({ box }: Evaluation, symbols: number): number {
  return between(box.levels, Math.min(symbols, box.pack.levels.last));
}

/** Sums what a level brings on each of the coming `occasions`, the first `ahead` rounds from now, as the track climbs. */
function levelsWorth(
  evaluation: Evaluation,
  symbols: number,
  { occasions, ahead }: { readonly occasions: number; readonly ahead: number },
  worth: (level: number, round: number) => number,
): number {
  let sum = 0;
  for (let time = ahead; time < ahead + occasions; time++)
    sum += worth(levelAt(evaluation, symbols + CLIMB * time), evaluation.state.round + time);
  return sum;
}

const GAINS: Readonly<Record<Track, (evaluation: Evaluation, symbols: number) => number>> = {
  industry: (evaluation, symbols) =>
    levelsWorth(evaluation, symbols, { occasions: evaluation.left, ahead: 1 }, (level) => between(TILE, level)),
  culture: (evaluation, symbols) =>
    levelsWorth(evaluation, symbols, soon(evaluation, evaluation.growths), (level) => DISC * level),
  finance: (evaluation, symbols) =>
    levelsWorth(
      evaluation,
      symbols,
      soon(evaluation, evaluation.salaries),
      (level, round) => PAYMENT * Math.min(1 + level, between(TO_PAY, round)),
    ),
  politics: (evaluation, symbols) =>
    CARD_PLACE *
    Math.min(3, levelAt(evaluation, symbols + CLIMB * evaluation.left) + 0.3 * levelAt(evaluation, symbols)),
};

/** The occasions of a phase that this round may still bring. */
function soon({ left }: Evaluation, occasions: number): { occasions: number; ahead: number } {
  return { occasions, ahead: occasions > left ? 0 : 1 };
}

/** The glory that a marker is expected to have at the end: symbols to come even out the steps between glory spaces. */
function gloryAt({ box, left }: Evaluation, symbols: number): number {
  const most = Math.round(2 * CLIMB * left);
  let sum = 0;
  for (let more = 0; more <= most; more++) sum += defined(box.glory[Math.min(symbols + more, box.pack.levels.last)]);
  return sum / (most + 1);
}

/** What so many symbols on a track are worth from now to the end. Those beyond its last space are worth nothing. */
export function trackWorth(evaluation: Evaluation, track: Track, symbols: number): number {
  const known = evaluation.tracks[track];
  const shown = Math.min(symbols, evaluation.box.pack.levels.last);
  return (known[shown] ??= gloryAt(evaluation, shown) + GAINS[track](evaluation, shown));
}

/** What a whole status is worth. */
export function statusWorth(evaluation: Evaluation, status: Status): number {
  let sum = 0;
  for (const track of TRACKS) sum += trackWorth(evaluation, track, status[track]);
  return sum;
}

/** What `amount` more symbols of a track are worth. */
export function symbolWorth(evaluation: Evaluation, track: Track, amount = 1): number {
  const have = evaluation.player.status[track];
  return trackWorth(evaluation, track, have + amount) - trackWorth(evaluation, track, have);
}

/** What the symbols of a building or a card are worth. */
export function symbolsWorth(evaluation: Evaluation, symbols: Symbols): number {
  let sum = 0;
  for (const track of TRACKS) {
    const amount = symbols[track];
    if (amount !== undefined) sum += symbolWorth(evaluation, track, amount);
  }
  return sum;
}
