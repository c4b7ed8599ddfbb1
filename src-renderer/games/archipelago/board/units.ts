import type { Place, Unit } from '#engine/archipelago/state.ts';
import { add, distance, polar, type Point } from '../../../board/plane.ts';
import type { Sketch, SketchPart } from './shape/sketch.ts';
import type { Site } from './shape/sites.ts';
import { CROWDED, PIECE, SHIP, type Slot } from './shape/slots.ts';

/** A piece on the board. */
export type UnitModel = {
  /** Index of the unit in the view: the same piece all game long. */
  readonly unit: number;
  readonly owner: number;
  readonly kind: 'citizen' | 'ship';
  readonly place: Place;
  /** Land part of a citizen, water part of a ship. */
  readonly part: number;
  readonly icon: number;
  readonly engaged: boolean;
  readonly down: boolean;
  readonly at: Point;
  /** Standing place on bare ground, -1 elsewhere. */
  readonly slot: number;
  /** How wide it may be drawn. */
  readonly width: number;
};

type Ground = {
  readonly sketch: Sketch;
  readonly centre: Point;
  /** Sites of the buildings that stand here. */
  readonly buildings: readonly (Site & { readonly building: Place })[];
};

type Here = Unit & { readonly id: number };

/** Pieces stand a little beside the icon or building they use, so that it stays in sight. */
const ON_ICON: Point = { x: 0.08, y: -0.09 };
const ON_BUILDING: Point = { x: 0.12, y: 0.05 };

/** Gives every piece of a region its place. Pieces of one owner gather; who stands keeps the place of `previous`. */
export function standUnits(here: readonly Here[], ground: Ground, previous: readonly UnitModel[]): UnitModel[] {
  const bare = here.filter((unit) => fixedPlace(unit, ground) === undefined);
  const slots = new Map<number, { slot: number; at: Point; width: number }>();
  for (const part of ground.sketch.parts) {
    const kind = part.kind === 'land' ? 'citizen' : 'ship';
    const units = bare.filter((unit) => unit.kind === kind && unit.part === part.index);
    const kept = previous.filter((old) => old.kind === kind && old.part === part.index && old.slot >= 0);
    for (const [id, found] of choose(units, part, ground, kept)) slots.set(id, found);
  }
  return here.map((unit) => {
    const found = slots.get(unit.id);
    const at = fixedPlace(unit, ground) ?? found?.at ?? { x: 0, y: 0 };
    const { owner, kind, place, part, icon, engaged, down } = unit;
    const slot = found?.slot ?? -1;
    return {
      unit: unit.id,
      owner,
      kind,
      place,
      part,
      icon,
      engaged,
      down,
      at: add(ground.centre, at),
      slot,
      width: found?.width ?? (kind === 'ship' ? SHIP : PIECE),
    };
  });
}

/** Where a piece on an icon or a building stands; undefined on bare ground. */
function fixedPlace(unit: Unit, { sketch, buildings }: Ground): Point | undefined {
  if (unit.place === 'icon') {
    const icon = sketch.icons[unit.icon];
    return icon && add(icon.at, ON_ICON);
  }
  const site = buildings.find(({ building }) => building === unit.place);
  return site && add(site.at, ON_BUILDING);
}

/** Standing places of one kind of piece on one part: kept where possible, else the cheapest near its owner's side. */
function choose(units: readonly Here[], part: SketchPart, ground: Ground, kept: readonly UnitModel[]) {
  const blocked = (slot: Slot) =>
    ground.buildings.some((site) => distance(site.at, slot.at) < site.radius + PIECE * 0.45);
  const width = part.kind === 'land' ? PIECE : SHIP;
  const free = new Map(part.slots.map((slot, index) => [index, slot]));
  const found = new Map<number, { slot: number; at: Point; width: number }>();
  const take = (id: number, index: number, slot: Slot) => {
    free.delete(index);
    found.set(id, { slot: index, at: slot.at, width: slot.cost >= 6 ? CROWDED : width });
  };
  for (const unit of units) {
    const index = kept.find((old) => old.unit === unit.id)?.slot;
    const slot = index === undefined ? undefined : free.get(index);
    if (index !== undefined && slot && !blocked(slot)) take(unit.id, index, slot);
  }
  for (const unit of units) {
    if (found.has(unit.id)) continue;
    const side = add(part.middle, polar(ownerAngle(unit.owner), part.room * 0.8));
    let best: { index: number; slot: Slot; cost: number } | undefined;
    for (const [index, slot] of free) {
      const cost = slot.cost + (blocked(slot) ? 4 : 0) + 0.5 * distance(slot.at, side);
      if (!best || cost < best.cost) best = { index, slot, cost };
    }
    if (best) take(unit.id, best.index, best.slot);
  }
  return found;
}

/** Each owner gathers on a side of its own, so that a region is read at a glance. */
const ownerAngle = (owner: number): number => (owner * 2 * Math.PI) / 5 + 2.2;
