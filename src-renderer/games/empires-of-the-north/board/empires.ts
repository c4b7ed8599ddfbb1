import type { PackIndex } from '#engine/empires-of-the-north/pack-index.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import type { PlaceId } from '../../../board/board.ts';
import { byKey } from '../../../window/sort.ts';
import type { Seen } from '../figures.ts';
import { headOf } from './card-print.ts';
import { CARD, layColumns, layEvenly, type ToLay } from './columns.ts';
import { cardsArea, largeArea, smallArea, stacksArea, type Area } from './layout.ts';
import { drawnOf, type Drawn, type LocationModel } from './locations.ts';
import { placeOf } from './place-ids.ts';
import { layStacks, type StackModel } from './small.ts';

/** The empire of a seat: large in front, with its cards; or small, with pictures that stand for them. */
export type EmpireModel = {
  readonly seat: number;
  readonly clan: string;
  readonly passed: boolean;
  readonly decides: boolean;
  readonly area: Area;
  readonly large: boolean;
  readonly locations: readonly LocationModel[];
  /** The pictures of a small one; none where the cards themselves lie there. */
  readonly stacks: readonly StackModel[];
  /** What the seat has besides, as everybody sees it. */
  readonly has: Seen;
};

/** The empires of all seats, that of `front` large. */
export function empiresOf(box: PackIndex, view: View, front: PlaceId): EmpireModel[] {
  const where = placeOf(front);
  const inFront = where?.kind === 'empire' && view.players[where.seat] !== undefined ? where.seat : 0;
  const { length } = view.players;
  const before = largeArea(length, view.players[inFront]?.empire.length ?? 0);
  return view.players.map((has, seat) => {
    const large = seat === inFront;
    const area = large ? before : smallArea(seat - (seat > inFront ? 1 : 0), length - 1, before);
    const drawn = has.empire.map((location) => drawnOf(box, view, location));
    const lie = large
      ? inColumns(box, drawn, area)
      : (length === 2 && inRows(box, drawn, area)) || inStacks(drawn, area);
    return {
      seat,
      clan: has.clan,
      passed: has.passed,
      decides: view.deciders.includes(seat),
      area,
      large,
      has,
      stacks: lie.stacks,
      locations: drawn.flatMap((card) => {
        const place = lie.at(card);
        return place === undefined ? [] : [{ ...card, ...place, seat }];
      }),
    };
  });
}

/** Where the cards of an empire lie, and the pictures that stand for them. */
type Lie = {
  readonly at: (card: Drawn) => Pick<LocationModel, 'area' | 'shown' | 'n'> | undefined;
  readonly stacks: readonly StackModel[];
};

/** What decides where cards lie that are so wide. */
const toLay = (box: PackIndex, drawn: readonly Drawn[], wide: number): ToLay[] =>
  drawn.map((one) => ({
    id: one.id,
    kind: one.face.kind,
    type: one.type,
    tucked: one.tucked.length,
    head: headOf(box, one, wide),
  }));

function inColumns(box: PackIndex, drawn: readonly Drawn[], area: Area): Lie {
  const laid = layColumns(toLay(box, drawn, CARD.width), cardsArea(area));
  return { at: ({ id }) => laid.get(id), stacks: [] };
}

/** What two cards that are alike have in common. */
const alike = ({ card, face, ready, tucked, held }: Drawn): string => JSON.stringify([card, face, ready, tucked, held]);
/** Height of the number of those that are alike, below their signs. */
const NUMBER = 15;

/**
 * The cards themselves beside the large empire, those that are alike as one, and narrower where they do not find room else; nothing where
 * there are too many of them.
 */
function inRows(box: PackIndex, drawn: readonly Drawn[], area: Area): Lie | undefined {
  const groups = [...byKey(drawn, alike).values()];
  const lay = (wide: number) => {
    const cards = groups.flatMap((group) =>
      toLay(box, group.slice(0, 1), wide).map((one) => ({ ...one, head: one.head + (group.length > 1 ? NUMBER : 0) })),
    );
    return layEvenly(cards, stacksArea(area), wide);
  };
  const laid = lay(CARD.width) ?? lay(CARD.narrow);
  const at: Lie['at'] = (card) => {
    const group = groups.find((one) => one.includes(card)) ?? [];
    const found = laid?.get(group[0]?.id ?? card.id);
    return found && { ...found, n: group[0] === card ? group.length : 0 };
  };
  return laid && { at, stacks: [] };
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
  const at: Lie['at'] = ({ id }) => {
    const found = stacks.find(({ ids }) => ids.includes(id))?.area;
    return found && { area: found, shown: found.height };
  };
  return { at, stacks };
}
