import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { TRACKS } from '#engine/endeavor/data/schema.ts';
import type { View } from '#engine/endeavor/state.ts';
import { endeavorRules } from '#renderer/games/endeavor/rules/book.ts';
import type { Table } from '#renderer/games/endeavor/types.ts';
import { things } from '#renderer/games/endeavor/things/things.ts';
import { inspectThing } from '#renderer/window/things.ts';
import { isFallback } from '#renderer/i18n/translator.ts';
import { playedGame, SEATS, type Position } from '../played.ts';
import { entries } from './the-book.ts';

const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
const total = (kind: string) => of(kind).reduce((sum, { count }) => sum + (count ?? 1), 0);
const entry = (anchor: string) => entries.find((one) => one.anchor === anchor);
const tableOf = ({ game, state }: Position): Table => ({
  seats: SEATS,
  view: game.view(state, 'public') as View,
  pack: BASE_PACK,
});
const outOf = (kind: string, table: Table): ReadonlySet<string> =>
  endeavorRules.catalogue.find((one) => one.kind === kind)?.out?.(table) ?? new Set();

describe('the catalogue', () => {
  test('has everything in the box, in numbers', () => {
    expect(['card', 'building', 'token', 'region', 'track'].map(total)).toEqual([48, 46, 95, 7, TRACKS.length]);
    expect(of('building')).toHaveLength(16);
  });

  test('says where each value comes from, in whole sentences', () => {
    for (const { anchor, title, lines, source } of entries) {
      expect(isFallback([title, ...lines, source].join(' ')), anchor).toBe(false);
      expect(source, anchor).toMatch(
        /^(Rulebook|A public source|Inferred|Reconstructed|How many|Its cities): .*\.$|\.$/,
      );
    }
    expect(entry('card/far-east-governor')?.source).toBe('Rulebook: number, symbols, and glory.');
    expect(entry('card/europe-3')?.source).toBe('Rulebook: number. Reconstructed: symbols and glory.');
    expect(entry('building/theatre')?.source).toContain('Inferred: action');
    expect(entry('token/ship')?.source).toBe('Reconstructed: what it gives and copies.');
    expect(entry('region/europe')?.source).toContain('known or likely');
    expect(entry('track/industry')?.source).toContain('Glory spaces: Rulebook: 7, 10, and 12.');
  });

  test('shows large what the table can show large', () => {
    const [position] = playedGame(3);
    if (position === undefined) throw new Error('no game was played');
    for (const { anchor, thing, title } of entries) {
      if (thing === undefined) continue;
      const answer = inspectThing(things, tableOf(position), thing, 0);
      expect(answer, anchor).toMatchObject({ title, thing });
    }
  });

  test('knows what is out by what lies open', () => {
    const [first, last] = [playedGame(3)[0], playedGame(3).at(-1)];
    if (first === undefined || last === undefined) throw new Error('no game was played');
    for (const kind of ['card', 'building', 'token']) expect([...outOf(kind, tableOf(first))]).toEqual([]);
    const table = tableOf(last);
    const { players, removed, tiles } = table.view;
    const held = players.flatMap(({ cards, faceDown }) => [...cards, ...faceDown]);
    expect([...outOf('card', table)].sort()).toEqual([...held, ...removed].sort());
    expect(outOf('building', table).size).toBe(tiles.filter((left) => left === 0).length);
    const taken = { ...table, view: { ...table.view, spaces: table.view.spaces.map(() => 0) } };
    expect(outOf('token', taken).size).toBe(7);
  });
});
