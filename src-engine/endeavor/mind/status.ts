/** What the four status tracks promise: symbols, levels and how far the next glory space is. */
import { TRACKS, type Track } from '../data/schema.ts';
import { levelOf, shownScore } from '../figures/levels.ts';
import type { Measure, SeatLook } from './look.ts';

/** Occasions that a level of the track still has to bring something, as a share of the game. */
const AHEAD: Readonly<Record<Track, (seat: SeatLook) => number>> = {
  industry: ({ ahead }) => ahead.build / 7,
  culture: ({ ahead }) => ahead.growth / 7,
  finance: ({ ahead }) => ahead.salaries / 7,
  politics: ({ look }) => (look.left + 1) / 7,
};

const marker = ({ look, player }: SeatLook, track: Track): number => shownScore(look.box, player.status, track);

const level =
  (track: Track): Measure =>
  (seat) =>
    (levelOf(seat.look.box, seat.player.status[track]) / 4) * AHEAD[track](seat);

const symbols =
  (track: Track): Measure =>
  (seat) =>
    (marker(seat, track) / 15) * (seat.look.left / 6);

/** Symbols beyond the last glory space that is reached. */
const beyond: Measure = (seat) => {
  const { box } = seat.look;
  let sum = 0;
  for (const track of TRACKS) {
    const at = marker(seat, track);
    sum += at - (box.glory[at] ?? 0);
  }
  return sum / 8;
};

/** The features of the tracks. */
export const STATUS: Readonly<Record<string, Measure>> = {
  ...Object.fromEntries(TRACKS.map((track) => [`level-${track}`, level(track)])),
  ...Object.fromEntries(TRACKS.map((track) => [`symbols-${track}`, symbols(track)])),
  beyond,
  'beyond-early': (seat) => beyond(seat) * (seat.look.left / 6),
};
