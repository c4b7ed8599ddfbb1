/**
 * Moves in words, as the scripts write them: `place whetstone pay wood stone`, `pawn 0 harvest pay food`, `field log-pile under
 * pine-wood`, `island near blind`. Locations have the names of `names.ts`.
 */
import type { Goods } from '#engine/empires-of-the-north/data/schema.ts';
import { moveSchema, type Move } from '#engine/empires-of-the-north/moves.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { amountsOf, clanOf, goodsIn, goodsNamed, locationNamed, nameById, seatOf } from './names.ts';

/** What follows a word of a list, up to the next such word. */
function after(words: readonly string[], word: string): string[] | undefined {
  const at = words.indexOf(word);
  if (at < 0) return undefined;
  const rest = words.slice(at + 1);
  const end = rest.findIndex((one) => ['pay', 'of', 'target', 'under'].includes(one));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Reads a move of a seat. @throws Error for words that are none */
export function moveOf(state: State, seat: Seat, text: string): Move {
  const words = text.split(' ');
  const [type = '', one = '', other = ''] = words;
  const at = (name: string | undefined): number | undefined =>
    name === undefined ? undefined : locationNamed(state, seat, name).id;
  const pay = goodsIn(after(words, 'pay') ?? []);
  const of = at(after(words, 'of')?.[0]);
  const target = at(after(words, 'target')?.[0]);
  const named = { ...(of === undefined ? {} : { of }) };
  const aimed = { ...(target === undefined ? {} : { target }) };
  const fields: Readonly<Record<string, () => object>> = {
    keep: () => ({ cards: words.slice(1) }),
    place: () => ({ card: one, pay, ...named }),
    build: () => ({ card: one, pay, ...named }),
    pawn: () => ({ pawn: Number(one), tile: other, pay }),
    raid: () => ({ seat: seatOf(state, one), location: locationNamed(state, seatOf(state, one), other).id }),
    use: () => ({ location: at(one), pay, ...aimed }),
    boost: () => ({ card: one }),
    field: () => ({ card: one, under: at(after(words, 'under')?.[0]) ?? null }),
    construct: () => ({ card: one, ...named }),
    harvest: () => ({ location: at(one) }),
    sail: () => ({ common: words.includes('common'), fish: words.includes('fish'), raze: words.includes('raze') }),
    choose: () => ({ option: Number(one) }),
    declare: () => ({ tile: one }),
    buy: () => ({ pay, ...aimed }),
    pick: () => ({ location: at(one) }),
    assign: () => ({ what: one, location: at(other) }),
    release: () => ({ what: one, location: at(other) }),
    take: () => ({ good: one }),
    find: () => ({ card: one === 'none' ? null : one }),
    move: () => ({ pawn: Number(one), tile: other }),
    advance: () => ({ ship: Number(one) }),
    voyage: () => ({ ship: Number(one) }),
    island: () => ({ pile: one, island: other === 'blind' ? null : other }),
    land: () => ({ how: one }),
    next: () => ({ location: at(one) }),
  };
  return moveSchema.parse({ type, ...fields[type]?.() });
}

const paid = (pay: Goods): string => ['', ...goodsNamed(amountsOf(pay))].join(' ').replace(/^ (?=.)/, ' pay ');

/** A move in words: what `moveOf` reads. */
export function wordsOf(state: State, move: Move): string {
  const name = (id: number): string => nameById(state, id);
  const flags = (values: Readonly<Record<string, boolean>>): string =>
    Object.entries(values)
      .flatMap(([word, set]) => (set ? [` ${word}`] : []))
      .join('');
  switch (move.type) {
    case 'keep':
      return ['keep', ...move.cards].join(' ');
    case 'place':
    case 'build':
      return `${move.type} ${move.card}${paid(move.pay)}${move.of === undefined ? '' : ` of ${name(move.of)}`}`;
    case 'pawn':
      return `pawn ${move.pawn} ${move.tile}${paid(move.pay)}`;
    case 'raid':
      return `raid ${clanOf(state, move.seat)} ${name(move.location)}`;
    case 'use':
      return `use ${name(move.location)}${paid(move.pay)}${move.target === undefined ? '' : ` target ${name(move.target)}`}`;
    case 'buy':
      return `buy${paid(move.pay)}${move.target === undefined ? '' : ` target ${name(move.target)}`}`;
    case 'field':
      return `field ${move.card}${move.under === null ? '' : ` under ${name(move.under)}`}`;
    case 'construct':
      return `construct ${move.card}${move.of === undefined ? '' : ` of ${name(move.of)}`}`;
    case 'sail':
      return `sail${flags({ common: move.common, fish: move.fish, raze: move.raze })}`;
    case 'assign':
    case 'release':
      return `${move.type} ${move.what} ${name(move.location)}`;
    case 'move':
      return `move ${move.pawn} ${move.tile}`;
    case 'island':
      return `island ${move.pile} ${move.island ?? 'blind'}`;
    case 'find':
      return `find ${move.card ?? 'none'}`;
    case 'harvest':
    case 'pick':
    case 'next':
      return `${move.type} ${name(move.location)}`;
    default:
      return [
        move.type,
        ...Object.entries(move).flatMap(([key, value]) => (key === 'type' ? [] : [String(value)])),
      ].join(' ');
  }
}
