import type { PlaceId } from '../../../board/board.ts';
import type { RuleAnchor } from '../../../window/rules.ts';
import type { About, ThingKind } from '../../../window/things.ts';
import { placeCaption, placeNote } from '../board/labels.ts';
import { boardModel } from '../board/model.ts';
import { placeOf, type Where } from '../board/place-ids.ts';
import { anyLocation, isActionLocation, seatOf } from '../figures.ts';
import { packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import type { EmpiresTypes, Table } from '../types.ts';
import { seatName } from '../words/words.ts';
import { card, cardsOf } from './cards.ts';
import { aboutSeat } from './seats.ts';

type Said = About<EmpiresTypes>;

/** What is called so on the board. */
const captionOf = (table: Table, place: PlaceId): string | undefined =>
  placeCaption(table, boardModel(table.view, table.pack), place);

/** The pawn of a seat that would go somewhere first. */
const pawnOf = ({ view }: Table, seat: number): number =>
  Math.max(0, view.players[seat]?.pawns.findIndex(({ state }) => state !== 'exhausted') ?? 0);

/** What lies there, with the cards that can be read, and what could be done with it. */
function aboutPlace(table: Table, where: Where, seat: number | undefined): Said {
  switch (where.kind) {
    case 'location':
      return aboutLocation(table, seat, where.id);
    case 'island': {
      const island = table.view[where.pile].open[where.at] ?? null;
      return island === null ? {} : { things: cardsOf(table, [island]) };
    }
    case 'discard':
      return { lines: [], things: cardsOf(table, table.view[where.pile].discard) };
    case 'empire':
      return aboutSeat(table, where.seat);
    case 'tile':
      return seat === undefined ? {} : { move: { type: 'pawn', pawn: pawnOf(table, seat), tile: where.tile, pay: {} } };
    default:
      return {};
  }
}

/** A Location: its card and those under it, and in a turn whether it can be used or raided. */
function aboutLocation(table: Table, seat: number | undefined, id: number): Said {
  const location = anyLocation(table.view, id);
  if (location === undefined) return {};
  const things = cardsOf(table, [location.card, ...location.under]);
  const owner = seatOf(table.view, id);
  const turn = table.view.frames.at(-1)?.kind === 'turn';
  if (!turn || seat === undefined || owner === undefined) return { things };
  if (owner !== seat) return { things, move: { type: 'raid', seat: owner, location: id } };
  const box = packIndexOf(table.pack);
  return isActionLocation(box, table.view, location)
    ? { things, move: { type: 'use', location: id, pay: {} } }
    : { things };
}

function ruleOf(table: Table, where: Where): RuleAnchor | undefined {
  const { view } = table;
  switch (where.kind) {
    case 'tile':
      return `tiles/${where.tile}`;
    case 'island': {
      const island = view[where.pile].open[where.at] ?? null;
      return island === null ? 'voyage/open' : card.rule?.(table, island);
    }
    case 'pile':
      return 'voyage/blind';
    case 'discard':
      return 'islands/discard';
    case 'ship':
      return 'ships/queue';
    case 'location': {
      const lying = anyLocation(view, where.id);
      return lying && card.rule?.(table, lying.card);
    }
    case 'empire':
      return 'parts/empire';
  }
}

/** Whether there is such a place at this table. */
function isThere(table: Table, place: PlaceId): boolean {
  const where = placeOf(place);
  if (where?.kind === 'island') return where.at >= 0 && where.at < table.view[where.pile].open.length;
  if (where?.kind === 'empire') return table.view.players[where.seat] !== undefined;
  return captionOf(table, place) !== undefined;
}

/** A place of the table. */
export const place: ThingKind<EmpiresTypes, PlaceId> = {
  find: (table, which) => (isThere(table, which) ? which : undefined),
  name(table, which) {
    const where = placeOf(which);
    return where?.kind === 'empire' ? seatName(table.seats, where.seat) : (captionOf(table, which) ?? '');
  },
  about(table, which, seat) {
    const where = placeOf(which);
    const note = placeNote(table, boardModel(table.view, table.pack), which);
    return { lines: note === undefined ? [] : [note], ...(where && aboutPlace(table, where, seat)) };
  },
  rule(table, which) {
    const where = placeOf(which);
    return where && ruleOf(table, where);
  },
};
