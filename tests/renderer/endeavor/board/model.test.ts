import { describe, expect, test } from 'vitest';
import type { Move } from '#engine/endeavor/moves.ts';
import type { View } from '#engine/endeavor/state.ts';
import { layOut } from '#renderer/games/endeavor/board/art/card.ts';
import { endeavorBoard } from '#renderer/games/endeavor/board/endeavor-board.ts';
import { ghostOf } from '#renderer/games/endeavor/board/ghost.ts';
import { boardModel } from '#renderer/games/endeavor/board/model.ts';
import { berthPlace, placeOf, shipPlace, stackPlace } from '#renderer/games/endeavor/board/place-ids.ts';
import { placesOf } from '#renderer/games/endeavor/board/places.ts';
import { isFallback, showMissing } from '#renderer/i18n/translator.ts';
import { ICONS } from '#renderer/games/endeavor/icons/icons.ts';
import { laid, lateView, PACK, startView } from './fixture.ts';

const region = (view: View, id: string) => boardModel(view, PACK).regions.find((one) => one.id === id);
const ghost = (view: View, move: Move) => ghostOf(view, PACK, boardModel(view, PACK), move);
const seats = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => ({
  name,
  colour: 'red' as const,
  player: 'person',
}));

describe('the model of the chart', () => {
  test('has a token on every space before the first decision, and Europe alone is open', () => {
    const { cities, routes, regions, stacks } = boardModel(startView(), PACK);
    const berths = regions.flatMap((one) => one.berths);
    expect([...cities, ...routes, ...berths].every(({ token }) => token !== null)).toBe(true);
    expect(regions.filter(({ open }) => open).map(({ id }) => id)).toEqual(['europe']);
    expect(stacks.filter(({ open }) => open).map(({ id }) => id)).toEqual(['europe', 'slavery']);
    expect(cities.filter(({ open }) => open)).toHaveLength(10);
    expect(stacks.every(({ top, left }) => left === 6 && (top?.number ?? null) !== 5)).toBe(true);
  });

  test('finds the token of each space where the view has it', () => {
    const spaces = startView().spaces.map(() => 0);
    spaces[7 + 2] = 4;
    spaces[39 + 1] = 5;
    spaces[39 + 28 + 3] = 6;
    const model = boardModel({ ...startView(), spaces }, PACK);
    expect(model.regions.find(({ id }) => id === 'caribbean')?.berths[2]?.token).toBe('attack');
    expect(model.cities[1]?.token).toBe('occupy-draw');
    expect(model.routes[3]?.token).toBe('ship');
  });

  test('fills a track from its far end, and counts who lies beside it', () => {
    let view = startView();
    for (const owner of [0, 1, 1]) view = laid(view, 'africa', owner);
    expect(region(view, 'africa')).toMatchObject({ open: false, next: 3, beside: [] });
    expect(region(view, 'africa')?.berths.map(({ owner }) => owner)).toEqual([0, 1, 1, null, null, null]);
    for (const owner of [2, 2, 2, 4, 0, 4]) view = laid(view, 'africa', owner);
    expect(region(view, 'africa')).toMatchObject({
      open: true,
      next: 6,
      beside: [
        { owner: 4, count: 2 },
        { owner: 0, count: 1 },
      ],
    });
  });

  test('gives a route to whoever holds both its ends', () => {
    const view = laid(laid(startView(), 'elmina', 1), 'cape-town', 1);
    const route = boardModel(view, PACK).routes.find(({ id }) => id === 'elmina-cape-town');
    expect(route).toMatchObject({ owner: 1, token: null });
  });
});

describe('what a move would bring', () => {
  test('a disc on the next berth with its token, and the governor with the last one', () => {
    let view = laid(startView(), 'india', 3);
    const berths = region(view, 'india')?.berths;
    const ship: Move = { type: 'ship', by: 'shipyard', at: 'india' };
    expect(ghost(view, ship)).toEqual({
      disc: { at: berths?.[1]?.at, owner: 0 },
      tokens: [{ at: berths?.[1]?.at, token: berths?.[1]?.token }],
      routes: [],
    });
    for (const owner of [1, 1, 2, 2]) view = laid(view, 'india', owner);
    expect(ghost(view, ship)?.card).toMatchObject({ stack: 'india', id: 'india-governor', back: false });
    const full = ghost(laid(view, 'india', 0), ship);
    expect(full?.tokens).toEqual([]);
    expect(full?.disc?.owner).toBe(0);
  });

  test('a disc in a city with its token, and with those of the routes it completes', () => {
    const view = laid(startView(), 'elmina', 0);
    const found = ghost(view, { type: 'occupy', by: 'colonial-house', at: 'cape-town' });
    expect(found?.routes).toEqual(['elmina-cape-town']);
    expect(found?.tokens).toHaveLength(2);
    expect(ghost(view, { type: 'attack', by: 'attack', at: 'elmina' })?.tokens).toEqual([]);
  });

  test('a card that leaves its stack, or comes back to it; a slavery card never does', () => {
    expect(ghost(startView(), { type: 'draw', by: 'market', at: 'europe' })?.card?.id).toBe('europe-0');
    expect(ghost(lateView(), { type: 'discard', card: 'africa-1' })?.card).toMatchObject({
      stack: 'africa',
      back: true,
    });
    expect(ghost(lateView(), { type: 'discard', card: 'slavery-1' })).toBeUndefined();
    expect(ghost(lateView(), { type: 'discard', card: 'africa-governor' })).toBeUndefined();
    expect(ghost(lateView(), { type: 'draw', by: 'market', at: 'slavery' })).toBeUndefined();
  });

  test('a disc of the neutral colour', () => {
    const frames: View['frames'] = [{ kind: 'neutral', seat: 1, action: 'ship' }];
    const view = { ...startView(2), frames };
    expect(ghost(view, { type: 'neutral', at: 'africa' })?.disc?.owner).toBe(2);
    expect(ghost(view, { type: 'pass' })).toBeUndefined();
    expect(ghost(view, { type: 'build', building: 'market' })).toBeUndefined();
  });
});

describe('places', () => {
  test('have names that are read back', () => {
    expect(placeOf('city:cape-town')).toEqual({ kind: 'city', id: 'cape-town' });
    expect(placeOf('berth:far-east:6')).toEqual({ kind: 'berth', region: 'far-east', berth: 6 });
    expect(placeOf('ship:africa')).toEqual({ kind: 'ship', region: 'africa' });
    expect(['', 'city', 'city:', 'berth:africa', 'city:lima:2', 'hex:1'].filter((id) => placeOf(id))).toEqual([]);
  });

  test('include a wanted berth as a spot of its track, and nothing unknown', () => {
    const model = boardModel(startView(), PACK);
    const wanted = [berthPlace('africa', 2), berthPlace('africa', 9), 'city:atlantis', stackPlace('africa')];
    const more = placesOf(model, wanted).slice(placesOf(model, []).length);
    expect(more.map(({ id, group }) => [id, group])).toEqual([[berthPlace('africa', 2), shipPlace('africa')]]);
  });

  test('keep their names while pieces come and go', () => {
    const names = (view: View) => placesOf(boardModel(view, PACK), []).map(({ id }) => id);
    expect(names(lateView())).toEqual(names(startView()));
  });

  test.each([
    ['before the first decision', startView()],
    ['late', lateView()],
  ])('are read out in words, %s', (_, view) => {
    const undo = showMissing();
    const table = { seats, view, pack: PACK };
    const model = endeavorBoard.model(view, PACK);
    const said = endeavorBoard
      .places(model, [])
      .flatMap(({ id }) => [endeavorBoard.place(table, model, id), endeavorBoard.caption?.(table, model, id) ?? '']);
    undo();
    expect(said.filter((text) => text.trim() === '' || isFallback(text) || /undefined| {2}|[{}]/.test(text))).toEqual(
      [],
    );
  });
});

test('a place is read out with what lies there', () => {
  const model = boardModel(lateView(), PACK);
  const table = { seats, view: lateView(), pack: PACK };
  const say = (id: string) => endeavorBoard.place(table, model, id);
  expect(say('city:salvador')).toBe(
    'Salvador, South America, 1 glory. Free; a blue token to ship lies there. The region is closed.',
  );
  expect(say('city:constantinople')).toBe('Constantinople, Europe, 2 glory. Held by Ana.');
  expect(say('ship:far-east')).toBe(
    'The passage to the Far East: 7 of 7 berths taken: Ana 1 disc, Dan 2 discs, Eve 2 discs, Cleo 1 disc, Ben 1 disc. The region is open. ' +
      'Beside the track: Ben 1 disc, Cleo 1 disc, Ana 1 disc.',
  );
  expect(say('stack:slavery')).toBe('Cards of Slavery: none left.');
  expect(say('stack:africa')).toBe(
    'Cards of Africa: 2 left; on top number 4, which asks for as many discs there: 3 finance, 1 politics, 1 glory.',
  );
  expect(say('route:london-quebec')).toBe('Route from London to Quebec. Ana holds both ends.');
  expect(say('berth:india:4')).toBe(say('ship:india'));
});

describe('a card', () => {
  test('shows each symbol by itself, and numbers where there are many', () => {
    const card = { id: 'x', number: 5, glory: 1, source: 'reconstructed' } as const;
    expect(layOut({ ...card, symbols: { culture: 2 } }).symbols.map(({ icon }) => icon)).toEqual([
      'culture',
      'culture',
      'glory',
    ]);
    const many = layOut({ ...card, symbols: { culture: 4, finance: 3 } });
    expect(many.symbols).toHaveLength(3);
    expect(many.figures.map(({ n }) => n)).toEqual([4, 3, 1]);
  });

  test('keeps all of it on its face', () => {
    for (const pips of [1, 2, 3, 4, 5, 6, 7, 9])
      for (const glory of [0, 1]) {
        const { symbols, size } = layOut({
          id: 'x',
          number: 5,
          glory,
          symbols: { industry: pips },
          source: 'reconstructed',
        });
        for (const { x, y } of symbols) {
          expect(Math.abs(x) + size / 2).toBeLessThan(21);
          expect(y - size / 2).toBeGreaterThan(-8);
          expect(y + size / 2).toBeLessThan(29);
        }
      }
  });
});

test('every token has an icon', () => {
  expect(PACK.tokens.map(({ id }) => id).filter((id) => !Object.hasOwn(ICONS, id))).toEqual([]);
});
