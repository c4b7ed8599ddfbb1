import type { SeatSetup } from '#main/contract/messages.ts';
import { colourOf, type Colour } from '../../../components/marks.ts';
import { CHART_INKS } from '../../../styles/palette.ts';
import type { PlotLook } from './plot.ts';

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
  const { ink, colour = CHART_INKS[ink % CHART_INKS.length] ?? CHART_INKS[0] } = look;
  return {
    colour,
    dash: INK_DASHES[ink % INK_DASHES.length] ?? 'none',
    hatch: HATCHES[(ink + Math.floor(ink / CHART_INKS.length)) % HATCHES.length] ?? 'none',
  };
}
