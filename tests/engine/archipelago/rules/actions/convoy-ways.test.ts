import { expect, it } from 'vitest';
import { defined } from '#engine/kernel/defined.ts';
import { openBox, type Box } from '#engine/archipelago/box.ts';
import { sideAt, ways, type Way } from '#engine/archipelago/map/regions.ts';
import { convoyed, keyOf } from '#engine/archipelago/rules/actions/convoy.ts';
import type { State } from '#engine/archipelago/state.ts';
import { gameOf, packOf, readRecorded } from '../../recorded/files.ts';

/** A late map of five, and one of two. */
const GAMES = ['071-5p-long-L10.json.gz', '008-2p-long-L5.json.gz'];

/** Every way over water from `here` that enters no water twice, of so many crossings at most. */
function waysFrom(box: Box, state: State, here: Way, most: number, behind: readonly Way[] = []): Way[][] {
  const path = [...behind, here];
  const next = ways(box, state, 'ship', here.region, here.part).filter(
    (way) => !path.some((one) => keyOf(one) === keyOf(way)),
  );
  const on = most === 0 ? [] : next.flatMap((way) => waysFrom(box, state, way, most - 1, path));
  return [path, ...on];
}

/** Whether each crossing of a way has a ship of its own, in either of the two waters it joins. */
function served([from, to, ...rest]: readonly Way[], ships: readonly number[]): boolean {
  if (from === undefined || to === undefined) return true;
  return [from, to].some((water) => {
    const at = ships.indexOf(keyOf(water));
    return at >= 0 && served([to, ...rest], ships.toSpliced(at, 1));
  });
}

it.each(GAMES)(
  'ruling 74: whoever has ships anywhere lands where some way is served, whichever was tried before (%s)',
  (file) => {
    const record = readRecorded(file);
    const game = gameOf(record);
    const box = openBox(packOf(record));
    const state = game.schema.state.parse(record.setup);
    for (const entry of record.entries)
      if (entry.kind === 'move') game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
    const waters = state.regions.flatMap((_, region) =>
      Array.from({ length: sideAt(box, state, region).waters }, (_none, part) => ({ region, part })),
    );
    let linked = 0;
    for (let round = 0; round < 30; round++) {
      const ships = [7, 11, 13].map((step, at) => keyOf(defined(waters[(round * step + at * 5) % waters.length])));
      for (const region of state.regions.keys()) {
        const ends = waters
          .filter((water) => water.region === region)
          .flatMap((water) => waysFrom(box, state, water, ships.length))
          .filter((way) => way.length > 1 && served(way, ships));
        linked += ends.filter((way) => way.length > 2).length;
        const landed = new Set(ends.map((way) => defined(way.at(-1)).region));
        landed.delete(region);
        expect(new Set(convoyed(box, state, ships, region).filter((there) => there !== region))).toEqual(landed);
      }
    }
    expect(linked).toBeGreaterThan(50);
  },
);
