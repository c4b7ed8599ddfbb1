import type { Move, MoveOf } from '#engine/empires-of-the-north/moves.ts';
import { cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import { byKey, keyOf } from '../../../window/sort.ts';
import { locationPlace } from '../board/place-ids.ts';
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

/** What can be done with cards of the hand: one choice, and behind it a choice for each card. None where nothing can. */
export function handChoices(table: Table, moves: readonly Move[]): Choice[] {
  const cards = byKey(moves.filter(isCardMove), ({ card }) => String(card));
  if (cards.size === 0) return [];
  return [
    {
      id: 'hand',
      label: t('act.hand'),
      note: t('act.hand.note', { n: cards.size }),
      picture: { of: 'icon', icon: 'hand' },
      ask: t('ask.card'),
      children: [...cards].map(([card, ways]) => cardChoice(table, card, ways)),
    },
  ];
}

/** One card: what it costs and says, and the ways to play it. */
function cardChoice(table: Table, card: string, moves: readonly CardMove[]): Choice {
  const [first] = moves;
  if (first?.card === null) return { id: 'none', label: t('act.card.none'), move: first };
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
    const leaves = ways.map((move) => leafOf(table, move, nameOf));
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
  return { id: keyOf(move), label, detail: t('act.card', { card, label }), move, confirm: true, ...placeOf(move) };
}

const placeOf = (move: CardMove): Pick<Choice, 'place'> =>
  move.type === 'field' && move.under !== null ? { place: locationPlace(move.under) } : {};

function labelOf({ view }: Table, move: CardMove, nameOf: (id: number) => string): string {
  switch (move.type) {
    case 'place':
    case 'build':
      return t(`act.card.${move.type}`, { cost: paidWords(move) });
    case 'construct':
      return t('act.card.construct');
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
function paidWords({ pay, type }: MoveOf<'place' | 'build'>): string {
  const parts = goodsParts(pay);
  if (parts.length > 0) return list(parts);
  return type === 'place' ? amountWords('worker', 1) : 'none';
}
