import type { Painter, Place } from '../../kit/painter.ts';

/** The hull of an umiak of oiled skin from its side, its bow to the left, 740 long; the water line lies at y = 40. */
export function skinHull(p: Painter, place: Place, { colour = '#d2a35e', ink = 5 } = {}): void {
  p.at(place, () => {
    p.form(
      '-392,-120! -372,-112 -250,-62 -100,-44 100,-44 250,-62 366,-112 386,-122! 366,-60 320,0 240,46 120,62 -120,62 -240,46 -330,-6 -372,-70',
      colour,
      { ink, hatch: 0.6, light: 16 },
    );
    for (const x of [-260, -170, -80, 10, 100, 190, 270]) {
      const top = -44 - (x / 280) ** 2 * 28;
      p.stroke(`${x},${top + 8} ${x - 8},0 ${x * 0.92},44`, 2.6, '#8a5c34', 0.9);
    }
    p.stroke('-366,-84 -250,-30 -100,-12 100,-12 250,-30 362,-84', 2.6, '#8a5c34', 0.9);
    p.beam('-398,-124 -372,-112 -250,-64 -100,-46 100,-46 250,-64 366,-114 392,-126', 13, '#8a5f3c', { ink: ink - 1 });
  });
}

/** A paddle with its blade at 0,0, 170 long. */
export function paddle(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('0,-36 0,-170', 7, '#c99a5a', { ink: 3 });
    p.form('-4,-46 -15,-20 -12,24 0,34 12,24 15,-20 4,-46', '#c99a5a', { ink: 3, light: 4 });
  });
}
