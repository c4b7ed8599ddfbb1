import { describe, expect, it } from 'vitest';
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { openBox } from '#engine/archipelago/box.ts';
import { DIRECTIONS } from '#engine/archipelago/map/geometry.ts';
import { placements } from '#engine/archipelago/rules/discover.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { everybodyDiscovers, firstTurn, HANDS, lay } from '../first-turn.ts';
import { COMPASS, type Situation } from '../situation.ts';
import { SMALL_PACK } from '../small-pack.ts';
import { citizens, SMALL_GAME, type Table } from '../table.ts';

const OPTIONS = { players: 4, length: 'short' as const, variants: ['desert' as const] };

/** Turn 0 in the desert: two citizens of everybody on it. */
function inTheDesert(players: 2 | 4, more: Situation = {}): Table {
  const units = Array.from({ length: players }, (_, seat) => citizens(seat, 2, 'desert-village'));
  return firstTurn(players, { variants: ['desert'], units, surplus: 5, ...more });
}

describe('desert start (p. 16)', () => {
  it('ruling 9: two citizens each on the desert, no ship, five surplus workers', () => {
    const state = SMALL_GAME.setup(OPTIONS, 'desert', () => undefined);
    const placed = state.units.filter(({ region }) => region >= 0).map(({ kind, owner }) => `${kind} ${owner}`);
    expect(elementAt(state.regions, 0).side).toBe('desert-village');
    expect(placed).toEqual([0, 1, 2, 3].flatMap((seat) => [`citizen ${seat}`, `citizen ${seat}`]));
    expect(state).toMatchObject({ population: 8, surplus: 5, rebellion: 0, inPlay: { ship: 0 } });
  });

  it('ruling 9: a first region continues the fields of the desert', () => {
    const game = inTheDesert(2);
    const north = { type: 'discover', side: 'bay', ...elementAt(DIRECTIONS, 0) } as const;
    expect(game.refused(0, { ...north, turn: 0 })).toBe('landscape-broken');
    expect(game.refused(0, { ...north, turn: 1 })).toBeUndefined();
    expect(game.refused(0, { ...north, q: 0, r: -2, turn: 1 })).toBe('not-beside-start');
    lay(game, 0, 'bay', 'N', 1);
    while (game.frame() === 'finds') game.play(0, elementAt(game.moves(0), 0));
    const beyond = { type: 'discover', side: 'meadow', q: 0, r: -2, turn: 1 } as const;
    expect(game.refused(1, beyond)).toBe('not-beside-start');
  });

  it('ruling 9: one of the two citizens walks there, and nobody disembarks', () => {
    const game = inTheDesert(2);
    lay(game, 0, 'bay', 'N', 1);
    const region = game.region('bay');
    expect(game.units(0, 'citizen').map((unit) => unit.region)).toEqual([region, 0]);
    expect(game.units(0, 'ship')).toEqual([]);
    expect(game.log).toContainEqual({
      type: 'moved',
      seat: 0,
      kind: 'citizen',
      from: game.spot('desert-village'),
      to: game.spot('bay'),
    });
    expect([game.frame(), game.state.population, game.screen(0).tokens]).toEqual(['finds', 4, 1]);
  });

  it.each([
    [1, 0],
    [4, 1],
  ])('ruling 9: he stands on the bank behind the shared edge (turned by %i)', (more, part) => {
    const game = inTheDesert(2, { hands: [['inlet', 'shore-wood', 'shore-fruit'], HANDS[1] ?? []] });
    lay(game, 0, 'inlet', 'N', more);
    expect(game.units(0, 'citizen')[0]).toMatchObject({ region: game.region('inlet'), part, place: 'ground' });
  });

  it('ruling 9: token, cubes and huts as ever, on top of the five huts of the desert', () => {
    const game = inTheDesert(4);
    ['bay', 'meadow', 'grove', 'lode'].forEach((side, seat) => {
      const laid = game.moves(seat).find((move) => move.type === 'discover' && move.side === side);
      game.play(seat, laid ?? { type: 'done' });
      while (game.frame() === 'finds') game.play(seat, elementAt(game.moves(seat), 0));
    });
    expect(game.state).toMatchObject({ population: 8, surplus: 5 + 1 + 3 + 3 + 4, piles: [4, 8, 8] });
    expect(game.frame()).toBe('objectives');
  });

  it('ruling 9: where nothing fits any more, he walks to the region laid last and finds nothing', () => {
    const game = inTheDesert(2, {
      map: COMPASS.map((where, index) => [`inland-${index}`, where]),
      hands: [['plenty'], ['isle']],
    });
    expect(game.units(1, 'citizen').map((unit) => unit.region)).toEqual([game.region('inland-5'), 0]);
    expect(game.state).toMatchObject({ population: 4, surplus: 5, piles: [8, 8, 8] });
  });

  it('ruling 9: nobody walks over a sea edge of a desert that has one', () => {
    const pack = structuredClone(SMALL_PACK);
    const { desertVillage } = pack.start;
    desertVillage.edges[0] = 'sea';
    desertVillage.lands = [{ edges: [1, 2, 3, 4, 5], icons: [] }];
    desertVillage.waters = [{ edges: [0], icons: [] }];
    const box = openBox(pack);
    const state = archipelago(pack).setup(OPTIONS, 'coast', () => undefined);
    const laid = placements(box, state, box.tiles);
    expect(new Set(laid.map(({ q, r }) => DIRECTIONS.findIndex((step) => step.q === q && step.r === r)))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    );
  });

  it('the open sea is as ever without the variant', () => {
    const game = firstTurn(4);
    everybodyDiscovers(game);
    expect(game.state).toMatchObject({ population: 8, inPlay: { ship: 4 } });
  });
});
