import type { Move, MoveOf } from '#engine/empires-of-the-north/moves.ts';
import { cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import { byKey, keyOf } from '../../../window/sort.ts';
import { empirePlace, locationPlace, tilePlace } from '../board/place-ids.ts';
import { anyLocation } from '../figures.ts';
import { thing } from '../things/names.ts';
import type { Table } from '../types.ts';
import { cardText, priceWords } from '../words/card-text.ts';
import { amountWords, goodsParts } from '../words/goods-words.ts';
import { list, t } from '../words/t.ts';
import { cardName, tileName } from '../words/words.ts';
import { withWays, type Choice } from './choice.ts';

/** Moves that name a card of the hand, or one that is searched for. */
type CardMove = MoveOf<'place' | 'boost' | 'field' | 'construct' | 'build' | 'find'>;

/** Whether a move names a card that only its owner sees. */
export const isCardMove = (move: Move): move is CardMove =>
  move.type === 'place' ||
  move.type === 'boost' ||
  move.type === 'field' ||
  move.type === 'construct' ||
  move.type === 'build' ||
  move.type === 'find';

/**
 * What can be done with cards of the hand, or with those found in the deck: one choice, and behind it a choice for each card. None where
 * nothing can.
 */
export function handChoices(table: Table, moves: readonly Move[]): Choice[] {
  const all = moves.filter(isCardMove);
  const cards = byKey(all, ({ card }) => String(card));
  const [first] = all;
  if (first === undefined) return [];
  if (first.card === null) return [{ id: 'none', label: t('act.card.none'), move: first, confirm: true }];
  const from = first.type === 'find' ? 'deck' : 'hand';
  return [
    {
      id: from,
      label: t(`act.${from}`),
      note: t(`act.${from}.note`, { n: cards.size }),
      picture: { of: 'icon', icon: from },
      ask: t('ask.card'),
      children: [...cards].map(([card, ways]) => cardChoice(table, card, ways)),
    },
  ];
}

/** One card: what it costs and says, and the ways to play it. */
function cardChoice(table: Table, card: string, moves: readonly CardMove[]): Choice {
  const known = cardOf(packIndexOf(table.pack), card);
  const { price, corner } = known;
  return {
    id: `card ${card}`,
    label: cardName(card),
    note: price === null ? (corner === null ? '' : tileName(corner)) : priceWords(price),
    detail: cardText(known),
    picture: { of: 'card', card },
    thing: thing('card', card),
    ask: t('ask.place', { card: cardName(card) }),
    children: waysOf(table, moves),
  };
}

/** The ways to play one card: which card it copies or lies under, then what is paid. */
function waysOf(table: Table, moves: readonly CardMove[]): Choice[] {
  const copies = byKey(moves, (move) => ('of' in move ? String(move.of) : ''));
  const nameOf = (id: number): string => cardName(anyLocation(table.view, id)?.card ?? '');
  return [...copies].flatMap(([original, ways]): Choice[] => {
    const leaves = ways.map((move) => ({
      ...leafOf(table, move, nameOf),
      // Of several ways to pay, a press where the card goes means the usual one, which stands first.
      ...(ways.find((other) => deedOf(other) === deedOf(move)) === move && placeOf(table, move)),
    }));
    const of = Number(original);
    if (original === '' || original === 'undefined' || Number.isNaN(of)) return leaves;
    return [
      withWays(
        { id: `of ${original}`, label: t('act.card.copy', { card: nameOf(of) }), place: locationPlace(of) },
        leaves,
      ),
    ];
  });
}

function leafOf(table: Table, move: CardMove, nameOf: (id: number) => string): Choice {
  const label = labelOf(table, move, nameOf);
  const card = move.card === null ? '' : cardName(move.card);
  return { id: keyOf(move), label, detail: t('act.card', { card, label }), move, confirm: true };
}

/** The field that a card is tucked under, if it is. */
const underOf = (move: CardMove): number | null => (move.type === 'field' ? move.under : null);

/** What a move does with a card, whatever is paid for it. */
const deedOf = (move: CardMove): string => `${move.type} ${String(underOf(move))}`;

/** Where a card of the hand goes on the table: a boost to the tile it is played for, any other under a field or into the own empire. */
function placeOf({ view }: Table, move: CardMove): Pick<Choice, 'place'> {
  const under = underOf(move);
  if (under !== null) return { place: locationPlace(under) };
  const frame = view.frames.at(-1);
  if (frame?.kind === 'tile' && move.type === 'boost') return { place: tilePlace(frame.tile) };
  const own = move.type !== 'find' && frame !== undefined && 'seat' in frame;
  return own ? { place: empirePlace(frame.seat) } : {};
}

function labelOf({ view }: Table, move: CardMove, nameOf: (id: number) => string): string {
  switch (move.type) {
    case 'place':
    case 'build':
    case 'construct':
      return t('act.card.place', { cost: paidWords(move) });
    case 'boost': {
      const frame = view.frames.at(-1);
      return t('act.card.boost', { tile: frame?.kind === 'tile' ? tileName(frame.tile) : '' });
    }
    case 'field':
      return move.under === null ? t('act.card.field') : t('act.card.under', { card: nameOf(move.under) });
    case 'find':
      return t('act.card.find');
  }
}

/** What is paid for a card; a price of one worker has no goods. */
function paidWords(move: MoveOf<'place' | 'build' | 'construct'>): string {
  const parts = 'pay' in move ? goodsParts(move.pay) : [];
  if (parts.length > 0) return list(parts);
  return move.type === 'place' ? amountWords('worker', 1) : 'none';
}
