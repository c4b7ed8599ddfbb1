import type { PackIndex } from '#engine/empires-of-the-north/pack-index.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import type { PlaceId } from '../../../board/board.ts';
import type { Seen } from '../figures.ts';
import { clanIcon, type IconName } from '../icons/icons.ts';
import { headOf } from './card-print.ts';
import { CARD, layColumns } from './columns.ts';
import { cardsArea, largeArea, smallArea, stacksArea, type Area } from './layout.ts';
import { drawnOf, type Drawn, type LocationModel } from './locations.ts';
import { placeOf } from './place-ids.ts';
import { layStacks, type StackModel } from './small.ts';

/** The empire of a seat: large in front, with its cards; or small, with pictures that stand for them. */
export type EmpireModel = {
  readonly seat: number;
  readonly clan: IconName;
  readonly passed: boolean;
  readonly decides: boolean;
  readonly area: Area;
  readonly large: boolean;
  readonly locations: readonly LocationModel[];
  /** The pictures of a small one; none where the cards themselves lie. */
  readonly stacks: readonly StackModel[];
  /** What the seat has besides, as everybody sees it. */
  readonly has: Seen;
};

/** The empires of all seats, that of `front` large. */
export function empiresOf(box: PackIndex, view: View, front: PlaceId): EmpireModel[] {
  const where = placeOf(front);
  const inFront = where?.kind === 'empire' && view.players[where.seat] !== undefined ? where.seat : 0;
  const { length } = view.players;
  return view.players.map((has, seat) => {
    const large = seat === inFront;
    const area = large ? largeArea(length) : smallArea(seat - (seat > inFront ? 1 : 0), length - 1);
    const drawn = has.empire.map((location) => drawnOf(box, view, location));
    const lie = large ? inColumns(box, drawn, area) : inStacks(drawn, area);
    return {
      seat,
      clan: clanIcon(has.clan),
      passed: has.passed,
      decides: view.deciders.includes(seat),
      area,
      large,
      has,
      stacks: lie.stacks,
      locations: drawn.flatMap(({ type: _, ...location }) => {
        const place = lie.at(location.id);
        return place === undefined ? [] : [{ ...location, ...place, seat }];
      }),
    };
  });
}

/** Where the cards of an empire lie, and the pictures that stand for them. */
type Lie = {
  readonly at: (id: number) => Pick<LocationModel, 'area' | 'shown'> | undefined;
  readonly stacks: readonly StackModel[];
};

function inColumns(box: PackIndex, drawn: readonly Drawn[], area: Area): Lie {
  const laid = layColumns(
    drawn.map((one) => ({
      id: one.id,
      kind: one.face.kind,
      type: one.type,
      tucked: one.tucked.length,
      head: headOf(box, one, CARD.width),
    })),
    cardsArea(area),
  );
  return { at: (id) => laid.get(id), stacks: [] };
}

function inStacks(drawn: readonly Drawn[], area: Area): Lie {
  const stacks = layStacks(
    drawn.map(({ id, face, type, icon, ready }) => ({
      id,
      kind: face.kind,
      type,
      icon,
      exhausted: face.kind === 'action' && !ready,
    })),
    stacksArea(area),
  );
  const at = (id: number) => {
    const found = stacks.find(({ ids }) => ids.includes(id))?.area;
    return found && { area: found, shown: found.height };
  };
  return { at, stacks };
}
