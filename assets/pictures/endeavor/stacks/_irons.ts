import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { ring } from './_stack.ts';

/** Links of a chain from one point to another, hanging through so deep. */
export function chain(
  p: Painter,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  iron: string,
  link = 15,
  ink = 3,
): void {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) + Math.abs(sag) * 1.4;
  const many = Math.max(3, Math.round(long / (link * 1.42)));
  const at = (part: number): [number, number] => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part),
  ];
  for (let one = 0; one <= many; one++) {
    const part = one / many;
    const [x, y] = at(part);
    const [ax, ay] = at(Math.max(0, part - 0.02));
    const [bx, by] = at(Math.min(1, part + 0.02));
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    p.at({ x, y, turn }, () =>
      ring(p, 0, 0, link, link * 0.42, iron, { high: link * (one % 2 === 0 ? 0.62 : 0.24), ink }),
    );
  }
}

/** A hand iron: a bow of flat iron on the straight barrel of its lock, an eye for the chain below; `open`: its bow swung back on the hinge. 190 units high, the eye at 0, 0. */
export function handIron(p: Painter, place: Place, iron: string, { open = false, ink = 5 } = {}): void {
  const light = mix(iron, '#c9d2da', 0.34);
  const dark = mix(iron, INK, 0.45);
  const bow = '-62,-44 -84,-84 -82,-132 -48,-176 0,-190 48,-176 82,-132 84,-84 62,-44';
  p.at(place, () => {
    if (open)
      p.at({ x: -64, y: -46, turn: -64 }, () => {
        const swung = bow.replace(
          /(-?\d+),(-?\d+)/g,
          (_, x: string, y: string) => `${Number(x) + 64},${Number(y) + 46}`,
        );
        p.beam(swung, 27, iron, { ink, light: 7 });
        p.stroke(swung, 4, light);
      });
    else {
      p.beam(bow, 27, iron, { ink, light: 7 });
      p.stroke('-66,-60 -78,-88 -76,-130 -44,-170 0,-184 40,-172', 5, light);
    }
    p.form('-92,-22! -92,-58! 84,-58! 84,-22!', iron, { ink, light: 7, hatch: 0.4 });
    p.stroke('-86,-50 0,-52 78,-50', 5, light);
    for (const x of [-50, 44])
      p.form(`${x - 9},-18! ${x - 9},-62! ${x + 9},-62! ${x + 9},-18!`, light, { ink: ink - 1, light: 3 });
    p.form('84,-30! 84,-50! 116,-48! 116,-32!', dark, { ink: ink - 1, light: 3 });
    p.disc(-64, -44, 17, light, { ink: ink - 1, light: 4 });
    p.disc(-64, -44, 5, INK, { ink: 0 });
    p.disc(0, -40, 8, INK, { ink: 0 });
    p.form('-5,-40! 5,-40! 8,-24! -8,-24!', INK, { ink: 0 });
    ring(p, 0, -8, 17, 11, iron, { ink: ink - 1 });
  });
}
