import { AT, type Location } from '#engine/empires-of-the-north/state.ts';
import { TILES, type Goods, type Tile } from '#engine/empires-of-the-north/data/schema.ts';
import { cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { Move, MoveOf } from '#engine/empires-of-the-north/moves.ts';
import { keyOf, only } from '../../../window/sort.ts';
import { locationPlace, tilePlace } from '../board/place-ids.ts';
import { anyLocation, faceOf } from '../figures.ts';
import { typeIcon } from '../icons/icons.ts';
import type { Picture, Table } from '../types.ts';
import { costText } from '../words/effect-text.ts';
import { goodsWords } from '../words/goods-words.ts';
import { locationText } from '../words/location-text.ts';
import { t } from '../words/t.ts';
import { cardName, seatName, tileName } from '../words/words.ts';
import { withWays, type Choice } from './choice.ts';
import { doChoices } from './tile-choices.ts';

/**
 * The choices of a turn in the open: the five tiles, the own Actions, those that can be used first, and a raid. What is not
 * possible stays and says why.
 */
export function turnChoices(table: Table, seat: number, moves: readonly Move[]): Choice[] {
  const uses = actionsOf(table, seat).map((location) => useChoice(table, location, only(moves, 'use')));
  return [
    ...TILES.map((tile) => tileChoice(table, seat, tile, only(moves, 'pawn'))),
    ...uses.filter(({ impossible }) => impossible === undefined),
    ...uses.filter(({ impossible }) => impossible !== undefined),
    ...raidChoices(table, seat, only(moves, 'raid')),
  ];
}

type PawnMove = MoveOf<'pawn'>;

const isAgain = ({ view }: Table, seat: number, { pawn }: PawnMove): boolean =>
  view.players[seat]?.pawns[pawn]?.state === 'active';

/** A tile, with every way a pawn can go there and what it then does. */
function tileChoice(table: Table, seat: number, tile: Tile, all: readonly PawnMove[]): Choice {
  const moves = all.filter((move) => move.tile === tile);
  const choice = {
    id: `tile ${tile}`,
    label: tileName(tile),
    picture: { of: 'icon', icon: tile } as const,
    place: tilePlace(tile),
    ask: t('ask.which-way'),
  };
  const [first] = moves;
  if (first === undefined) return { ...choice, note: t('act.none'), impossible: refusedPawn(table, seat, tile) };
  const ways = moves.flatMap((move) => pawnWays(table, seat, move, { alone: moves.length === 1 }));
  return withWays({ ...choice, note: wayNote(table, seat, first), ghost: true }, ways);
}

const wayNote = (table: Table, seat: number, move: PawnMove): string =>
  isAgain(table, seat, move) ? t('act.pawn.again', { cost: goodsWords(move.pay) }) : t('act.pawn.fresh');

/** A pawn that cannot go to a tile: the one that would go there if it could, so that the rules say why not. */
function refusedPawn({ view }: Table, seat: number, tile: Tile): PawnMove {
  const pawns = view.players[seat]?.pawns ?? [];
  const active = pawns.findIndex(({ state }) => state === 'active');
  return { type: 'pawn', pawn: Math.max(0, active), tile, pay: active < 0 ? {} : { food: 1 } };
}

/** A pawn on its way: with the action of the tile in the same press, or with a card of the hand first. */
function pawnWays(table: Table, seat: number, move: PawnMove, { alone }: { readonly alone: boolean }): Choice[] {
  const { cards = 0, empire = [] } = table.view.players[seat] ?? {};
  const group = alone ? {} : { group: wayNote(table, seat, move) };
  const done = doChoices(table, seat, move.tile);
  const [first, ...others] = done;
  // Nobody is asked about the one thing that can be done without a hand: it happens with the pawn (ruling 42).
  if (first !== undefined && others.length === 0 && cards === 0) return [{ ...first, ...group, id: keyOf(move), move }];
  const atOnce = done.map((choice) => withThen(choice, move, group));
  // Without a hand and without Specials that could ask something in between, nothing is left to decide step by step.
  const nothingBetween = cards === 0 && !empire.some((location) => isSpecial(table, location));
  if (atOnce.length > 0 && nothingBetween) return atOnce;
  const label = move.tile === 'construct' ? t('act.pawn.then-place') : t('act.pawn.first');
  const stepwise: Choice = {
    id: keyOf(move),
    label,
    picture: { of: 'icon', icon: 'hand' },
    move,
    ghost: true,
    ...group,
  };
  return [...atOnce, stepwise];
}

/** What is done on a tile, played right after the pawn that goes there. */
function withThen(choice: Choice, pawn: PawnMove, group: { readonly group?: string }): Choice {
  const { move, children, id, ...rest } = choice;
  return {
    ...rest,
    ...group,
    id: `${keyOf(pawn)} ${id}`,
    ...(move !== undefined && { move: pawn, then: [move] }),
    ...(children !== undefined && { children: children.map((child) => withThen(child, pawn, {})) }),
  };
}

const isSpecial = ({ view, pack }: Table, location: Location): boolean =>
  faceOf(packIndexOf(pack), view, location).kind === 'special';

/** The Locations of a seat with an Action. */
function actionsOf({ view, pack }: Table, seat: number): readonly Location[] {
  const box = packIndexOf(pack);
  return (view.players[seat]?.empire ?? []).filter((location) => faceOf(box, view, location).kind === 'action');
}

/** The picture of a Location: its type, or that it is a base card or an island. */
export function locationPicture({ pack }: Pick<Table, 'pack'>, card: string): Picture {
  const { icon, clan } = cardOf(packIndexOf(pack), card);
  return { of: 'icon', icon: icon === null ? (clan === null ? 'island' : 'base') : typeIcon(icon) };
}

/** An own Action: what it does, and the ways to pay for it; one that cannot be used says why. */
function useChoice(table: Table, location: Location, all: readonly MoveOf<'use'>[]): Choice {
  const { id, card } = location;
  const face = faceOf(packIndexOf(table.pack), table.view, location);
  const text = locationText(table, location);
  const choice = {
    id: `use ${id}`,
    label: cardName(card),
    note: text,
    detail: text,
    picture: locationPicture(table, card),
    place: locationPlace(id),
    ask: t('ask.which-way'),
  };
  const moves = all.filter((move) => move.location === id);
  const goods: Goods = face.kind === 'action' ? (face.cost?.goods ?? {}) : {};
  if (moves.length === 0) return { ...choice, impossible: { type: 'use', location: id, pay: goods } };
  return withWays(
    { ...choice, ghost: true },
    payWays(table, moves, face.kind === 'action' ? face.cost : undefined, `${choice.id} `),
  );
}

type Paid = MoveOf<'use'> | MoveOf<'buy'>;
type Cost = Parameters<typeof costText>[0];

/** The ways to pay a cost: what is discarded or exhausted for it, then which goods; the usual way first. */
export function payWays(table: Table, moves: readonly Paid[], cost: Cost | undefined, prefix = ''): Choice[] {
  const targets = [...new Set(moves.map(({ target }) => target))];
  if (targets.length === 1 && targets[0] === undefined) return moves.map((move) => payWay(move, cost));
  return targets.map((target) => {
    const ways = moves.filter((move) => move.target === target).map((move) => payWay(move, cost));
    const card = target === undefined ? undefined : anyLocation(table.view, target)?.card;
    const how = cost?.drop === undefined ? 'act.pick.exhaust' : 'act.pick.drop';
    return withWays(
      {
        id: `${prefix}target ${String(target)}`,
        label: card === undefined ? t('act.use.pay', { cost: '' }) : t(how, { card: cardName(card) }),
        ...(target !== undefined && { place: locationPlace(target) }),
        ...(card !== undefined && { picture: locationPicture(table, card) }),
        ghost: true,
      },
      ways,
    );
  });
}

function payWay(move: Paid, cost: Cost | undefined): Choice {
  const paid = { ...cost, goods: move.pay, resources: undefined, drop: undefined, exhaust: undefined };
  const words = costText(paid, undefined);
  return { id: keyOf(move), label: words === '' ? t('act.more') : words, move, ghost: true };
}

/** A raid: what lies ready with somebody else. */
function raidChoices(table: Table, seat: number, moves: readonly MoveOf<'raid'>[]): Choice[] {
  if (moves.length === 0) return [];
  const tokens = table.view.players[seat]?.goods[AT.raze] ?? 0;
  return [
    {
      id: 'raid',
      label: t('act.raid'),
      note: t('act.raid.note', { n: tokens }),
      picture: { of: 'icon', icon: 'raze' },
      ask: t('ask.raid'),
      reach: true,
      children: raidTargets(table, moves),
    },
  ];
}

/** The Actions that can be raided, with whose they are. */
export const raidTargets = (table: Table, moves: readonly MoveOf<'raid'>[]): Choice[] =>
  moves.map((move) => {
    const location = anyLocation(table.view, move.location);
    const card = location?.card ?? '';
    const values = { card: cardName(card), seat: seatName(table.seats, move.seat) };
    return {
      id: keyOf(move),
      label: t('act.raid.one', values),
      picture: { of: 'seat', seat: move.seat },
      place: locationPlace(move.location),
      ...(location !== undefined && { detail: locationText(table, location) }),
      move,
      ghost: true,
    };
  });
