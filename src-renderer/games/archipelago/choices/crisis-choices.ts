import type { Resource } from '#engine/archipelago/data/schema.ts';
import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import { lying } from '#engine/archipelago/figures/crisis.ts';
import { byKey, keyOf, only } from '../../../window/sort.ts';
import { placeId } from '../board/places.ts';
import { t } from '../words/t.ts';
import { resource, seatName, spotWords, type Table } from '../words/words.ts';
import type { Asked } from './asked.ts';
import type { Choice } from './choice.ts';
import { asLastTime, cubesProposed, feed, lyingInOrder } from './feeding.ts';

/** Moves that one press plays at most. */
const MOST = 60;

type Domestic = FrameOf<'domestic-crisis'>;
type Crisis = Domestic | FrameOf<'export-crisis'>;
type Stand = MoveOf<'stand'>;
type Give = MoveOf<'consume'> | MoveOf<'supply'>;

/** What can be given in a crisis, and whose citizens stand up; those who stand for nothing come before any cube. */
export function crisisChoices(asked: Asked<Crisis>): Choice[] {
  const { frame, moves } = asked;
  const given =
    frame.kind === 'domestic-crisis'
      ? feedingChoices({ ...asked, frame }, only(moves, 'consume'))
      : supplyChoices(asked, frame, only(moves, 'supply'));
  return [...standChoices(asked, only(moves, 'stand')), ...given];
}

function giving(kind: Resource, move: Give): Choice {
  const market = move.type === 'consume' ? 'domestic' : 'export';
  return {
    id: keyOf(move),
    label: t('choice.give', { from: move.from, market, resource: resource(kind) }),
    picture: move.from === 'token' ? { of: 'token' } : { of: 'resource', resource: kind },
    priced: move.from !== 'market',
    move,
  };
}

/** Several cubes from one place, with what follows each of them. */
function givingMany(kind: Resource, from: Give['from'], n: number, [move, ...then]: readonly Move[]): Choice[] {
  if (n < 2 || move === undefined) return [];
  const market = move.type === 'consume' ? 'domestic' : 'export';
  const label = t('choice.give-many', { n, from, market, resource: resource(kind) });
  const picture = { of: 'resource', resource: kind } as const;
  return [{ id: `many:${from}`, label, picture, move, then }];
}

/** Cubes that are seen to lie where they are taken from: on a market, or behind one's own screen while it is open. What nobody sees is no offer of several. */
function known({ table, own }: Asked, market: 'domestic' | 'export', kind: Resource, from: Give['from']): number {
  if (from === 'market') return table.view[market][kind];
  return from === 'screen' ? (own?.screen?.cubes[kind] ?? 0) : 1;
}

/** A cube, with whom it is proposed to stand up for it; as many as serve; or a cube, and then a choice. */
function feedingChoices(asked: Asked<Domestic>, moves: readonly MoveOf<'consume'>[]): Choice[] {
  const { table, seat, frame } = asked;
  const { view } = table;
  const plain = moves.map((move) => giving(frame.resource, move));
  const then = feed(view, frame, seat, 'market', 1).slice(1);
  const note = standingNote(table, frame, only(then, 'stand'));
  const filled = plain.map((one): Choice => ({ ...one, id: `fed:${one.id}`, note, ...(then.length > 0 && { then }) }));
  const proposed = cubesProposed(view, frame, seat);
  const many = moves.flatMap(({ from }) => {
    const n = Math.min(proposed, known(asked, 'domestic', frame.resource, from), Math.floor(MOST / (1 + frame.amount)));
    return givingMany(frame.resource, from, n, feed(view, frame, seat, from, n));
  });
  if (moves.length === 0 || then.length === 0) return [...filled, ...many];
  return [...filled, ...many, { id: 'choose', label: t('choice.choose-standing'), children: plain }];
}

/** Who stands up for a cube, in a few words. */
function standingNote(table: Table, { amount }: Domestic, stands: readonly Stand[]): string {
  if (lying(table.view) <= amount) return t('choice.feed.all');
  const left = amount - stands.length;
  if (stands.length === 0) return t('choice.choose-standing');
  return t('choice.feed', { n: stands.length, where: whereWords(table, stands), left });
}

/** Where citizens stand up, each place once. */
function whereWords(table: Table, stands: readonly Stand[]): string {
  const places = [...byKey(stands, (move) => keyOf(move.spot)).values()].map((there) => {
    const spot = there[0] === undefined ? '' : spotWords(table, there[0].spot);
    return spot + times(there.length);
  });
  return places.join(' · ');
}

/** That there are several of something, after its name. */
const times = (n: number): string => (n === 1 ? '' : ` ×${n}`);

function supplyChoices(asked: Asked, frame: FrameOf<'export-crisis'>, moves: readonly MoveOf<'supply'>[]): Choice[] {
  const many = moves.flatMap((move) => {
    const n = Math.min(frame.missing, known(asked, 'export', frame.resource, move.from));
    return givingMany(frame.resource, move.from, n, Array<Move>(n).fill(move));
  });
  return [...moves.map((move) => giving(frame.resource, move)), ...many];
}

/** Whose citizens stand up, one's own first: as many as may, or one by one, on the map too. */
function standChoices(asked: Asked<Crisis>, moves: readonly Stand[]): Choice[] {
  const { table, seat, frame } = asked;
  const owners = [...byKey(moves, (move) => `${move.by}:${move.owner}`).values()].sort(
    (one, other) => Number(other[0]?.owner === seat) - Number(one[0]?.owner === seat),
  );
  return [
    ...lastTimeChoice(asked, moves),
    ...owners.flatMap((ofOwner) => fillChoice(table, ofOwner, roomFor(frame, ofOwner))),
    ...owners.map((ofOwner) => ownerChoice(table, ofOwner)),
  ];
}

/** Citizens of the same owners as for the cube before, where it were several: one owner's are one choice anyway. */
function lastTimeChoice({ table, seat, frame, told = [] }: Asked<Crisis>, moves: readonly Stand[]): Choice[] {
  const room = roomFor(frame, moves);
  const [move, ...then] = Number.isFinite(room) ? asLastTime(table.view, told, seat, room) : [];
  if (move === undefined) return [];
  const owners = [...byKey([move, ...then], ({ owner }) => String(owner)).values()];
  // A deal may bind whoever gives to others first: then no other is listed yet.
  const listed = new Set(moves.map(keyOf));
  if (owners.length < 2 || ![move, ...then].every((one) => listed.has(keyOf(one)))) return [];
  const names = owners.map((ofOwner) => seatName(table.seats, ofOwner[0]?.owner ?? 0) + times(ofOwner.length));
  return [{ id: 'last-time', label: t('choice.as-last-time'), note: names.join(' · '), move, then }];
}

/** How many may still be stood in the way of some moves. */
function roomFor(frame: Crisis, [move]: readonly Stand[]): number {
  return move?.by === 'cube' && frame.kind === 'domestic-crisis' ? frame.owed : Number.POSITIVE_INFINITY;
}

/** As many of an owner's citizens as may stand, those who hold most first. */
function fillChoice(table: Table, ofOwner: readonly Stand[], room: number): Choice[] {
  const [first] = ofOwner;
  if (first === undefined) return [];
  const { by, owner } = first;
  const spots = new Set(ofOwner.map(({ spot }) => keyOf(spot)));
  const lie = lyingInOrder(table.view, owner).filter(({ spot }) => spots.has(keyOf(spot)));
  const [move, ...then] = lie.slice(0, room).map((one) => ({ ...one, by }));
  const n = then.length + 1;
  if (move === undefined || n < 2) return [];
  const words = { n, owner: seatName(table.seats, owner), by, all: n === lie.length };
  const note = words.all ? {} : { note: whereWords(table, [move, ...then]) };
  const picture = { of: 'seat', seat: owner } as const;
  return [{ id: `all:${by}:${owner}`, label: t('choice.stand-all', words), picture, ...note, move, then }];
}

/** An owner's citizens, one by one. */
function ownerChoice(table: Table, ofOwner: readonly Stand[]): Choice {
  const { by, owner: seat } = ofOwner[0] ?? { by: 'cube', owner: 0 };
  const owner = seatName(table.seats, seat);
  return {
    id: `${by}:${seat}`,
    label: t('choice.stand-owner', { owner, by }),
    picture: { of: 'seat', seat },
    ask: t('ask.who-stands', { owner }),
    reach: true,
    children: ofOwner.map((move) => spotChoice(table, move)),
  };
}

/** One citizen of a place. */
function spotChoice(table: Table, move: Stand): Choice {
  const { owner: seat, spot } = move;
  const label = t('choice.stand', { owner: seatName(table.seats, seat), spot: spotWords(table, spot) });
  return { id: keyOf(move), label, place: placeId({ spot, kind: 'citizen', seat }), move };
}
