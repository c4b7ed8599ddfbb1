import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { lowestPrice } from '#engine/archipelago/figures/prices.ts';
import { thing } from '../things/names.ts';
import { iconAt } from '../words/icons.ts';
import { t } from '../words/t.ts';
import { cardName, regionName, resource, seatName, spotWords, type Table } from '../words/words.ts';
import { branchSentences } from '../panels/goals/cards.ts';
import { placeId } from '../board/places.ts';
import type { Asked } from './asked.ts';
import type { Choice } from './choice.ts';
import { byKey, keyOf, only } from '../../../window/sort.ts';

/** The branches of a card, as sentences. */
export function branchChoices({ table, frame, moves }: Asked<FrameOf<'branch'>>): Choice[] {
  const card = table.pack.cards.find(({ id }) => id === frame.card);
  const sentences = card === undefined ? [] : branchSentences(card, frame.effect);
  return only(moves, 'choose').map((move) => ({
    id: keyOf(move),
    label: sentences[move.branch] ?? '',
    thing: thing('card', frame.card),
    move,
  }));
}

/** What is harvested by a card. */
export const freeHarvestChoices = ({ moves }: Asked<FrameOf<'free-harvest'>>): Choice[] =>
  only(moves, 'choose-harvest').map((move) => resourceChoice(move, t('choice.choose-harvest', named(move))));

/** A cube that is given, or the screen lifted to show that there is none. */
export const giveChoices = ({ moves }: Asked<FrameOf<'give'>>): Choice[] => [
  ...only(moves, 'give-cube').map((move) => resourceChoice(move, t('choice.give-cube', named(move)))),
  ...only(moves, 'lift-screen').map(liftChoice),
];

/** The fists pointed at; whoever has no cube to close one round lifts the screen. */
export const fistChoices = ({ moves }: Asked<FrameOf<'fists'>>): Choice[] => [
  ...only(moves, 'lift-screen').map(liftChoice),
  ...only(moves, 'point').map(pointChoice),
];

/** The cards that a search has found. */
export const searchChoices = ({ table, moves }: Asked<FrameOf<'search'>>): Choice[] =>
  only(moves, 'take-card').map((move) => foundChoice(table, move));

/** Who is to give something up. */
export const targetChoices = ({ table, moves }: Asked<FrameOf<'target'>>): Choice[] =>
  only(moves, 'target').map((move) => targetChoice(table, move));

/** The ships that can be sunk. */
export const sinkChoices = ({ table, moves }: Asked<FrameOf<'sink'>>): Choice[] =>
  only(moves, 'sink').map((move) => sinkChoice(table, move));

/** The icons that can be pillaged. */
export const pillageChoices = ({ table, moves }: Asked<FrameOf<'pillage'>>): Choice[] =>
  only(moves, 'pillage').map((move) => pillageChoice(table, move));

/** The ports at which a ship can be added, and how many more may. */
export function launchChoices({ table, frame, moves }: Asked<FrameOf<'launch'>>): Choice[] {
  const detail = t('choice.launch.left', { n: frame.atMost - frame.done.length });
  return only(moves, 'launch').map((move) => {
    const { region } = move;
    const part = table.view.regions[region]?.port ?? 0;
    return {
      id: keyOf(move),
      label: t('choice.launch', { region: regionName(table, region) }),
      picture: { of: 'building', building: 'ship' },
      place: placeId({ spot: { region, part, place: 'port' } }),
      detail,
      move,
    };
  });
}

const named = (move: MoveOf<'choose-harvest'> | MoveOf<'give-cube'>) => ({ resource: resource(move.resource) });

function resourceChoice(move: MoveOf<'choose-harvest'> | MoveOf<'give-cube'>, label: string): Choice {
  return { id: keyOf(move), label, picture: { of: 'resource', resource: move.resource }, move };
}

function foundChoice(table: Table, move: MoveOf<'take-card'>): Choice {
  const card = table.pack.cards.find(({ id }) => id === move.card);
  const price = card === undefined ? 0 : lowestPrice(card);
  return {
    id: keyOf(move),
    label: t('choice.take-card', { card: cardName(table.pack, move.card), price }),
    picture: { of: 'icon', icon: card?.kind ?? 'progress' },
    thing: thing('card', move.card),
    priced: true,
    move,
    confirm: true,
  };
}

function targetChoice(table: Table, move: MoveOf<'target'>): Choice {
  return {
    id: keyOf(move),
    label: t('choice.target', { seat: seatName(table.seats, move.seat) }),
    picture: { of: 'seat', seat: move.seat },
    move,
    confirm: true,
  };
}

/** Whose objective, then which of them. */
export function spyChoices({ table, moves }: Asked<FrameOf<'spy'>>): Choice[] {
  return [...byKey(only(moves, 'spy'), ({ seat }) => String(seat))].map(([, ofSeat]) => {
    const seat = ofSeat[0]?.seat ?? 0;
    const other = seatName(table.seats, seat);
    return {
      id: `spy:${seat}`,
      label: t('choice.spy', { seat: other }),
      picture: { of: 'seat', seat },
      ask: t('ask.which-objective', { other }),
      children: ofSeat.map((move) => ({
        id: keyOf(move),
        label: t('choice.spy.nth', { n: move.objective + 1 }),
        detail: t('choice.spy.why', { other }),
        picture: { of: 'seat', seat } as const,
        move,
        confirm: true,
      })),
    };
  });
}

function sinkChoice(table: Table, move: MoveOf<'sink'>): Choice {
  const { owner, spot } = move;
  return {
    id: keyOf(move),
    label: t('choice.sink', { owner: seatName(table.seats, owner), spot: spotWords(table, spot, 'ship') }),
    picture: { of: 'seat', seat: owner },
    place: placeId({ spot, kind: 'ship', seat: owner }),
    move,
    confirm: true,
  };
}

function liftChoice(move: MoveOf<'lift-screen'>): Choice {
  return {
    id: keyOf(move),
    label: t('choice.lift-screen'),
    detail: t('choice.lift-screen.why'),
    move,
    confirm: true,
  };
}

function pointChoice(move: MoveOf<'point'>): Choice {
  return {
    id: keyOf(move),
    label: t('choice.point', { fist: move.fist }),
    picture: { of: 'icon', icon: 'fist' },
    move,
  };
}

function pillageChoice(table: Table, move: MoveOf<'pillage'>): Choice {
  const kind = iconAt(table, move.region, move.icon);
  return {
    id: keyOf(move),
    label: t('choice.pillage', {
      resource: kind === undefined ? '' : resource(kind),
      region: regionName(table, move.region),
    }),
    ...(kind !== undefined && { picture: { of: 'resource', resource: kind } as const }),
    place: placeId({ region: move.region, icon: move.icon }),
    move,
  };
}
