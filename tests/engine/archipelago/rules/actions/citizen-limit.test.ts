import { describe, expect, it } from 'vitest';
import { sideOf } from '#engine/archipelago/box.ts';
import { emptyPlaces, fits, layRegion, surroundingsOf } from '#engine/archipelago/map/regions.ts';
import { moveTo } from '#engine/archipelago/pieces/units.ts';
import { limitsHold } from '#engine/archipelago/rules/actions/citizen-limit.ts';
import { migrationStep } from '#engine/archipelago/rules/actions/migration.ts';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import type { State } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, shuffleWith, streamOf, type Rng } from '#engine/kernel/rng.ts';
import { citizens, ship, SMALL_BOX, SMALL_GAME, table } from '../../table.ts';
import type { Laid, Placed } from '../../situation.ts';

/** Regions with more sea than most, so that ships matter. */
const SHORES = ['inlet', 'bridge', 'cove', 'reef', 'isle', 'strand', 'meadow', 'bay'];

/** The list in a random order. */
function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  const copy = [...list];
  shuffleWith(rng, copy);
  return copy;
}

/** `count` regions laid at random round the start. */
function randomMap(rng: Rng, count: number): Laid[] {
  const { state } = table({});
  const laid: Laid[] = [];
  for (const side of shuffled(rng, SHORES)) {
    if (laid.length === count) break;
    const spots = emptyPlaces(state, 1).flatMap(({ q, r, around }) => {
      const surroundings = surroundingsOf(SMALL_BOX, state, around);
      const turns = [0, 1, 2, 3, 4, 5].filter((turn) => fits(sideOf(SMALL_BOX, side), turn, surroundings));
      return turns.map((turn) => [q, r, turn] as const);
    });
    if (spots.length === 0) continue;
    const where = elementAt(spots, pick(rng, spots.length));
    layRegion(state, side, ...where);
    laid.push([side, where]);
  }
  return laid;
}

/** Some of the first player's citizens in crowds, some of them bound to their place, and his ships. */
function randomUnits(rng: Rng, map: readonly Laid[], free: number): Placed[] {
  const units: Placed[] = [];
  let left = 10;
  for (const [side] of shuffled(rng, map)) {
    const count = Math.min(left, 2 + pick(rng, 2));
    for (let made = 0; made < count; made++) {
      const bound = free === 0 || pick(rng, 2) === 0;
      if (!bound) free--;
      units.push(citizens(0, 1, side, { part: pick(rng, sideOf(SMALL_BOX, side).lands), engaged: bound }));
    }
    left -= count;
  }
  for (let made = 0; made < 3; made++) {
    const side = elementAt([...map.map(([name]) => name), 'open-sea'], pick(rng, map.length + 1));
    const { waters } = sideOf(SMALL_BOX, side);
    if (waters > 0) units.push(ship(0, side, { part: pick(rng, waters), engaged: pick(rng, 4) === 0 }));
  }
  return units;
}

/** A migration of the first player that has just begun, with nobody else on the map; undefined where nobody can move. */
function randomMigration(rng: Rng, regions: number, free: number): State | undefined {
  const map = randomMap(rng, regions);
  const { state } = table({ map, units: randomUnits(rng, map, free) });
  for (const frame of state.frames) if (frame.kind === 'round') frame.roads = 1 + pick(rng, 2);
  const act = { type: 'act', action: 'migration' } as const;
  if (SMALL_GAME.refusal(state, 0, act) !== undefined) return undefined;
  SMALL_GAME.apply(state, 0, act, () => undefined);
  return state;
}

type Migrate = MoveOf<'migrate'>;

/** What the step lists, refused or not, apart from moves onto buildings: those never make more room. */
function listed(state: State): Migrate[] {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'migration') return [];
  return migrationStep
    .candidates({ box: SMALL_BOX, state, frame, seat: 0 })
    .filter((move): move is Migrate => move.type === 'migrate' && move.to.place === 'ground');
}

/** The state after a move that need not be legal. */
function after(state: State, move: Migrate): State {
  const next = SMALL_GAME.copy(state);
  const frame = next.frames.at(-1);
  if (frame?.kind !== 'migration') throw new Error('no migration');
  const { region, part, place } = move.from;
  const unit = next.units.findIndex(
    (other, index) =>
      other.kind === move.kind &&
      other.owner === 0 &&
      !other.engaged &&
      !frame.moved.includes(index) &&
      other.region === region &&
      other.part === part &&
      other.place === place,
  );
  frame.moved.push(unit);
  moveTo(elementAt(next.units, unit), move.to);
  return next;
}

/** Whether some sequence of moves, with at most so many of ships, ends within the limit: tries them all. */
function canEnd(state: State, voyages: number, known = new Map<string, boolean>()): boolean {
  if (limitsHold(state, 0)) return true;
  const frame = state.frames.at(-1);
  const moved = frame?.kind === 'migration' ? frame.moved : [];
  const key = state.units
    .map(({ region, part }, index) => `${region}.${part}${moved.includes(index) ? '!' : ''}`)
    .join();
  const told = known.get(key);
  if (told !== undefined) return told;
  const found = listed(state)
    .filter(({ kind }) => kind === 'citizen' || voyages > 0)
    .some((move) => canEnd(after(state, move), voyages - (move.kind === 'ship' ? 1 : 0), known));
  known.set(key, found);
  return found;
}

describe('the limit of three in a migration, on random maps', () => {
  it('ruling 73: whatever is chosen, `done` is within reach: nobody is ever stuck', () => {
    const rng = streamOf('crowds');
    let overfull = 0;
    let shipsHeld = 0;
    for (let game = 0; game < 400; game++) {
      const state = randomMigration(rng, 3 + pick(rng, 4), 6);
      while (state?.frames.at(-1)?.kind === 'migration') {
        const moves = SMALL_GAME.legalMoves(state, 0);
        const on = moves.filter(({ type }) => type !== 'done');
        if (moves.length === 0) throw new Error(`stuck in game ${game}: ${JSON.stringify(state.units)}`);
        if (!limitsHold(state, 0)) {
          overfull++;
          const ships = listed(state).filter(({ kind }) => kind === 'ship');
          shipsHeld += ships.filter((move) => SMALL_GAME.refusal(state, 0, move)?.code === 'region-full').length;
        }
        const crowding = on.filter((move) => move.type === 'migrate' && !limitsHold(after(state, move), 0));
        const among = pick(rng, 2) === 0 && crowding.length > 0 ? crowding : on;
        const choice = among.length > 0 ? elementAt(among, pick(rng, among.length)) : { type: 'done' as const };
        SMALL_GAME.apply(state, 0, choice, () => undefined);
      }
    }
    expect(overfull).toBeGreaterThan(200);
    expect(shipsHeld).toBeGreaterThan(20);
  });

  it('ruling 73: a step is refused just where no moves, with one of a ship among them, could still make room', () => {
    const rng = streamOf('room');
    const counted = { offered: 0, refused: 0, byShip: 0 };
    for (let game = 0; game < 150; game++) {
      const state = randomMigration(rng, 3 + pick(rng, 3), 4);
      for (let step = 0; step < 3 && state?.frames.at(-1)?.kind === 'migration'; step++) {
        const frame = elementAt(state.frames, state.frames.length - 1);
        for (const move of frame.kind === 'migration' ? listed(state) : []) {
          const next = after(state, move);
          const refused = SMALL_GAME.refusal(state, 0, move)?.code;
          expect([JSON.stringify(move), refused]).toEqual([
            JSON.stringify(move),
            canEnd(next, 1) ? undefined : 'region-full',
          ]);
          if (refused !== undefined) counted.refused++;
          else if (!limitsHold(next, 0)) counted[canEnd(next, 0) ? 'offered' : 'byShip']++;
        }
        const on = SMALL_GAME.legalMoves(state, 0).filter(({ type }) => type !== 'done');
        if (on.length === 0) break;
        SMALL_GAME.apply(state, 0, elementAt(on, pick(rng, on.length)), () => undefined);
      }
    }
    expect(Math.min(counted.offered, counted.refused)).toBeGreaterThan(50);
    expect(counted.byShip).toBeGreaterThan(5);
  });
});
