import type { DealWindow } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Frame, FrameOf } from '../../frames.ts';
import type { State } from '../../state.ts';

/** Frames that open the talk: the innermost of them says between whom. */
const OCCASIONS = ['round', 'bids', 'order', 'domestic-crisis', 'expulsion', 'export-crisis'] as const;
type Occasion = FrameOf<(typeof OCCASIONS)[number]>;

/**
 * What may lie on top while deals are made: the occasions, and steps that can be ended whatever lies behind the screens.
 * Elsewhere a deal could give away what is still owed, or reach into a closed fist.
 */
const TALKED_OVER: readonly Frame['kind'][] = [
  ...OCCASIONS,
  'harvest',
  'free-harvest',
  'permission',
  'exploration',
  'finds',
  'reproduction',
  'migration',
  'branch',
  'search',
  'sink',
  'pillage',
  'launch',
];

/** What deals can be about just now: the innermost frame that opens the talk, or undefined. */
export function occasion(frames: readonly Frame[]): Occasion | undefined {
  return frames.findLast((frame): frame is Occasion => OCCASIONS.some((kind) => kind === frame.kind));
}

/**
 * Who may strike a deal with whom (rulebook 2.0, p. 5; ruling 101): the active player with each other in their round, the
 * player in turn in a crisis, whoever names the order of play, and everybody before the first fist closes (ruling 19). While an
 * offer waits, only the one it was made to may make one, to whoever made it.
 */
export function dealWindows({ frames, order }: Pick<State, 'frames' | 'order'>): DealWindow[] {
  const top = frames[frames.length - 1];
  if (top === undefined) return [];
  if (top.kind === 'offer') return [{ code: 'counter-offer', seat: top.to, with: [top.from] }];
  const about = TALKED_OVER.includes(top.kind) ? occasion(frames) : undefined;
  if (about === undefined) return [];
  const seats = [...order].sort((a, b) => a - b);
  if (about.kind === 'bids') return about.amounts.every((amount) => amount === null) ? everybody(seats) : [];
  const seat = 'next' in about ? order[about.next] : about.seat;
  if (seat === undefined) return [];
  const code = 'next' in about ? 'crisis' : about.kind;
  return [{ code, seat, with: seats.filter((other) => other !== seat) }];
}

/** Each with those after them: every pair once. */
function everybody(seats: readonly Seat[]): DealWindow[] {
  return seats.slice(0, -1).map((seat, index) => ({ code: 'bids', seat, with: seats.slice(index + 1) }));
}

/** Whether the two may strike a deal now. */
export function mayDeal(state: State, one: Seat, other: Seat): boolean {
  return dealWindows(state).some(
    (window) =>
      (window.seat === one && window.with.includes(other)) || (window.seat === other && window.with.includes(one)),
  );
}

/** A window opens anew: nobody has made an offer in it. */
export function openTalk(state: State): void {
  state.offered = state.offered.map(() => 0);
}
