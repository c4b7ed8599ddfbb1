import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import { lowestPrice } from '#engine/archipelago/figures/prices.ts';
import { thing } from '../things/names.ts';
import { iconAt } from '../words/icons.ts';
import { t } from '../words/t.ts';
import { cardName, regionName, resource, seatName, spotWords, type Table } from '../words/words.ts';
import { branchSentences } from '../panels/goals/cards.ts';
import { placeId } from '../board/places.ts';
import type { Choice } from './choice.ts';
import { byKey, keyOf, only } from '../../../window/sort.ts';

/** What the effects of a card ask for. */
export function effectChoices(table: Table, moves: readonly Move[]): Choice[] {
  return [
    ...branchChoices(table, only(moves, 'choose')),
    ...only(moves, 'choose-harvest').map((move) => resourceChoice(move, t('choice.choose-harvest', named(move)))),
    ...only(moves, 'take-card').map((move) => foundChoice(table, move)),
    ...only(moves, 'target').map((move) => targetChoice(table, move)),
    ...spyChoices(table, only(moves, 'spy')),
    ...only(moves, 'sink').map((move) => sinkChoice(table, move)),
    ...only(moves, 'give-cube').map((move) => resourceChoice(move, t('choice.give-cube', named(move)))),
    ...only(moves, 'lift-screen').map(liftChoice),
    ...only(moves, 'point').map(pointChoice),
    ...only(moves, 'pillage').map((move) => pillageChoice(table, move)),
    ...only(moves, 'launch').map((move) => launchChoice(table, move)),
  ];
}

const named = (move: MoveOf<'choose-harvest'> | MoveOf<'give-cube'>) => ({ resource: resource(move.resource) });

function resourceChoice(move: MoveOf<'choose-harvest'> | MoveOf<'give-cube'>, label: string): Choice {
  return { id: keyOf(move), label, picture: { of: 'resource', resource: move.resource }, move };
}

/** The branches of the card on top, as sentences. */
function branchChoices(table: Table, moves: readonly MoveOf<'choose'>[]): Choice[] {
  const top = table.view.frames.at(-1);
  if (top?.kind !== 'branch') return [];
  const card = table.pack.cards.find(({ id }) => id === top.card);
  const sentences = card === undefined ? [] : branchSentences(card, top.effect);
  return moves.map((move) => ({
    id: keyOf(move),
    label: sentences[move.branch] ?? '',
    thing: thing('card', top.card),
    move,
  }));
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
function spyChoices(table: Table, moves: readonly MoveOf<'spy'>[]): Choice[] {
  return [...byKey(moves, ({ seat }) => String(seat))].map(([, ofSeat]) => {
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

function launchChoice(table: Table, move: MoveOf<'launch'>): Choice {
  const { region } = move;
  const top = table.view.frames.at(-1);
  const part = table.view.regions[region]?.port ?? 0;
  return {
    id: keyOf(move),
    label: t('choice.launch', { region: regionName(table, region) }),
    picture: { of: 'building', building: 'ship' },
    place: placeId({ spot: { region, part, place: 'port' } }),
    ...(top?.kind === 'launch' && { detail: launchWords(top) }),
    move,
  };
}

/** How many ships may still be added. */
function launchWords({ atMost, done }: FrameOf<'launch'>): string {
  return t('choice.launch.left', { n: atMost - done.length });
}
