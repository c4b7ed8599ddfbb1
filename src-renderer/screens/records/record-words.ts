import { COLOURS, type SeatSetup } from '#main/contract/messages.ts';
import type { GameRecord } from '#main/contract/records.ts';
import { say } from '../../i18n/memory.ts';
import { list } from '../../i18n/translator.ts';
import type { RecordedSeat } from './figures.ts';
import type { GameNames } from './game-names.svelte.ts';

/** How long a game lay open: “2 h 10 min”; nothing for less than a minute, as where it was played elsewhere. */
export function timeWords({ seconds }: Pick<GameRecord, 'seconds'>): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return '';
  return say('records.time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** What a game was: its length where it has several, how many played, how long it took. */
export function factsOf(record: GameRecord, names: GameNames): string {
  const length = names.length(record);
  return list([...(length === undefined ? [] : [length]), say('persons.players', { n: record.players })], 'unit');
}

/** What is special about a record. */
export function marksOf({ from, how, practice }: GameRecord): string[] {
  return [
    ...(how === 'given-up' ? [say('records.marks.given-up')] : []),
    ...(from === 'imported' ? [say('records.marks.imported')] : []),
    ...(from === 'position' ? [say('records.marks.position')] : []),
    ...(practice ? [say('records.marks.practice')] : []),
  ];
}

/** The seats from the first place to the last; where there are no places, in their order. */
export const inOrder = ({ seats }: GameRecord): RecordedSeat[] =>
  seats.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.seat - b.seat);

/** The colour of a seat; the first of all where it is not known here. */
export const colourIn = ({ colour }: RecordedSeat): SeatSetup['colour'] =>
  COLOURS.find((one) => one === colour) ?? COLOURS[0];

/** The seats as charts know them. */
export const chartSeats = ({ seats }: GameRecord): SeatSetup[] =>
  seats.map((seat) => ({ name: seat.name, colour: colourIn(seat), player: seat.player }));
