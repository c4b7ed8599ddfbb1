import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import { harvester } from '#engine/archipelago/figures/harvest.ts';
import { movedTo } from '#engine/archipelago/figures/markers.ts';
import { t } from '../words/t.ts';
import { regionWords, resource, sideOf, sideWords, spotWords, type Table } from '../words/words.ts';
import { placeId } from '../board/places.ts';
import type { Asked } from './asked.ts';
import type { Choice } from './choice.ts';
import { neighbourWords } from '../words/neighbour-words.ts';
import { byKey, keyOf, only } from '../../../window/sort.ts';

type Laid = MoveOf<'discover'> | MoveOf<'lay-hex'>;

/** Tiles to lay: which side, where, how turned, and who goes there. */
export function tileChoices({ table, moves }: Asked<FrameOf<'discover' | 'exploration'>>): Choice[] {
  const laid: Laid[] = [...only(moves, 'discover'), ...only(moves, 'lay-hex')];
  return [...byKey(laid, (move) => move.side)].map(([side, ofSide]) => ({
    id: `side:${side}`,
    label: t('choice.side', { yields: sideWords(table.pack, side) }),
    detail: sideDetail(table, side),
    picture: { of: 'tile', side, turn: 0 },
    large: true,
    ask: t('ask.where-to-lay'),
    children: [...byKey(ofSide, (move) => `${move.q},${move.r}`)].map(([place, ofPlace]) =>
      placeChoice(table, place, ofPlace),
    ),
  }));
}

/** What finding this side would bring. */
function sideDetail(table: Table, id: string): string {
  const side = sideOf(table.pack, id);
  const icons = side === undefined ? 0 : [...side.lands, ...side.waters].flatMap((part) => part.icons).length;
  const from = table.view.surplus;
  const huts = side?.huts ?? 0;
  const values = { huts, from, to: movedTo(table, from, { marker: 'surplus', by: huts }) };
  if (icons === 0) return t('choice.side.none', values);
  return t(icons === 1 ? 'choice.side.single' : 'choice.side.why', values);
}

function placeChoice(table: Table, place: string, moves: readonly Laid[]): Choice {
  const [q = 0, r = 0] = place.split(',').map(Number);
  return {
    id: `place:${place}`,
    label: t('choice.place', { place: neighbourWords(table, q, r) }),
    place: placeId({ hex: { q, r } }),
    ghost: true,
    ask: t('ask.how-to-turn'),
    children: [...byKey(moves, (move) => String(move.turn))].map(([turn, ofTurn]) => turnChoice(table, turn, ofTurn)),
  };
}

function turnChoice(table: Table, turn: string, moves: readonly Laid[]): Choice {
  const first = moves[0];
  const picture = { of: 'tile', side: first?.side ?? '', turn: Number(turn) } as const;
  const label = t('choice.turn', { turn: Number(turn) });
  const place = first && { place: placeId({ hex: { q: first.q, r: first.r } }) };
  const shared = { id: `turn:${turn}`, label, picture, large: true, ghost: true, ...place } as const;
  if (first?.type === 'discover') return { ...shared, detail: layWords(table, first), move: first, confirm: true };
  return {
    ...shared,
    ask: t('ask.who-explores'),
    children: moves.flatMap((move) => (move.type === 'lay-hex' ? [explorerChoice(table, move)] : [])),
  };
}

/** Laying a tile, as a sentence. */
function layWords(table: Table, move: Laid): string {
  const values = { yields: sideWords(table.pack, move.side), place: neighbourWords(table, move.q, move.r) };
  if (move.type === 'discover') return t('choice.lay', values);
  return t('choice.lay.with', { ...values, kind: move.kind, from: spotWords(table, move.from, move.kind) });
}

function explorerChoice(table: Table, move: MoveOf<'lay-hex'>): Choice {
  return {
    id: keyOf(move),
    label: t('choice.explorer', { kind: move.kind, from: spotWords(table, move.from, move.kind) }),
    detail: layWords(table, move),
    confirmPicture: { of: 'tile', side: move.side, turn: move.turn },
    place: placeId({ spot: move.from, kind: move.kind }),
    ghost: true,
    move,
  };
}

/** Units that can harvest. */
export function deployChoices({ table, seat, frame, moves }: Asked<FrameOf<'harvest'>>): Choice[] {
  const kind = harvester(frame.resource);
  return only(moves, 'deploy').map((move) => ({
    id: keyOf(move),
    label: t('choice.deploy', { from: spotWords(table, move.from) }),
    detail: t('choice.deploy.why', { resource: resource(frame.resource) }),
    picture: { of: 'unit', kind, seat },
    place: placeId({ spot: move.from, kind, seat }),
    move,
  }));
}

/** Citizens who step ashore: one choice a bank of the region. */
export function ashoreChoices({ table, seat, frame, moves }: Asked<FrameOf<'disembark'>>): Choice[] {
  const { region } = frame;
  return only(moves, 'disembark').map((move) =>
    grown(table, seat, move, { region, part: move.part }, 'choice.disembark'),
  );
}

/** Citizens who are born or recruited: one choice a region, told apart by bank. */
export function growthChoices({ table, seat, moves }: Asked<FrameOf<'reproduction' | 'recruitment'>>): Choice[] {
  return [
    ...only(moves, 'reproduce').map((move) => grown(table, seat, move, move, 'choice.reproduce')),
    ...only(moves, 'recruit').map((move) => grown(table, seat, move, move, 'choice.recruit')),
  ];
}

type Growth = 'choice.disembark' | 'choice.reproduce' | 'choice.recruit';

function grown(table: Table, seat: number, move: Move, at: { region: number; part: number }, key: Growth): Choice {
  const spot = { region: at.region, part: at.part, place: 'ground' } as const;
  return {
    id: keyOf(move),
    label: t(key, { place: spotWords(table, spot) }),
    detail: regionWords(table, at.region),
    picture: { of: 'unit', kind: 'citizen', seat },
    place: placeId({ spot, kind: 'citizen' }),
    priced: move.type === 'recruit',
    move,
  };
}

/** A plain name for the unit a move is about: ids of choices hold no quotes, so that they can be looked for. */
function unitId({ kind, from }: MoveOf<'migrate'>): string {
  return `unit:${kind}:${from.region}-${from.part}-${from.place}`;
}

/** Units that can move, then where each can go. */
export function migrationChoices({ table, seat, moves }: Asked<FrameOf<'migration'>>): Choice[] {
  const groups = byKey(only(moves, 'migrate'), (move) => unitId(move));
  return [...groups].flatMap(([id, ofUnit]) => {
    const first = ofUnit[0];
    if (first === undefined) return [];
    const from = spotWords(table, first.from, first.kind);
    return [
      {
        id,
        label: t('choice.migrant', { kind: first.kind, from }),
        picture: { of: 'unit', kind: first.kind, seat } as const,
        place: placeId({ spot: first.from, kind: first.kind, seat }),
        detail: t('choice.migrant.why', { n: ofUnit.length }),
        ask: t('ask.where-to', { kind: first.kind, from }),
        children: ofUnit.map((move) => ({
          id: keyOf(move),
          label: t('choice.move-to', { to: spotWords(table, move.to, move.kind) }),
          place: placeId({ spot: move.to, kind: move.kind }),
          move,
        })),
      },
    ];
  });
}
