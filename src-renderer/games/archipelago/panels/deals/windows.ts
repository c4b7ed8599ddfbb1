import type { Frame } from '#engine/archipelago/frames.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

/** What deals can be about: the innermost of these says who may deal with whom. */
const OCCASIONS = ['round', 'order', 'domestic-crisis', 'expulsion', 'export-crisis'] as const;
type Occasion = Extract<Frame, { kind: (typeof OCCASIONS)[number] }>;

/** What may lie on top of it while people talk. */
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

/** What is being talked over, or nothing. */
export function occasion({ frames }: Pick<View, 'frames'>): Occasion | undefined {
  return frames.findLast((frame): frame is Occasion => OCCASIONS.some((kind) => kind === frame.kind));
}

/** Who is at the middle of the talk: with him everybody may deal. */
export function inTurn({ frames, order }: Pick<View, 'frames' | 'order'>): number | undefined {
  const about = occasion({ frames });
  if (about === undefined) return undefined;
  return 'next' in about ? order[about.next] : about.seat;
}

/**
 * Whom `seat`, whose decision it is, may offer a deal now. The rules have the last word; this only says whether the
 * question is worth asking. Bids are made at the screen, where nobody talks.
 */
export function partnersOf(view: Pick<View, 'frames' | 'order'>, seat: number): number[] {
  const top = view.frames.at(-1);
  if (top?.kind === 'offer') return top.to === seat ? [top.from] : [];
  if (top === undefined || !TALKED_OVER.includes(top.kind)) return [];
  const middle = inTurn(view);
  if (middle === undefined) return [];
  return seat === middle ? [...view.order].sort((a, b) => a - b).filter((other) => other !== seat) : [middle];
}
