import { isPlaceGroup, type PlaceGroup, type Place, type PlaceId, type Target } from './board.ts';
import { add, mean, type Box, type Point } from './plane.ts';

/** A target with its number among those of its cell, and the point that its pin marks. */
export type NumberedTarget = {
  readonly target: Target;
  readonly number: number;
  readonly at: Point;
  readonly lift: number;
};

/** A place people go to, with the targets inside it. */
export type Cell = {
  readonly place: PlaceGroup;
  readonly marked: readonly NumberedTarget[];
};

/** Every place people go to, in order, with its targets numbered. Targets at unknown places are left out. */
export function cellsOf(places: readonly Place[], targets: readonly Target[]): Cell[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const inside = new Map<string, { target: Target; place: Place }[]>();
  for (const target of targets) {
    const place = byId.get(target.place);
    if (place) inside.set(place.group, [...(inside.get(place.group) ?? []), { target, place }]);
  }
  return places
    .filter(isPlaceGroup)
    .map((place) => ({ place, marked: spread((inside.get(place.id) ?? []).map(numbered)) }));
}

const numbered = ({ target, place }: { target: Target; place: Place }, index: number): NumberedTarget => ({
  target,
  number: index + 1,
  at: place.point,
  lift: place.lift,
});

/** Spreads pins that would cover each other. */
function spread(marked: readonly NumberedTarget[]): NumberedTarget[] {
  const near = (a: NumberedTarget, b: NumberedTarget) => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 0.22;
  return marked.map((mark) => {
    const row = marked.filter((other) => near(mark, other));
    const place = row.indexOf(mark) - (row.length - 1) / 2;
    return row.length < 2 ? mark : { ...mark, at: add(mean(row.map(({ at }) => at)), { x: place * 0.34, y: 0 }) };
  });
}

/** What is pressed on the board: the pin of a target, or a badge of the far view for all that it stands for. */
export type Pressed = {
  readonly marked: readonly NumberedTarget[];
  /** Where the badge lies on the stage; a pin stands at its target. */
  readonly box: Box | undefined;
};

/** Targets as they are pressed: those of one badge together. */
export function pressedAs(marked: readonly NumberedTarget[], boxOf: (id: PlaceId) => Box | undefined): Pressed[] {
  const found = new Map<string, Pressed>();
  for (const one of marked) {
    const { place } = one.target;
    const box = boxOf(place);
    const key = box === undefined ? place : `${box.left} ${box.top}`;
    found.set(key, { box, marked: [...(found.get(key)?.marked ?? []), one] });
  }
  return [...found.values()];
}
