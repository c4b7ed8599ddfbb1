import type { FrameOf } from '#engine/empires-of-the-north/frames.ts';
import type { Move, MoveOf } from '#engine/empires-of-the-north/moves.ts';
import type { Goods } from '#engine/empires-of-the-north/data/schema.ts';
import { cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import { anyLocation, faceOf } from '../figures.ts';
import type { Table } from '../types.ts';
import { sentence } from './card-text.ts';
import { goodsOf } from './goods-words.ts';
import { list, t } from './t.ts';
import { bundleWords, cardName, cardsWords, tileName } from './words.ts';

/**
 * A move in words that tell it from every other of its decision; nothing for those that their choices tell apart. A choice leaves out
 * what it would be the only one to have, such as a pawn or a price.
 */
export function moveWords(table: Table, move: Move): string | undefined {
  switch (move.type) {
    case 'keep':
      return t('act.keep', { n: move.cards.length, cards: cardsWords(move.cards) });
    case 'pawn':
      return pawnWords(table, move);
    case 'move':
      return t('act.pawn-moved', { from: pawnAt(table, move.pawn), tile: tileName(move.tile) });
    case 'use':
    case 'buy':
      return paidWords(table, move);
    case 'place':
    case 'build':
    case 'construct':
      return placeWords(table, move);
    case 'field':
      return move.under === null
        ? undefined
        : t('act.under-field', { card: cardName(move.card), field: named(table, move.under) });
    case 'assign':
    case 'release':
      return t(`act.${move.type}`, { what: bundleOf(move.what), card: named(table, move.location) });
    case 'pick':
      return t(`act.pick.${howOf(table)}`, { card: named(table, move.location) });
    default:
      return undefined;
  }
}

const orNone = (text: string): string => (text === '' ? 'none' : text);
const bundleOf = (what: MoveOf<'assign'>['what']): string =>
  what === 'worker' ? bundleWords({}, 1) : bundleWords({ [what]: 1 }, 0);

/** A Location by its card, and by what lies on and under it: there may be several of the card. */
function named({ view }: Table, id: number): string {
  const location = anyLocation(view, id);
  if (location === undefined) return '';
  const things = bundleWords(goodsOf(location.goods), location.workers);
  const holds = list([
    ...(things === '' ? [] : [things]),
    ...(location.under.length === 0 ? [] : [cardsWords(location.under)]),
  ]);
  return t('act.location-with', { card: cardName(location.card), holds: orNone(holds) });
}

/** The tile on which a pawn of the seat that decides stands; `none` for a fresh one. */
function pawnAt({ view }: Table, pawn: number): string {
  const frame = view.frames.at(-1);
  const seat = frame !== undefined && 'seat' in frame ? frame.seat : undefined;
  const tile = seat === undefined ? undefined : view.players[seat]?.pawns[pawn]?.tile;
  return tile === undefined || tile === null ? 'none' : tileName(tile);
}

function pawnWords(table: Table, { pawn, tile, pay }: MoveOf<'pawn'>): string {
  const cost = orNone(bundleWords(pay, 0));
  return t('act.pawn-to', { from: cost === 'none' ? 'none' : pawnAt(table, pawn), tile: tileName(tile), cost });
}

/** What is used or bought, and all that is given for it. */
function paidWords(table: Table, move: MoveOf<'use' | 'buy'>): string {
  const cost = costOf(table, move);
  const target = move.target === undefined ? [] : [named(table, move.target)];
  const bundle = bundleWords(move.pay, cost?.workers ?? 0);
  const given = list([
    ...(bundle === '' ? [] : [t('act.buy', { cost: bundle })]),
    ...target.map((card) => targetWords(cost, card)),
  ]);
  if (move.type === 'buy') return given === '' ? t('act.more') : sentence(given);
  return t('act.use-for', { card: named(table, move.location), cost: orNone(given) });
}

type Cost = Extract<ReturnType<typeof faceOf>, { kind: 'action' }>['cost'];

const targetWords = (cost: Cost, card: string): string =>
  t(cost?.drop === undefined ? 'act.pick.exhaust' : 'act.pick.drop', { card });

/** The cost that is paid: of an Action, of what may be paid for in an effect, or of a Special. */
function costOf({ view, pack }: Table, move: MoveOf<'use' | 'buy'>): Cost {
  const box = packIndexOf(pack);
  const frame = view.frames.at(-1);
  const at = move.type === 'use' ? move.location : frame?.kind === 'specials' ? frame.waiting[0]?.location : undefined;
  if (at === undefined) {
    const clause = frame?.kind === 'effect' ? frame.todo[0] : undefined;
    return clause?.do === 'may' ? clause.cost : undefined;
  }
  const location = anyLocation(view, at);
  const face = location && faceOf(box, view, location);
  if (face?.kind === 'special') return face.triggers[specialOf(frame)?.trigger ?? 0]?.cost;
  return face?.kind === 'action' ? face.cost : undefined;
}

const specialOf = (
  frame: Table['view']['frames'][number] | undefined,
): FrameOf<'specials'>['waiting'][number] | undefined => (frame?.kind === 'specials' ? frame.waiting[0] : undefined);

function placeWords(table: Table, move: MoveOf<'place' | 'build' | 'construct'>): string {
  const { price } = cardOf(packIndexOf(table.pack), move.card);
  const pay: Goods = 'pay' in move ? move.pay : {};
  const workers = move.type === 'place' && price !== null && 'worker' in price ? 1 : 0;
  return t('act.place-for', {
    card: cardName(move.card),
    cost: orNone(bundleWords(pay, workers)),
    of: move.of === undefined ? 'none' : named(table, move.of),
  });
}

/** What becomes of the Location that is picked. */
function howOf({ view }: Table): 'exhaust' | 'ready' | 'lift' | 'drop' | 'pick' {
  const frame = view.frames.at(-1);
  const word = frame?.kind === 'effect' ? frame.todo[0]?.do : undefined;
  return word === 'exhaust' || word === 'ready' || word === 'lift' || word === 'drop' ? word : 'pick';
}
