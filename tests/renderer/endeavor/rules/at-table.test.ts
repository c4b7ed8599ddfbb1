import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { ACTIONS, TRACKS } from '#engine/endeavor/data/schema.ts';
import { frameSchema, type Frame } from '#engine/endeavor/frames.ts';
import type { View } from '#engine/endeavor/state.ts';
import { placeInspected } from '#renderer/board/board.ts';
import { cityPlace, routePlace, shipPlace, stackPlace } from '#renderer/games/endeavor/board/place-ids.ts';
import { rulesAtTable } from '#renderer/games/endeavor/rules/at-table.ts';
import { thing } from '#renderer/games/endeavor/things/names.ts';
import { things } from '#renderer/games/endeavor/things/things.ts';
import type { EndeavorTypes, Table } from '#renderer/games/endeavor/types.ts';
import { inspectThing, ruleOfThing } from '#renderer/window/things.ts';
import { playedGame, SEATS, type Position } from '../played.ts';
import { anchors, book } from './the-book.ts';

const tableOf = ({ game, state }: Position, more: Partial<View> = {}): Table => ({
  seats: SEATS,
  view: { ...(game.view(state, 'public') as View), ...more },
  pack: BASE_PACK,
});
const positions = [2, 3, 4].flatMap((players) => playedGame(players));
const start = positions[0];
if (start === undefined) throw new Error('no game was played');

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const { buildings, cities, regions, routes, stacks, tokens } = BASE_PACK;

/** Everything that can be asked about, by its kind. */
const ASKED: { readonly [K in keyof EndeavorTypes['thing']]: readonly string[] } = {
  seat: [thing('seat', 0)],
  down: [thing('down', 0)],
  track: TRACKS.map((track) => thing('track', track)),
  token: ids(tokens).map((id) => thing('token', id)),
  harbour: [thing('harbour', '')],
  supply: [thing('supply', '')],
  building: [...ids(buildings), BASE_PACK.start.id].map((id) => thing('building', id)),
  card: stacks.flatMap(({ cards }) => ids(cards)).map((id) => thing('card', id)),
  place: [
    ...ids(cities).map(cityPlace),
    ...ids(routes).map(routePlace),
    ...ids(stacks).map(stackPlace),
    ...ids(regions.filter(({ berths }) => berths > 0)).map(shipPlace),
  ].map(placeInspected),
};

const FRAMES: Readonly<Record<Frame['kind'], readonly Frame[]>> = {
  rounds: [{ kind: 'rounds' }],
  build: [{ kind: 'build', seat: 0 }],
  growth: [{ kind: 'growth', seat: 0 }],
  salaries: [{ kind: 'salaries', seat: 0 }],
  returns: [{ kind: 'returns', seat: 0, left: 1 }],
  actions: [{ kind: 'actions', next: 0 }],
  turn: [{ kind: 'turn', seat: 0 }],
  second: ['docks', 'cartographer', 'trade-office', 'nothing'].map((by) => ({
    kind: 'second',
    seat: 0,
    by,
    action: 'ship',
    at: 'africa',
  })),
  neutral: (['ship', 'occupy', 'draw'] as const).map((action) => ({ kind: 'neutral', seat: 0, action })),
  discard: [{ kind: 'discard', seat: 0 }],
  'round-end': [{ kind: 'round-end' }],
};

describe('what is going on', () => {
  test.each(frameSchema.options.map(({ shape }) => shape.kind.value))('leads from %s to a section', (kind) => {
    for (const frame of FRAMES[kind]) {
      const anchor = rulesAtTable.now(tableOf(start, { frames: [frame] }));
      expect(anchors).toContain(anchor);
    }
  });

  test('never leads to the top of the book', () => {
    const top = book.topics[0]?.id;
    const met = new Set(positions.map((position) => rulesAtTable.now(tableOf(position))));
    expect(met).not.toContain(top);
    expect([...met].filter((anchor) => !anchors.has(anchor))).toEqual([]);
    expect(met.size).toBeGreaterThan(8);
    expect(rulesAtTable.now(tableOf(start, { frames: [], ended: true }))).toBe('score');
  });

  test('tells the double actions apart', () => {
    const of = (by: string) =>
      rulesAtTable.now(tableOf(start, { frames: [{ kind: 'second', seat: 0, by, action: 'ship', at: 'africa' }] }));
    expect(['docks', 'cartographer', 'trade-office', 'nothing'].map(of)).toEqual([
      'actions/double/occupy-ship',
      'actions/double/ship-ship',
      'actions/double/draw-draw',
      'actions/double/second',
    ]);
  });
});

describe('whatever can be asked about', () => {
  test.each(Object.entries(ASKED))('has its place in the rules: %s', (_, names) => {
    const some = positions.filter((_, at) => at % 60 === 0);
    for (const position of some) {
      const table = tableOf(position);
      for (const name of names) {
        expect(inspectThing(things, table, name, 0), name).toBeDefined();
        expect(anchors, name).toContain(ruleOfThing(things, table, name));
      }
    }
  });

  test('changes with what can happen to a city or a track', () => {
    const table = tableOf(start);
    const city = (owner: number): View['cities'] => table.view.cities.map(() => owner);
    const of = (name: string, more: Partial<View>) =>
      ruleOfThing(things, { ...table, view: { ...table.view, ...more } }, name);
    const london = placeInspected(cityPlace('london'));
    expect(of(london, { cities: city(-1) })).toBe('actions/occupy');
    expect(of(london, { cities: city(1) })).toBe('actions/attack');
    expect(of(placeInspected(cityPlace('lima')), { cities: city(-1) })).toBe('opening');
    const shipped = (discs: number) => ({ ships: regions.map(() => Array.from({ length: discs }, () => 0)) });
    const africa = placeInspected(shipPlace('africa'));
    expect([0, 5, 6].map((discs) => of(africa, shipped(discs)))).toEqual([
      'actions/ship',
      'opening/governor',
      'actions/ship/full',
    ]);
    expect(of(placeInspected(shipPlace('europe')), {})).toBe('actions/ship/europe');
    expect(of(placeInspected(stackPlace('slavery')), {})).toBe('slavery/cards');
  });

  test('is nothing for names of nobody', () => {
    const table = tableOf(start);
    for (const name of [
      'nothing',
      'harbour:x',
      'seat:9',
      'building:x',
      'toString',
      'place:city:atlantis',
      'place:ship:atlantis',
      'place:stack:x',
      'place:route:x',
      'choice:1',
    ])
      expect(ruleOfThing(things, table, name), name).toBeUndefined();
  });

  test('actions have a topic each', () => {
    for (const action of ACTIONS) expect(book.topics.map(({ id }) => id)).toContain(`actions/${action}`);
  });
});
