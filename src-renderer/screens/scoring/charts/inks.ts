import type { SeatSetup } from '#main/contract/messages.ts';
import { colourOf, type Colour } from '../../../components/marks.ts';
import type { PlotLook } from './plot.ts';

/** Inks for what belongs to no seat: told apart from parchment, from seats, and in their order from each other. */
const INKS = ['#7a4a21', '#4f6f3a', '#b07a2c', '#3f6178', '#8c4a52', '#77733a', '#5b5470', '#a2603a'] as const;

/** How lines are broken, by seat colour: two that lie upon each other are both seen. */
const DASHES: Readonly<Record<Colour, string>> = {
  red: 'none',
  yellow: '10 4',
  green: '5 3',
  blue: '16 5',
  lilac: '10 3 3 3',
  neutral: 'none',
};
const INK_DASHES = ['none', '12 4', '6 3'] as const;

/** How hatching runs over an ink; every second one has none. */
export type Hatch = 'none' | 'up' | 'down';
const HATCHES: readonly Hatch[] = ['none', 'up', 'none', 'down'];

/** What a series is drawn with. */
export type Stroke = {
  readonly colour: string;
  readonly dash: string;
  readonly hatch: Hatch;
  /** The seat's colour, whose symbol stands for it. */
  readonly mark?: Colour;
};

/** What a series is drawn with; never by its colour alone. */
export function strokeOf(seats: readonly SeatSetup[], look: PlotLook): Stroke {
  if ('seat' in look) {
    const mark = colourOf(seats, look.seat);
    return { colour: `var(--seat-${mark})`, dash: DASHES[mark], hatch: 'none', mark };
  }
  const { ink, colour = INKS[ink % INKS.length] ?? INKS[0] } = look;
  return {
    colour,
    dash: INK_DASHES[ink % INK_DASHES.length] ?? 'none',
    hatch: HATCHES[(ink + Math.floor(ink / INKS.length)) % HATCHES.length] ?? 'none',
  };
}
