import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { gameOf, readRecorded, recordedNames } from '#tests/engine/archipelago/recorded/files.ts';
import type { Choice } from '#renderer/games/archipelago/choices/choice.ts';
import { buildRows } from '#renderer/games/archipelago/choices/build-choices.ts';
import { choicesFrom } from '#renderer/games/archipelago/choices/choices.ts';
import { movesOf } from '#renderer/window/choice.ts';
import { keyOf } from '#renderer/window/sort.ts';
import { madeUpTable, tableAt } from './table.ts';

/** Decisions in which several moves may be played with one press. */
const KINDS: readonly string[] = ['construction', 'payment', 'domestic-crisis'];

/** The choices that play something, wherever they are. */
function played(choices: readonly Choice[]): Choice[] {
  return choices.flatMap((choice) => (choice.move === undefined ? played(choice.children ?? []) : [choice]));
}

const distinct = (moves: readonly Move[]): string[] => [...new Set(moves.map(keyOf))].sort();

/** So many decisions of each kind are looked at. */
const LOOKED_AT = 30;

/** Decisions of recorded games in which several moves may be played with one press, some of each kind. */
function* decisions() {
  const met = new Map<string, number>();
  for (const name of recordedNames()) {
    const record = readRecorded(name);
    const game = gameOf(record);
    const state = game.schema.state.parse(record.setup);
    for (const entry of record.entries) {
      const [seat] = game.deciders(state);
      const kind = state.frames.at(-1)?.kind ?? '';
      const count = met.get(kind) ?? 0;
      if (seat !== undefined && KINDS.includes(kind) && count < LOOKED_AT) {
        met.set(kind, count + 1);
        yield { game, seat, view: game.view(state, 'public') };
      }
      if (entry.kind !== 'move') break;
      game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
    }
    if (KINDS.every((kind) => met.get(kind) === LOOKED_AT)) return;
  }
}

describe('what is played with one press', () => {
  it('is possible by the public rules, leaves no move out and nothing unpaid, in recorded games', () => {
    const wrong: unknown[] = [];
    let series = 0;
    for (const { game, seat, view } of decisions()) {
      const moves = game.publicMoves(view, seat);
      const { choices, endings } = choicesFrom({ ...madeUpTable(), view }, seat, moves);
      expect(distinct([...choices, ...endings].flatMap(movesOf))).toEqual(distinct(moves));
      for (const { move, then = [] } of played(choices)) {
        if (move === undefined || then.length === 0) continue;
        series++;
        const at = game.stateFromView(view);
        for (const next of [move, ...then]) {
          const refusal = game.refusal(at, seat, next);
          if (refusal !== undefined) wrong.push([move, then, refusal.code]);
          else game.apply(at, seat, next, () => undefined);
        }
        const paid = move.type !== 'stand' && at.frames.at(-1)?.kind === 'payment';
        if (paid) wrong.push([move, then, 'something is still owed']);
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(series).toBeGreaterThan(200);
  });
});

describe('a price', () => {
  const owing = (owed: readonly ('wood' | 'stone' | 'iron' | 'fish')[]) =>
    madeUpTable({ frames: [{ kind: 'payment', seat: 1, owed: [...owed] }] });
  const pays: Move[] = [
    { type: 'pay', with: 'cube' },
    { type: 'pay', with: 'token' },
  ];
  const labels = (owed: readonly ('wood' | 'stone' | 'iron' | 'fish')[], moves = pays) =>
    choicesFrom(owing(owed), 1, moves).choices.map(({ label }) => label);

  it('is paid in cubes, or with tokens in place of any of them, each for one press', () => {
    expect(labels(['wood', 'stone'])).toEqual([
      'Pay 1 wood and 1 stone',
      'Pay 1 wood and an explorer token as stone',
      'Pay an explorer token as wood and 1 stone',
      'Pay an explorer token as wood and an explorer token as stone',
    ]);
    expect(labels(['stone', 'stone'])).toHaveLength(3);
    expect(labels(['wood'])).toEqual(['Pay 1 wood', 'Pay an explorer token as wood']);
  });

  it('of many kinds is paid in cubes, or cube by cube', () => {
    expect(labels(['wood', 'stone', 'iron'])).toEqual([
      'Pay 1 wood, 1 stone, and 1 iron',
      'Pay 1 wood',
      'Pay an explorer token as wood',
    ]);
  });

  it('is told in words where only a token is asked about', () => {
    expect(labels(['stone', 'stone'], [{ type: 'pay', with: 'token' }])[0]).toBe(
      'Pay 1 stone and an explorer token as stone',
    );
  });

  it('of a work is asked with the work, every way alike for rich and poor', () => {
    const from = { region: 2, part: 0, place: 'ground' } as const;
    const town: Move = { type: 'build', building: 'town', kind: 'citizen', from, part: 0 };
    const ship: Move = { type: 'build-ship', from, part: 0 };
    const { choices, layout } = choicesFrom(tableAt('construction'), 1, [town, ship]);
    expect(layout).toBe('works');
    const rows = buildRows(madeUpTable(), choices);
    expect(rows.map(({ what, ways }) => [what, ways.map(({ given }) => given?.join('+'))])).toEqual([
      ['town', ['wood+stone', 'wood+token', 'token+stone', 'token+token']],
      ['ship', ['wood', 'token']],
    ]);
    expect(choices[1]?.label).toBe('town for 1 wood, an explorer token as stone, and 2 f');
  });

  it('that asks for no cube is no question', () => {
    const costs = { ...BASE_PACK.costs, market: { ...BASE_PACK.costs.market, cubes: {} } };
    const table = { ...tableAt('construction'), pack: { ...BASE_PACK, costs } };
    const from = { region: 2, part: 0, place: 'ground' } as const;
    const market: Move = { type: 'build', building: 'market', kind: 'citizen', from, part: 0 };
    const { choices } = choicesFrom(table, 1, [market]);
    expect(choices.map(({ label, children }) => [label, children?.[0]?.then])).toEqual([
      ['market for nothing', undefined],
    ]);
  });
});

describe('citizens who stand up', () => {
  const spot = (region: number) => ({ region, part: 0, place: 'ground' }) as const;
  const lie = (owner: number, region: number) =>
    ({ kind: 'citizen', owner, ...spot(region), icon: -1, engaged: false, down: true }) as const;
  const units = [lie(1, 2), lie(1, 2), lie(1, 3), lie(0, 2), lie(0, 2)];
  const stands = ([owner, region]: readonly [number, number]): Move => ({
    type: 'stand',
    owner,
    spot: spot(region),
    by: 'cube',
  });
  const crisis = (owed: number) => {
    const moves = (
      [
        [1, 2],
        [1, 3],
        [0, 2],
      ] as const
    ).map(stands);
    return choicesFrom(
      madeUpTable({
        units: [...units],
        frames: [{ kind: 'domestic-crisis', resource: 'fish', amount: 3, next: 1, owed, bound: [] }],
      }),
      1,
      moves,
    ).choices;
  };
  const shape = (choices: readonly Choice[]): unknown[] =>
    choices.map(({ id, then, children }) => [
      id.split('{')[0],
      then?.length ?? 0,
      ...(children ? [shape(children)] : []),
    ]);

  const byOne = [
    [
      'cube:1',
      0,
      [
        ['', 0],
        ['', 0],
      ],
    ],
    ['cube:0', 0, [['', 0]]],
  ];

  it('stand as many of an owner as there is room for, one’s own first', () => {
    expect(shape(crisis(3))).toEqual([['all:cube:1', 2], ['all:cube:0', 1], ...byOne]);
    expect(shape(crisis(2))).toEqual([['all:cube:1', 1], ['all:cube:0', 1], ...byOne]);
  });

  it('stand one by one where one is owed, and are never more than were fed', () => {
    expect(shape(crisis(1))).toEqual(byOne);
  });
});
