import { describe, expect, test } from 'vitest';
import { sampleView, SAMPLE_PACK } from '../gallery/sample.ts';
import { distance, type Box } from '#renderer/board/plane.ts';
import { overlap } from '#renderer/games/archipelago/board/drawn-box.ts';
import { boardModel, type BoardModel } from '#renderer/games/archipelago/board/model.ts';
import { lies, postureOf } from '#renderer/games/archipelago/board/posture.ts';
import { RADIUS } from '#renderer/games/archipelago/board/shape/sites.ts';
import { PIECE } from '#renderer/games/archipelago/board/shape/slots.ts';
import { boxOf, type UnitModel } from '#renderer/games/archipelago/board/units.ts';
import { latePositions, randomPositions } from './positions.ts';

const unitsOf = (model: BoardModel): UnitModel[] => model.regions.flatMap(({ units }) => [...units]);

/** Pieces of two seats that cover each other, anywhere on the map. */
function covered(model: BoardModel): string[] {
  const boxes = unitsOf(model).map((unit): { unit: UnitModel; box: Box } => ({ unit, box: boxOf(unit) }));
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.unit.owner !== b.unit.owner && overlap(a.box, b.box))
      .map((b) => `${a.unit.unit} and ${b.unit.unit}`),
  );
}

describe('how a piece is shown', () => {
  test('goes by what it does, and by whether a crisis at home is being decided', () => {
    const at = (down: boolean, engaged: boolean) => [false, true].map((hunger) => postureOf({ down, engaged }, hunger));
    expect(at(false, false)).toEqual(['standing', 'standing']);
    expect(at(false, true)).toEqual(['working', 'working']);
    expect(at(true, false)).toEqual(['rebel', 'hungry']);
    expect(at(true, true)).toEqual(['rebel', 'hungry']);
  });

  test('in random games: who lies is a rebel or hungry, hungry only in a crisis at home, and who works is on the icon', () => {
    const found = { hungry: 0, rebel: 0, working: 0, harvesting: 0 };
    for (const { name, view, pack } of randomPositions(4000)) {
      const crisis = view.frames.some(({ kind }) => kind === 'domestic-crisis');
      const model = boardModel(view, pack);
      for (const region of model.regions) {
        for (const { unit, posture, icon, place, at } of region.units) {
          const here = view.units[unit];
          expect(lies(posture), name).toBe(here?.down);
          if (lies(posture)) expect(posture, name).toBe(crisis ? 'hungry' : 'rebel');
          else expect(posture, name).toBe(here?.engaged ? 'working' : 'standing');
          if (posture !== 'standing') found[posture]++;
          if (posture !== 'working' || place !== 'icon') continue;
          found.harvesting++;
          const printed = region.icons[icon]?.at ?? { x: 99, y: 99 };
          expect(distance(at, printed), `${name} on its icon`).toBeLessThanOrEqual(RADIUS.icon);
        }
      }
    }
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(50);
  });
});

describe('pieces of two seats', () => {
  test('never cover each other in random games, whoever came and went before', () => {
    let [game, before, pieces] = [-1, undefined as BoardModel | undefined, 0];
    for (const seen of randomPositions(6000)) {
      const model: BoardModel = boardModel(seen.view, seen.pack, seen.game === game ? before : undefined);
      [game, before] = [seen.game, model];
      pieces += unitsOf(model).length;
      expect(covered(model), seen.name).toEqual([]);
    }
    expect(pieces).toBeGreaterThan(50_000);
  }, 60_000);

  test('never cover each other late in the recorded games of five, and are hardly ever small', () => {
    const widths: number[] = [];
    for (const { name, view, pack } of latePositions('5p', 23)) {
      const model = boardModel(view, pack);
      expect(covered(model), name).toEqual([]);
      widths.push(...unitsOf(model).flatMap(({ kind, width }) => (kind === 'citizen' ? [width] : [])));
    }
    expect(widths.length).toBeGreaterThan(2000);
    expect(widths.filter((width) => width >= PIECE).length / widths.length).toBeGreaterThan(0.8);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(PIECE * 0.5);
  }, 60_000);

  test('would be found if they did', () => {
    const model = boardModel(sampleView(6, 'cover', 1.4), SAMPLE_PACK);
    const [one, other] = unitsOf(model).filter((a, _, all) => a.owner !== all[0]?.owner || a === all[0]);
    const [region] = model.regions;
    if (!one || !other || !region) throw new Error('no pieces');
    const units = [one, { ...other, at: { x: one.at.x + 0.1, y: one.at.y } }];
    expect(covered({ ...model, regions: [{ ...region, units }] })).toHaveLength(1);
  });
});
