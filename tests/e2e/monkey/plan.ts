import { pick, streamOf } from '#engine/kernel/rng.ts';
import { GALLERY_GAMES, recordedGames, type GalleryGame, type GalleryPosition } from '#tests/gallery/positions.ts';
import type { Look } from '#tests/gallery/open.ts';
import type { Level } from '#main/contract/messages.ts';

/** Where a walk begins, and how it is looked at. */
export type Start = {
  readonly game: GalleryGame;
  readonly seats: 'few' | 'most';
  /** How far into a recorded game, as a share of it. */
  readonly stage: number;
  readonly size: readonly [width: number, height: number];
  readonly text: number;
  /** The chart, or the model as a processor draws it. */
  readonly board: Look['board'];
  readonly level: Level;
  /** Who sits there: persons who know the game, persons to whom the pilot speaks, or one such person among bots. */
  readonly people: 'old hands' | 'newcomers' | 'one';
};

type Axes = { readonly [Axis in keyof Start]: readonly Start[Axis][] };

/** The sizes a window is given, also while somebody plays in it. */
export const SIZES: Start['size'][] = [
  [1280, 720],
  [1920, 1080],
  [1366, 768],
  [1024, 640],
  [640, 360],
  [2560, 1440],
];

const AXES: Axes = {
  game: GALLERY_GAMES,
  seats: ['most', 'few'],
  stage: [0.5, 0.9, 0.1],
  size: SIZES,
  text: [1, 1.3, 1.6],
  board: ['svg', 'three'],
  level: ['table', 'open', 'strict'],
  people: ['old hands', 'newcomers', 'one'],
};
const NAMES = Object.keys(AXES) as (keyof Start)[];
/** Of so many starts drawn the one is taken that brings most new pairs. */
const DRAWN = 60;

/** Text of the largest size leaves no room for a decision in the smallest window: nobody has found a layout for it. */
export const isHopeless = ({ size: [width], text }: Pick<Start, 'size' | 'text'>): boolean =>
  width === 640 && text === 1.6;

/**
 * Starts in which every two values of different axes meet at least once, and each game on each kind of board with every size of text;
 * always the same for a seed.
 */
export function pairwise(seed: string): Start[] {
  const rng = streamOf(seed);
  const open = new Set<string>();
  for (const [at, one] of NAMES.entries())
    for (const other of NAMES.slice(at + 1))
      for (const a of AXES[one]) for (const b of AXES[other]) open.add(pairOf(one, a, other, b));
  for (const game of AXES.game)
    for (const board of AXES.board) for (const text of AXES.text) open.add(meeting({ game, board, text }));
  open.delete(pairOf('size', [640, 360], 'text', 1.6));
  const drawn = (): Start =>
    Object.fromEntries(NAMES.map((name) => [name, AXES[name][pick(rng, AXES[name].length)]])) as Start;
  const starts: Start[] = [];
  while (open.size > 0) {
    const some = Array.from({ length: DRAWN }, drawn).filter((start) => !isHopeless(start));
    const news = some.map((start) => pairsOf(start).filter((pair) => open.has(pair)).length);
    const best = some[news.indexOf(Math.max(...news))] as Start;
    for (const pair of pairsOf(best)) open.delete(pair);
    starts.push(best);
  }
  return starts;
}

const pairOf = (...pair: unknown[]): string => JSON.stringify(pair);
const pairsOf = (start: Start): string[] => [
  ...NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => pairOf(one, start[one], other, start[other]))),
  meeting(start),
];
const meeting = ({ game, board, text }: Pick<Start, 'game' | 'board' | 'text'>): string =>
  JSON.stringify([game, board, text]);

/** The position of a recorded game in which a walk begins. */
export function positionOf({ game, seats, stage }: Start): GalleryPosition {
  const all = recordedGames(game).map((one) => ({ ...one, count: Number(/-(\d)p/.exec(one.game)?.[1]) }));
  const counts = all.map(({ count }) => count);
  const wanted = seats === 'most' ? Math.max(...counts) : Math.min(...counts);
  const { entries, ...found } = all.find(({ count }) => count === wanted) ?? (all[0] as (typeof all)[number]);
  return { ...found, name: `${game}-${wanted}`, entries: Math.floor(entries * stage) };
}
