import { distance, type Point } from '../../../../board/plane.ts';
import { roomIn, type Spare } from './room.ts';
import type { PartShape } from './shape.ts';
import type { Site, Sites } from './sites.ts';

/** Width of a piece on the board, in hex units; pieces of a region never stand closer, unless it overflows. */
export const PIECE = 0.2;
/** Width of a ship. */
export const SHIP = 0.27;
/** Closest that pieces of an overfull part may stand. */
export const CROWDED = 0.115;

/** A standing place. `cost` rises where a piece would cover something printed. */
export type Slot = {
  readonly at: Point;
  readonly cost: number;
};

/** Standing places of a part, unturned, free ones first. More of them than any part ever needs. */
export function slotsOf(part: PartShape, sites: Sites): Slot[] {
  const grid = roomIn(part).points;
  const icons = sites.icons.filter((icon) => icon.kind === part.kind && icon.index === part.index);
  const lone = part.kind === 'land' ? [sites.huts, sites.peak].filter((site) => site !== null) : [];
  const fixed: readonly Site[] = [...icons, ...lone];
  const built = sites.buildings.filter((site) => site.kind === part.kind && site.index === part.index);
  const width = part.kind === 'land' ? PIECE : SHIP;
  const clear = (spare: Spare, of: readonly Site[]) =>
    of.every((site) => distance(site.at, spare.at) >= site.radius + width / 2);
  const roomy = grid.filter(({ room }) => room >= width * 0.6);
  const open = roomy.filter((spare) => clear(spare, fixed));
  const slots: Slot[] = [];
  fill(
    slots,
    open.filter((spare) => clear(spare, built)),
    width,
    0,
  );
  fill(slots, open, width, 0.3);
  fill(slots, roomy, width, 1.5);
  fill(slots, grid, width, 3);
  fill(slots, grid, CROWDED, 6);
  return slots;
}

/** Adds standing places at least `gap` from all others, packed from the corner that takes most. */
function fill(slots: Slot[], points: readonly Spare[], gap: number, cost: number): void {
  const orders = [
    (p: Point) => p.x + p.y * 0.3,
    (p: Point) => p.y - p.x * 0.3,
    (p: Point) => -p.x + p.y * 0.2,
    (p: Point) => -p.y - p.x * 0.2,
  ];
  let best: Slot[] = [];
  for (const order of orders) {
    const found: Slot[] = [];
    for (const { at } of [...points].sort((a, b) => order(a.at) - order(b.at))) {
      const near = (slot: Slot) => distance(slot.at, at) < gap;
      if (!slots.some(near) && !found.some(near)) found.push({ at, cost });
    }
    if (found.length > best.length) best = found;
  }
  slots.push(...best);
}
