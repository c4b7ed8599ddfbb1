import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { diff } from '#renderer/games/archipelago/board/diff.ts';
import { boardModel } from '#renderer/games/archipelago/board/model.ts';
import { placesOf } from '#renderer/games/archipelago/board/spots.ts';
import { cellsOf } from '#renderer/board/targets.ts';
import { madeUpView } from '../screens/made-up/view.ts';

const before = boardModel(madeUpView(), BASE_PACK);
const after = boardModel(
  madeUpView({ used: [{ region: 1, building: 'port' }], pillaged: [{ region: 2, icon: 1 }] }),
  BASE_PACK,
);

describe('what a phase leaves on the map', () => {
  it('shows on the port that was used, and on no other building', () => {
    const used = after.regions.flatMap(({ region, buildings }) =>
      buildings.flatMap((one) => (one.used ? [`${region}.${one.building}`] : [])),
    );
    expect(used).toEqual(['1.port']);
  });

  it('shows on the icon that was pillaged, and on no other', () => {
    const closed = after.regions.flatMap(({ region, icons }) =>
      icons.flatMap((icon) => (icon.pillaged ? [`${region}.${icon.icon}`] : [])),
    );
    expect(closed).toEqual(['2.1']);
  });

  it('has both boards redraw just that', () => {
    const { tiles, buildings, units } = diff(before, after);
    expect(tiles.changed.map(({ region }) => region)).toEqual([2]);
    expect(buildings.changed.map(({ key }) => key)).toEqual(['1.port']);
    expect(units.changed).toEqual([]);
  });
});

describe('a target on an icon', () => {
  it('is marked where the icon is printed', () => {
    const marks = cellsOf(placesOf(before, ['2.icon.1']), [{ place: '2.icon.1', label: '' }]).flatMap(
      ({ marked }) => marked,
    );
    expect(marks.map(({ at }) => at)).toEqual([before.regions[2]?.icons[1]?.at]);
  });
});
