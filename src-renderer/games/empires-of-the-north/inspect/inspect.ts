import type { InspectId, Inspection } from '../../../window/inspection.ts';
import { boardModel } from '../board/model.ts';
import { placeCaption, placeNote } from '../board/labels.ts';
import { placeOf, type Where } from '../board/place-ids.ts';
import { anyLocation, isActionLocation, seatOf } from '../figures.ts';
import { packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import { factsOf } from '../panels/facts.ts';
import { triedMove } from '../panels/hand.ts';
import type { EmpiresTypes, Table } from '../types.ts';
import { t } from '../words/t.ts';
import { seatName } from '../words/words.ts';
import { thingInspection, thingsOf } from './things.ts';

type Answer = Inspection<EmpiresTypes>;

/** The answer to a question about anything on the table; undefined for a name it does not know. */
export function inspect(table: Table, seat: number | undefined, id: InspectId): Answer | undefined {
  const [kind = '', ...which] = id.split(':');
  const rest = which.join(':');
  switch (kind) {
    case 'seat':
      return seatAnswer(table, Number(rest));
    case 'thing':
      return thingInspection(table, rest);
    case 'hand':
      return handAnswer(table, rest);
    case 'place': {
      const where = placeOf(rest);
      return where && placeAnswer(table, seat, rest, where);
    }
    default:
      return undefined;
  }
}

/** Everything about a seat that its strip shows in signs, and its discard. */
function seatAnswer(table: Table, seat: number): Answer | undefined {
  const player = table.view.players[seat];
  if (player === undefined) return undefined;
  return {
    title: seatName(table.seats, seat),
    lines: [...factsOf(table, seat), ...(player.discard.length === 0 ? [] : [t('inspect.seat.discard')])],
    things: thingsOf(table, player.discard),
  };
}

/** A card of a hand, read large; while cards are asked for, with the move it would most likely be meant for. */
function handAnswer(table: Table, card: string): Answer | undefined {
  const answer = thingInspection(table, `card:${card}`);
  const move = answer && triedMove(table, card);
  return answer && { ...answer, thing: `card:${card}`, ...(move !== undefined && { move }) };
}

/** A place: what lies there, with the cards that can be read, and what could be done with it. */
function placeAnswer(table: Table, seat: number | undefined, id: string, where: Where): Answer | undefined {
  const model = boardModel(table.view, table.pack);
  const title = placeCaption(table, model, id);
  if (title === undefined) return undefined;
  const note = placeNote(table, model, id);
  const answer: Answer = { title, lines: note === undefined ? [] : [note] };
  switch (where.kind) {
    case 'location':
      return { ...answer, ...locationAnswer(table, seat, where.id) };
    case 'island': {
      const island = table.view[where.pile].open[where.at] ?? null;
      return island === null ? answer : { ...answer, things: thingsOf(table, [island]) };
    }
    case 'discard':
      return { ...answer, lines: [], things: thingsOf(table, table.view[where.pile].discard) };
    case 'empire':
      return seatAnswer(table, where.seat);
    case 'tile':
      return {
        ...answer,
        ...(seat !== undefined && { move: { type: 'pawn', pawn: pawnOf(table, seat), tile: where.tile, pay: {} } }),
      };
    default:
      return answer;
  }
}

/** The pawn of a seat that would go somewhere first. */
const pawnOf = ({ view }: Table, seat: number): number =>
  Math.max(0, view.players[seat]?.pawns.findIndex(({ state }) => state !== 'exhausted') ?? 0);

/** A Location: its card and those under it, and in a turn whether it can be used or raided. */
function locationAnswer(table: Table, seat: number | undefined, id: number): Partial<Answer> {
  const location = anyLocation(table.view, id);
  if (location === undefined) return {};
  const things = thingsOf(table, [location.card, ...location.under]);
  const owner = seatOf(table.view, id);
  const turn = table.view.frames.at(-1)?.kind === 'turn';
  if (!turn || seat === undefined || owner === undefined) return { things };
  if (owner !== seat) return { things, move: { type: 'raid', seat: owner, location: id } };
  const box = packIndexOf(table.pack);
  return isActionLocation(box, table.view, location)
    ? { things, move: { type: 'use', location: id, pay: {} } }
    : { things };
}
