import type { SeatSetup } from '#main/contract/messages.ts';
import { defineBoard, type Place, type PlaceId } from '#renderer/board/board.ts';
import { add, polar, type Point } from '#renderer/board/plane.ts';
import { seatName } from '#renderer/i18n/seat-name.ts';
import { toyData } from '#tests/engine/toy/data.ts';
import type { ToyMove } from '#tests/engine/toy/types.ts';
import { t } from '../t.ts';
import Lake from './Lake.svelte';
import type { Seen } from './read.ts';

/** The lake: how full it is from 0 to 1, and the spots round it with who holds each. */
export type LakeModel = {
  readonly full: number;
  readonly spots: readonly { readonly at: Point; readonly value: number; readonly owner: number | null }[];
};

const ROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => polar((eighth * Math.PI) / 4, 0.55));

/** The spot that a place is; none of them for any other name. */
export const spotAt = (place: PlaceId): number => Number(place.slice('spot.'.length));

/** A spot in words: its number, its value, and who holds it. */
export const spotWords = (seats: readonly SeatSetup[], spot: number, owner: number | null): string =>
  t('spot', {
    spot: spot + 1,
    value: toyData.spots[spot] ?? 0,
    owner: owner === null ? 'none' : seatName(seats, owner),
  });

const placeOf = ({ at }: LakeModel['spots'][number], spot: number): Place => ({
  id: `spot.${spot}`,
  group: `spot.${spot}`,
  point: at,
  lift: 0.1,
  outline: ROUND.map((p) => add(at, p)),
});

/** The ring of six spots round the lake; flat, there is no relief. */
export const lakeBoard = defineBoard<
  { view: Seen; pack: object; move: ToyMove },
  LakeModel,
  LakeModel['spots'][number]
>({
  name: () => t('board'),
  model: ({ spots, water, lake }) => ({
    full: water / toyData.flood[lake],
    spots: spots.map((owner, spot) => ({
      at: polar((spot / 6) * 2 * Math.PI, 2),
      value: toyData.spots[spot] ?? 0,
      owner,
    })),
  }),
  places: ({ spots }) => spots.map(placeOf),
  place: ({ seats }, { spots }, id) => spotWords(seats, spotAt(id), spots[spotAt(id)]?.owner ?? null),
  extent: () => ({ left: -3, top: -2.6, right: 3, bottom: 2.6 }),
  Svg: Lake,
});
