import { describe, expect, it } from 'vitest';
import type { Move } from '#engine/archipelago/moves.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { choicesFrom } from '#renderer/games/archipelago/choices/choices.ts';
import { cubesProposed, feed } from '#renderer/games/archipelago/choices/feeding.ts';
import { madeUpView } from './made-up/view.ts';
import { madeUpTable } from './table.ts';

type Bound = { owner: number; left: number }[];
const AMOUNT = 3;

/** A crisis at home in which every citizen on the map lies; seat 1 decides. */
function crisis(phase: View['phase'] = 'balance', bound: Bound = [], amount = AMOUNT, owed = 0) {
  const view = madeUpView({ phase, order: [1, 0, 2, 3] });
  const frame = { kind: 'domestic-crisis', resource: 'fish', amount, next: 0, owed, bound } as const;
  const units = view.units.map((unit) => ({ ...unit, down: unit.kind === 'citizen' && unit.region >= 0 }));
  return { view: { ...view, units, frames: [{ kind: 'turn' } as const, { ...frame, bound: [...bound] }] }, frame };
}

const lie = (view: View, seat: number): number => view.units.filter(({ down, owner }) => down && owner === seat).length;
const stands = (moves: readonly Move[]) => moves.flatMap((move) => (move.type === 'stand' ? [move] : []));
const FROM: Move[] = [
  { type: 'consume', from: 'market' },
  { type: 'consume', from: 'screen' },
  { type: 'consume', from: 'token' },
];

describe('who is proposed to stand up for a cube', () => {
  it('is one’s own, those who hold most first, and nobody else’s', () => {
    const { view, frame } = crisis();
    const mine = lie(view, 1);
    expect(mine).toBeGreaterThan(1);
    const moves = feed(view, frame, 1, 'market', 9);
    expect(moves[0]).toEqual({ type: 'consume', from: 'market' });
    expect(stands(moves).every(({ owner, by }) => owner === 1 && by === 'cube')).toBe(true);
    expect(stands(moves)).toHaveLength(mine);
    const order = ['town', 'port', 'market', 'icon', 'ground'];
    const held = stands(moves).map(({ spot }) => order.indexOf(spot.place));
    expect(held).toEqual([...held].sort((one, other) => one - other));
    expect(new Set(held).size).toBeGreaterThan(1);
  });

  it('goes by region in phase 6, where control is worth nothing', () => {
    const { view, frame } = crisis('purchase');
    const regions = stands(feed(view, frame, 1, 'market', 9)).map(({ spot }) => spot.region);
    expect(regions).toEqual([...regions].sort((one, other) => one - other));
  });

  it('is first whom a deal binds the player to stand', () => {
    const other = [0, 2, 3].find((seat) => lie(crisis().view, seat) > 0) ?? -1;
    const { view, frame } = crisis('balance', [{ owner: other, left: 1 }]);
    const owners = stands(feed(view, frame, 1, 'market', 1)).map(({ owner }) => owner);
    expect(owners[0]).toBe(other);
    expect(owners.slice(1).every((owner) => owner === 1)).toBe(true);
  });

  it('is nobody where everybody stands up anyway', () => {
    const { view, frame } = crisis('balance', [], 40);
    expect(feed(view, frame, 1, 'screen', 3)).toEqual([{ type: 'consume', from: 'screen' }]);
    expect(cubesProposed(view, frame, 1)).toBe(1);
  });
});

describe('the choices of a crisis at home', () => {
  it('play a cube and whom it feeds with one press, and leave the choice to whoever wants it', () => {
    const { view } = crisis('balance', [], 1);
    const { choices } = choicesFrom(madeUpTable(view), 1, FROM);
    const [first] = choices;
    expect(first?.move).toEqual(FROM[0]);
    expect(stands(first?.then ?? [])).toHaveLength(1);
    expect(first?.note).toMatch(/stands? up$/);
    const choose = choices.find(({ id }) => id === 'choose');
    expect(choose?.children?.map(({ move, then }) => [move, then])).toEqual(FROM.map((move) => [move, undefined]));
  });

  it('offer several cubes where each feeds citizens of one’s own, no more than the market is known to hold', () => {
    const { view } = crisis('balance', [], 1);
    const mine = lie(view, 1);
    const many = (fish: number) =>
      choicesFrom(madeUpTable({ ...view, domestic: { ...view.domestic, fish } }), 1, FROM).choices.find(
        ({ id }) => id === 'many:market',
      );
    const given = (fish: number) =>
      [many(fish)?.move, ...(many(fish)?.then ?? [])].filter((one) => one?.type === 'consume');
    expect(given(9)).toHaveLength(mine);
    expect(given(2)).toHaveLength(2);
    expect(many(1)).toBeUndefined();
    // How many lie behind a screen is seen by its owner alone, while it is open.
    expect(choicesFrom(madeUpTable(view), 1, FROM).choices.map(({ id }) => id)).not.toContain('many:screen');
    const abroad = madeUpTable({ ...view, frames: [{ kind: 'export-crisis', resource: 'iron', missing: 4, next: 0 }] });
    const supplied = choicesFrom(abroad, 1, [{ type: 'supply', from: 'screen' }]).choices;
    expect(supplied.map(({ then }) => then)).toEqual([undefined]);
  });

  it('offer the owners of the cube before as one choice, where they were several', () => {
    const { view } = crisis('balance', [], AMOUNT, AMOUNT);
    const [one = -1, other = -1] = [0, 2, 3].filter((seat) => lie(view, seat) > 1);
    const spot = { region: 0, part: 0, place: 'ground' } as const;
    const stood = (owner: number, by: 'cube' | 'temple' = 'cube') =>
      ({ type: 'stood', seat: 1, owner, spot, by }) as const;
    const consumed = { type: 'consumed', seat: 1, resource: 'fish', from: 'market' } as const;
    const begins = { type: 'crisis', half: 'domestic', resource: 'fish', amount: AMOUNT, lying: 30 } as const;
    const moves: Move[] = view.units
      .filter((unit) => unit.down)
      .map(({ owner, region, part, place }) => ({ type: 'stand', owner, spot: { region, part, place }, by: 'cube' }));
    const offered = (...told: (typeof consumed | typeof begins | ReturnType<typeof stood>)[]) => {
      const found = choicesFrom(madeUpTable(view), 1, moves, undefined, told).choices.find(
        ({ id }) => id === 'last-time',
      );
      const played = found && stands([found.move, ...(found.then ?? [])].filter((move) => move !== undefined));
      if (played) expect(new Set(played.map((move) => JSON.stringify(move))).size, 'nobody twice').toBeGreaterThan(1);
      return played?.map(({ owner }) => owner);
    };
    const before = [stood(one), stood(other), stood(one)];
    expect(offered(begins, consumed, ...before, consumed)).toEqual([one, other, one]);
    expect(offered(begins, consumed, ...before, stood(3, 'temple'), consumed, stood(one))).toEqual([other, one]);
    expect(offered(begins, consumed, ...before), 'before the second cube').toBeUndefined();
    expect(offered(begins, consumed, ...before, begins, consumed), 'of another crisis').toBeUndefined();
    expect(offered(begins, consumed, stood(one), stood(one), consumed), 'of one owner').toBeUndefined();
  });

  it('let as many of an owner stand as are owed, and each on the map', () => {
    const { view } = crisis('balance', [], AMOUNT, 2);
    const owner = [0, 2, 3].find((seat) => lie(view, seat) > 2) ?? -1;
    const moves: Move[] = view.units
      .filter((unit) => unit.down && unit.owner === owner)
      .map(({ region, part, place }) => ({ type: 'stand', owner, spot: { region, part, place }, by: 'cube' }));
    const { choices } = choicesFrom(madeUpTable(view), 1, moves);
    expect(choices.map(({ id }) => id)).toEqual([`all:cube:${owner}`, `cube:${owner}`]);
    expect(choices[0]?.then).toHaveLength(1);
    expect(choices[1]?.reach).toBe(true);
  });
});
