import type { Resource } from '#engine/archipelago/data/schema.ts';
import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { standsAt } from '#engine/archipelago/figures/units.ts';
import { byKey, keyOf, only } from '../../../window/sort.ts';
import { placeId } from '../board/places.ts';
import { t } from '../words/t.ts';
import { resource, seatName, spotWords, type Table } from '../words/words.ts';
import type { Asked } from './asked.ts';
import type { Choice } from './choice.ts';

type Crisis = FrameOf<'domestic-crisis' | 'export-crisis'>;
type Stand = MoveOf<'stand'>;
/** How many citizens lie where a move would stand one. */
type Lying = { readonly move: Stand; readonly n: number };

/** What can be given in a crisis, and whose citizens stand up. */
export function crisisChoices(asked: Asked<Crisis>): Choice[] {
  const { frame, moves } = asked;
  const given = [...only(moves, 'consume'), ...only(moves, 'supply')].map((move) => giving(frame.resource, move));
  return [...given, ...standChoices(asked, only(moves, 'stand'))];
}

function giving(kind: Resource, move: MoveOf<'consume'> | MoveOf<'supply'>): Choice {
  const market = move.type === 'consume' ? 'domestic' : 'export';
  return {
    id: keyOf(move),
    label: t('choice.give', { from: move.from, market, resource: resource(kind) }),
    picture: move.from === 'token' ? { of: 'token' } : { of: 'resource', resource: kind },
    priced: move.from !== 'market',
    move,
  };
}

/** Whose citizens stand up, then which; one's own need not be named one by one where all of them are to stand. */
function standChoices({ table, seat, frame }: Asked<Crisis>, moves: readonly Stand[]): Choice[] {
  return [...byKey(moves, (move) => `${move.by}:${move.owner}`)].flatMap(([id, ofOwner]) => {
    const first = ofOwner[0];
    if (first === undefined) return [];
    const room = roomFor(frame, first);
    const lying = ofOwner.map((move) => ({ move, n: lyingAt(table, move) }));
    const all = allChoice(table, lying, room);
    const spots = lying.flatMap((one) => spotChoices(table, one, room, ofOwner.length > 1 || all.length === 0));
    const mine = first.owner === seat;
    const owner = seatName(table.seats, first.owner);
    const group: Choice = {
      id,
      label: t('choice.stand-owner', { owner, by: first.by }),
      picture: { of: 'seat', seat: first.owner },
      ask: t('ask.who-stands', { owner }),
      children: mine ? spots : [...all, ...spots],
    };
    return mine ? [...all, group] : [group];
  });
}

/** How many may still be stood in the way of a move. */
function roomFor(frame: Crisis, { by }: Stand): number {
  return by === 'cube' && frame.kind === 'domestic-crisis' ? frame.owed : Number.POSITIVE_INFINITY;
}

function lyingAt({ view }: Table, { owner, spot }: Stand): number {
  return view.units.filter((unit) => unit.down && unit.owner === owner && standsAt(unit, spot)).length;
}

const times = ({ move, n }: Lying): Stand[] => Array.from({ length: n }, () => move);

function allChoice(table: Table, lying: readonly Lying[], room: number): Choice[] {
  const [move, ...then] = lying.flatMap(times);
  const n = then.length + 1;
  if (move === undefined || n === 1 || n > room) return [];
  const owner = seatName(table.seats, move.owner);
  return [
    {
      id: `all:${move.by}:${move.owner}`,
      label: t('choice.stand-all', { n, owner, by: move.by }),
      picture: { of: 'seat', seat: move.owner },
      move,
      then,
    },
  ];
}

/** One citizen of a place, or, if `several`, as many of them as may stand. */
function spotChoices(table: Table, { move, n }: Lying, room: number, several: boolean): Choice[] {
  const { owner: seat, spot } = move;
  const words = { owner: seatName(table.seats, seat), spot: spotWords(table, spot) };
  const place = placeId({ spot, kind: 'citizen', seat });
  const one: Choice = { id: keyOf(move), label: t('choice.stand', words), place, move };
  const most = Math.min(n, room);
  if (!several || most < 2) return [one];
  const then = times({ move, n: most - 1 });
  return [
    { id: `${most}:${keyOf(move)}`, label: t('choice.stand-many', { ...words, n: most }), place, move, then },
    one,
  ];
}
