import { describe, expect, it } from 'vitest';
import { fronts } from '#renderer/games/empires-of-the-north/board/fronts.ts';
import { empirePlace, locationPlace } from '#renderer/games/empires-of-the-north/board/place-ids.ts';
import { madeUpTable, SEATS } from './fixture.ts';

describe('whose empire lies in front', () => {
  const table = madeUpTable(4, 25);
  const persons = { ...table, seats: SEATS.map((seat) => ({ ...seat, player: 'person' })) };
  const nothing = { brought: undefined, before: undefined, wanted: [], move: undefined };
  const cardOf = (seat: number) => locationPlace(table.view.players[seat]?.empire[0]?.id ?? -1);

  it('is that of the one person among bots, whoever decides', () => {
    const bots = { ...table, view: { ...table.view, deciders: [2] } };
    expect(fronts.now(bots, { ...nothing, before: empirePlace(1) })).toBe(empirePlace(0));
  });

  it('is that of the person who decides', () => {
    const second = { ...persons, view: { ...table.view, deciders: [1] } };
    expect(fronts.now(second, { ...nothing, before: empirePlace(0) })).toBe(empirePlace(1));
  });

  it('stays where nobody decides alone', () => {
    const several = { ...persons, view: { ...table.view, deciders: [0, 1] } };
    expect(fronts.now(several, { ...nothing, before: empirePlace(3) })).toBe(empirePlace(3));
  });

  it('is the one somebody brought there, until only another has cards to pick', () => {
    const brought = { ...nothing, brought: empirePlace(2) };
    expect(fronts.now(table, brought)).toBe(empirePlace(2));
    expect(fronts.now(table, { ...brought, wanted: [cardOf(2), cardOf(3)] })).toBe(empirePlace(2));
    expect(fronts.now(table, { ...brought, wanted: [cardOf(0)] })).toBe(empirePlace(2));
    expect(fronts.now(table, { ...brought, wanted: [cardOf(3)] })).toBe(empirePlace(3));
  });

  it('is the raided one, and stays one’s own where that has cards to pick as well', () => {
    expect(fronts.now(table, { ...nothing, wanted: [cardOf(2), cardOf(3)] })).toBe(empirePlace(2));
    expect(fronts.now(table, { ...nothing, wanted: [cardOf(2), cardOf(0)] })).toBe(empirePlace(0));
    const raid = { type: 'raid', seat: 3, location: 300 };
    expect(fronts.now(table, { ...nothing, move: raid })).toBe(empirePlace(3));
  });
});
