import { describe, expect, test } from 'vitest';
import { archipelagoBoard } from '#renderer/games/archipelago/board/archipelago-board.ts';
import { partLetters } from '#renderer/games/archipelago/board/close-up.ts';
import { boardModel, type BoardModel } from '#renderer/games/archipelago/board/model.ts';
import { placeId } from '#renderer/games/archipelago/board/places.ts';
import { regionName, spotWords, type Table } from '#renderer/games/archipelago/words/words.ts';
import { farthestCorner } from '#renderer/board/overlay/farthest-corner.ts';
import { labelPosition } from '#renderer/board/overlay/screen-box.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';

const view = sampleView(16, 'letters', 1.5);
const model = boardModel(view, SAMPLE_PACK);
const seats = ['Ines', 'Max', 'Olu', 'Bea', 'Tom'].map((name) => ({ name, colour: 'red' as const, player: 'person' }));
const table: Table = { seats, view, pack: SAMPLE_PACK };
const hexOf = ({ q, r }: { q: number; r: number }) => placeId({ hex: { q, r } });

describe('a region shown large', () => {
  test('is that region alone, with what each seat has there', () => {
    for (const region of model.regions) {
      const shown = archipelagoBoard.closeUp?.(table, model, hexOf(region));
      expect((shown?.model as BoardModel).regions).toEqual([region]);
      expect(shown?.lines.map(({ seat }) => seat)).toEqual(
        [0, 1, 2, 3, 4].filter((seat) => region.units.some(({ owner }) => owner === seat)),
      );
    }
    expect(archipelagoBoard.closeUp?.(table, model, 'hex.40.40')).toBeUndefined();
  });

  test('says how many citizens, rebels and ships', () => {
    const [region] = model.regions;
    const [unit] = model.regions.flatMap(({ units }) => [...units]);
    if (!region || !unit) throw new Error('no pieces');
    const units = [
      { ...unit, owner: 1, kind: 'citizen' as const, posture: 'standing' as const },
      { ...unit, owner: 1, kind: 'citizen' as const, posture: 'rebel' as const },
      { ...unit, owner: 1, kind: 'ship' as const, posture: 'working' as const },
    ];
    const shown = archipelagoBoard.closeUp?.(table, { ...model, regions: [{ ...region, units }] }, hexOf(region));
    expect(shown?.lines).toEqual([{ seat: 1, text: '2 citizens, 1 rebel, 1 ship' }]);
  });

  test('goes to the corner farthest away', () => {
    const stage = { width: 768, height: 520 };
    const box = (left: number, top: number) => ({ corners: [], left, top, width: 90, height: 80 });
    expect(farthestCorner(box(20, 20), stage)).toEqual({ right: true, bottom: true });
    expect(farthestCorner(box(600, 20), stage)).toEqual({ right: false, bottom: true });
    expect(farthestCorner(box(600, 420), stage)).toEqual({ right: false, bottom: false });
  });
});

test('what is said of a seat’s piece is what that seat has in the region', () => {
  const [region] = model.regions.filter(({ units }) => new Set(units.map(({ owner }) => owner)).size > 1);
  const unit = region?.units[0];
  if (!region || !unit) throw new Error('no region of several');
  const said = (seat?: number) =>
    archipelagoBoard.place(
      table,
      model,
      placeId({ spot: { region: region.region, part: unit.part, place: 'ground' }, kind: 'citizen', seat }),
    );
  const [own, other] = [unit.owner, region.units.find(({ owner }) => owner !== unit.owner)?.owner ?? -1];
  for (const seat of [own, other]) expect(said()).toContain(`${seats[seat]?.name}: `);
  expect(said(own)).toContain(`${seats[own]?.name}: `);
  expect(said(own)).not.toContain(`${seats[other]?.name}: `);
});

describe('the name of a region', () => {
  test('is shown at its hexagon, and nowhere else', () => {
    const caption = (id: string) => archipelagoBoard.caption?.(table, model, id);
    expect(model.regions.map((region) => caption(hexOf(region)))).toEqual(
      model.regions.map(({ region }) => regionName(table, region)),
    );
    expect(caption('hex.40.40')).toBeUndefined();
  });

  test('stays inside the stage', () => {
    const stage = { width: 768, height: 520 };
    const label = { width: 120, height: 24 };
    for (const [left, top] of [
      [-40, 5],
      [700, 470],
      [300, -60],
    ] as const) {
      const at = labelPosition({ corners: [], left, top, width: 90, height: 80 }, stage, label);
      expect(at.x >= 0 && at.y >= 0 && at.x + label.width <= 768 && at.y + label.height <= 520).toBe(true);
    }
  });
});

describe('the letters of banks and waters', () => {
  test('stand on the map as words use them, and only where there are several', () => {
    let lettered = 0;
    for (const region of model.regions) {
      const letters = partLetters(model, hexOf(region));
      for (const part of region.parts) {
        const kind = part.kind === 'water' ? 'ship' : 'citizen';
        const words = spotWords(table, { region: region.region, part: part.index, place: 'ground' }, kind);
        const said = / ([A-Z])$/.exec(words)?.[1];
        const [found] = letters.filter(({ point }) => point === part.at);
        expect(found?.letter, words).toBe(said);
        if (said !== undefined) lettered++;
        expect(found?.other ?? part.kind === 'water').toBe(part.kind === 'water');
      }
    }
    expect(lettered).toBeGreaterThan(3);
  });
});
