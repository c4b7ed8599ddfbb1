import { expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { thumbnailOf } from '#engine/endeavor/view/thumbnail.ts';
import { smallSpots } from '#renderer/games/endeavor/thumbnail/thumbnail.ts';
import { playedGame } from '../played.ts';

it('the small chart shows every city and berth with its owner', () => {
  const state = playedGame(5).at(-1)?.state;
  if (state === undefined) throw new Error('no game was played');
  const spots = smallSpots(thumbnailOf(state), BASE_PACK);
  const berths = BASE_PACK.regions.reduce((sum, { berths: n }) => sum + n, 0);
  expect(spots).toHaveLength(berths + BASE_PACK.cities.length);
  const shipped = state.ships.reduce(
    (sum, track, at) => sum + Math.min(track.length, BASE_PACK.regions[at]?.berths ?? 0),
    0,
  );
  const held = state.cities.filter((owner) => owner >= 0).length;
  expect(spots.filter(({ owner }) => owner !== null)).toHaveLength(shipped + held);
});

it('what cannot be read shows nothing', () => {
  expect(smallSpots(null, BASE_PACK)).toEqual([]);
  expect(smallSpots({ cities: [], ships: [] }, { format: 2 })).toEqual([]);
});
