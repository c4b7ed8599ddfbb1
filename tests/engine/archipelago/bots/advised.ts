/** Positions of recorded games, in which the steward is asked for advice. */
import { createHash, type Hash } from 'node:crypto';
import { evaluate, type Evaluation } from '#engine/archipelago/bots/evaluation.ts';
import { toldBy } from '#engine/archipelago/bots/tell.ts';
import { worthOf } from '#engine/archipelago/bots/worths.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Term } from '#engine/bots/advice.ts';
import { BUILDER, TRADER } from '#engine/archipelago/bots/temperament.ts';
import { openBox } from '#engine/archipelago/box.ts';
import type { State } from '#engine/archipelago/state.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { gameOf, packOf, readRecorded, recordedNames } from '../recorded/files.ts';
import { against } from '../rules/cards-against/against.ts';
import { citizen, ship, SMALL_BOX, SMALL_GAME, table, type Table } from '../table.ts';

const FIRST = readRecorded(elementAt(recordedNames(), 0));
/** The pack of the recorded games, whatever has become of the game's own; one command makes them all. */
export const RECORDED_PACK = packOf(FIRST);
/** The game of that pack. */
export const RECORDED_GAME = gameOf(FIRST);
const BOX = openBox(RECORDED_PACK);

type Visit = (state: State, seat: Seat) => void;

/** Visits every `nth` decision of the recorded games, each as it stood. */
export function visitDecisions(nth: number, visit: Visit): void {
  let count = 0;
  for (const name of recordedNames()) {
    visitGame(name, (state, seat) => {
      if (count++ % nth === 0) visit(state, seat);
    });
  }
}

function visitGame(name: string, visit: Visit): void {
  const record = readRecorded(name);
  const game = gameOf(record);
  const state = game.schema.state.parse(record.setup);
  for (const entry of record.entries) {
    if (entry.kind !== 'move') break;
    const { seat } = entry;
    if (game.deciders(state).includes(seat) && game.legalMoves(state, seat).length > 1) visit(state, seat);
    game.apply(state, seat, game.schema.move.parse(entry.move), () => undefined);
  }
}

/**
 * A line for each recorded game, with a hash of every bit of the numbers of all its decisions; a decision gives lists of them, each of
 * which has its own hash.
 */
export function hashesByGame(numbersOf: (state: State, seat: Seat) => readonly (readonly number[])[]): string {
  const lines = recordedNames().map((name) => {
    const hashes: Hash[] = [];
    visitGame(name, (state, seat) => {
      numbersOf(state, seat).forEach((numbers, at) => {
        (hashes[at] ??= createHash('sha256')).update(new Float64Array(numbers));
      });
    });
    return [name, ...hashes.map((hash) => hash.digest('hex').slice(0, 16))].join(' ');
  });
  return `${lines.join('\n')}\n`;
}

/** A decision as the steward of that seat evaluates it. */
export function evaluated(state: State, seat: Seat, at = RECORDED_GAME, box = BOX): Evaluation {
  const temper = seat % 2 === 0 ? BUILDER : TRADER;
  return evaluate(at, box, at.sample(at.information(state, seat), streamOf('evaluated')), seat, temper);
}

/** The reasons for a move in a decision. */
export const reasonsFor = (evaluation: Evaluation, move: Move): readonly Term[] =>
  toldBy((tell) => worthOf(evaluation, move, tell));

/** Decisions that hardly any recorded game has, laid by hand for the small game: those of cards against others, and an expulsion. */
export function rareDecisions(): { readonly state: State; readonly seat: Seat; readonly evaluation: Evaluation }[] {
  const fined = against([{ kind: 'target', seat: 0, what: 'florins', amount: 3 }], {
    screens: [{}, {}, { florins: 8 }],
  });
  const robbed = against([{ kind: 'target', seat: 0, what: 'cube', amount: 0 }], {
    screens: [{}, { cubes: { iron: 1, fish: 3 } }],
  });
  robbed.play(0, { type: 'target', seat: 1 });
  const sunk = against([{ kind: 'sink', seat: 0 }], {
    map: [['bay', 'N']],
    units: [ship(0, 'bay'), ship(1, 'bay', { place: 'port' })],
  });
  const rebels = table({
    at: 'balance',
    map: [
      ['meadow', 'N'],
      ['grove', 'NE'],
    ],
    deck: ['wood'],
    units: [
      citizen(0, 'meadow', { place: 'town' }),
      citizen(0, 'meadow'),
      citizen(1, 'meadow', { place: 'market' }),
      citizen(2, 'meadow', { place: 'port' }),
    ],
  });
  rebels.play(0, { type: 'consume', from: 'market' });
  for (const place of ['town', 'ground'] as const)
    rebels.play(0, { type: 'stand', owner: 0, spot: rebels.spot('meadow', place), by: 'cube' });
  for (const seat of [0, 1, 2, 3]) if (rebels.frame() === 'domestic-crisis') rebels.done(seat);
  const laid: [Table, Seat][] = [
    [fined, 0],
    [robbed, 1],
    [sunk, 0],
    [rebels, 0],
  ];
  return laid.map(([{ state }, seat]) => ({ state, seat, evaluation: evaluated(state, seat, SMALL_GAME, SMALL_BOX) }));
}
