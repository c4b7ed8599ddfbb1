import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { EffectSchema, type Effect } from '#engine/empires-of-the-north/data/effect.ts';
import { TILES } from '#engine/empires-of-the-north/data/goods.ts';
import { frameSchema, type Frame } from '#engine/empires-of-the-north/frames.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import { COLOURS, type SeatSetup } from '#main/contract/messages.ts';
import { placeInspected } from '#renderer/board/board.ts';
import * as places from '#renderer/games/empires-of-the-north/board/place-ids.ts';
import { rulesAtTable } from '#renderer/games/empires-of-the-north/rules/at-table.ts';
import { thing } from '#renderer/games/empires-of-the-north/things/names.ts';
import { things } from '#renderer/games/empires-of-the-north/things/things.ts';
import type { Table } from '#renderer/games/empires-of-the-north/types.ts';
import { inspectThing, ruleOfThing } from '#renderer/window/things.ts';
import { playedGame, type Position } from './played.ts';
import { anchors, book } from './the-book.ts';

const seats: SeatSetup[] = ['Maximilian', 'Bernadette', 'Konstantin'].map((name, seat) => ({
  name,
  colour: COLOURS[seat] ?? 'red',
  player: 'person',
}));
const tableOf = ({ game, state }: Position, more: Partial<View> = {}): Table => ({
  seats,
  view: { ...(game.view(state, 'public') as View), ...more },
  pack: BASE_PACK,
});
const positions = [...playedGame('ulaf', 'panuk', 'mackinnon'), ...playedGame('heidel', 'nanurjuk', 'glenn')];
const [start] = positions;
const late = positions.findLast(({ state }) => state.queue.length > 0);
if (start === undefined || late === undefined) throw new Error('no game was played');

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const cards = [
  ...BASE_PACK.clans.flatMap(({ base, cards: deck }) => [...ids(base), ...ids(deck)]),
  ...ids(BASE_PACK.islands),
];

/** Every name of something that can be asked about at a position. */
function namesAt({ state }: Position): string[] {
  const locations = state.players.flatMap(({ empire }) => empire.map(({ id }) => places.locationPlace(id)));
  const piles = (['near', 'far'] as const).flatMap((pile) => [
    places.pilePlace(pile),
    places.discardPlace(pile),
    ...[0, 1].map((at) => places.islandPlace(pile, at)),
  ]);
  const at = [
    ...TILES.map(places.tilePlace),
    ...piles,
    ...state.queue.map((_, ship) => places.shipPlace(ship)),
    ...locations,
    ...state.players.map((_, seat) => places.empirePlace(seat)),
  ];
  return [
    ...at.map(placeInspected),
    ...state.players.map((_, seat) => thing('seat', seat)),
    ...cards.flatMap((card) => [thing('card', card), thing('hand', card)]),
  ];
}

describe('what is going on', () => {
  test('leads to a section in every position of two games', () => {
    const met = new Set(positions.map((position) => rulesAtTable.now(tableOf(position))));
    expect([...met].filter((anchor) => !anchors.has(anchor))).toEqual([]);
    expect(met).not.toContain(book.topics[0]?.id);
    expect(met.size).toBeGreaterThan(12);
    expect(rulesAtTable.now(tableOf(start, { frames: [], ended: true }))).toBe('scoring');
  });

  test('leads to a section from every kind of frame', () => {
    const kinds = frameSchema.options.map(({ shape }) => shape.kind.value);
    for (const kind of kinds) {
      const frames = [{ kind, tile: 'sail', window: false, todo: [] }] as unknown as Frame[];
      expect(anchors, kind).toContain(rulesAtTable.now(tableOf(start, { frames })));
    }
  });

  test('tells apart the window of a tile from its action, and the words of effects', () => {
    const of = (frame: object) => rulesAtTable.now(tableOf(start, { frames: [frame] as unknown as Frame[] }));
    expect(of({ kind: 'tile', tile: 'sail', window: true })).toBe('window');
    expect(of({ kind: 'tile', tile: 'sail', window: false })).toBe('tiles/sail');
    const clause: Effect = EffectSchema.parse({ do: 'search', filter: {} });
    expect(of({ kind: 'effect', todo: [clause] })).toBe('effects/search');
  });
});

describe('whatever can be asked about', () => {
  test.each([
    ['at the start', start],
    ['with ships under way', late],
  ] as const)('has its place in the rules: %s', (_, position) => {
    const table = tableOf(position);
    for (const name of namesAt(position)) {
      expect(inspectThing(things, table, name, 0), name).toBeDefined();
      expect(anchors, name).toContain(ruleOfThing(things, table, name));
    }
  });

  test('tells cards from islands, and an open island from its empty place', () => {
    const table = tableOf(start);
    expect(ruleOfThing(things, table, thing('card', 'valkyrie'))).toBe('card/valkyrie');
    expect(ruleOfThing(things, table, thing('card', 'seal-skerry'))).toBe('island/seal-skerry');
    const place = placeInspected(places.islandPlace('near', 1));
    const near = { ...table.view.near, open: ['seal-skerry', null] };
    expect(ruleOfThing(things, { ...table, view: { ...table.view, near } }, place)).toBe('voyage/open');
  });

  test('is nothing for names of nobody', () => {
    const table = tableOf(start);
    const nobody = [
      'nothing',
      'choice:1',
      'card:x',
      'hand:x',
      'seat:9',
      'seat:',
      'thing:x',
      'place:x',
      'place:ship:9',
      'place:location:999',
    ];
    for (const name of [...nobody, 'place:empire:9', 'place:island:near:9', 'place:tile:x'])
      expect(ruleOfThing(things, table, name), name).toBeUndefined();
  });
});
