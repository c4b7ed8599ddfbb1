/**
 * Games by hand. A script is text: a line for each move, with the paragraph of the rulebook that decides it (`l.` is the
 * line of the French text), and below it, indented, the whole change worked out from the rules: `violet: harbour -2, C +1`
 * for a player, anything else by its name in the ledger, several parted by `|`. Lines that begin with `--` are comments.
 */
import { expect } from 'vitest';
import { moveSchema, type Move } from '#engine/endeavor/moves.ts';
import type { Change } from '../ledger.ts';
import { SMALL, type Table } from '../table.ts';

/** Which token lies where when a game by hand begins: all 41 of the small pack. */
const LAYOUT: Readonly<Record<string, string>> = {
  ...{ 'north-america 1': 'culture', 'north-america 2': 'industry', 'north-america 3': 'finance' },
  ...{ 'south-america 1': 'finance', 'south-america 2': 'politics', 'india 1': 'culture', 'india 2': 'politics' },
  ...{ 'africa 1': 'industry', 'africa 2': 'culture', 'africa 3': 'attack', 'africa 4': 'finance' },
  ...{ 'africa 5': 'politics', 'africa 6': 'industry', 'far-east 1': 'industry', 'far-east 2': 'ship-token' },
  ...{ 'far-east 3': 'culture', 'far-east 4': 'finance' },
  ...{ london: 'culture', paris: 'industry', lisbon: 'finance', rome: 'politics', algiers: 'pay-token' },
  ...{ quebec: 'culture', boston: 'occupy-draw', lima: 'industry', salvador: 'finance', elmina: 'politics' },
  ...{ zanzibar: 'industry', bombay: 'culture', madras: 'politics', canton: 'finance' },
  ...{ 'london-paris': 'attack', 'london-quebec': 'politics', 'paris-lisbon': 'occupy-draw' },
  ...{ 'paris-rome': 'ship-token', 'lisbon-salvador': 'culture', 'quebec-boston': 'finance' },
  ...{ 'lima-salvador': 'industry', 'elmina-zanzibar': 'politics', 'zanzibar-bombay': 'pay-token' },
  'bombay-canton': 'occupy-draw',
};

/** The layout without the spaces that are taken already. */
export function tokensBut(...taken: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(LAYOUT).filter(([place]) => !taken.includes(place)));
}

/** What a game has at its very beginning: empty harbours, all tokens, round 1 about to begin. */
export function fromTheStart(players: 2 | 3 | 4 | 5, first: number) {
  const seats = Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, { harbour: 0 }]));
  return { players, round: 0, first, at: 'round-end', tokens: tokensBut(), seats } as const;
}

const COLOURS = ['green', 'violet', 'white', 'black', 'red'];

/** A move in words: `ship shipyard africa`, `build market`, `pass`. */
function moveOf(words: readonly string[]): Move {
  const [type = '', one, other] = words;
  const named: Record<string, object> = {
    build: { building: one },
    return: { building: one },
    discard: { card: one },
    neutral: { at: one },
    idle: { by: one },
    pass: {},
    done: {},
  };
  return moveSchema.parse({ type, ...(named[type] ?? { by: one, at: other }) });
}

/** One entry: everything before the first word with a sign is its name. */
function entryOf(text: string): [string, number | string] {
  const words = text.trim().split(/\s+/);
  const at = words.findIndex((word) => /^[+-]/.test(word));
  const changes = words.slice(at);
  const only = changes.length === 1 && /^[+-]\d+$/.test(changes[0] ?? '');
  return [words.slice(0, at).join(' '), only ? Number(changes[0]) : changes.toSorted().join(' ')];
}

/** The change a script tells of. */
function changeOf(lines: readonly string[]): Change {
  const parts = lines.flatMap((line) => line.split('|')).filter((part) => part.trim() !== '');
  const entries = parts.flatMap((part) => {
    const [, colour, rest] = /^\s*(\w+): (.*)$/.exec(part) ?? [];
    if (colour === undefined || rest === undefined) return [entryOf(part)];
    return rest.split(',').map((entry) => entryOf(`${colour} ${entry}`));
  });
  expect(new Set(entries.map(([name]) => name)).size, `${lines.join()}: an entry twice`).toBe(entries.length);
  return Object.fromEntries(entries);
}

const sorted = (change: Change): Change =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.split(' ').toSorted().join(' ') : value,
    ]),
  );

/** Plays a script move by move. @returns how many moves it has. */
export function playScript(game: Table, script: string): number {
  const lines = script.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('--'));
  const starts = lines.flatMap((line, at) => (line.startsWith(' ') ? [] : [at]));
  starts.forEach((start, index) => {
    const head = lines[start] ?? '';
    const [, colour = '', words = ''] = /^(\w+) (.*) \(l\. .*\)$/.exec(head) ?? [];
    const told = `move ${index + 1}: ${head}`;
    expect(words, `${told}: no line of the rulebook`).not.toBe('');
    const seat = COLOURS.indexOf(colour);
    expect(game.asked().split(' ')[1], told).toBe(String(seat));
    const change = game.play(seat, moveOf(words.split(' ')));
    expect(sorted(change), told).toEqual(changeOf(lines.slice(start + 1, starts[index + 1])));
  });
  return starts.length;
}

/** The score of a seat line by line in the order of the sheet, and in all. */
export function counted(game: Table, seat: number): number[] {
  const points = SMALL.game.score(game.state).flatMap((line) => (line.seat === seat ? [line.points] : []));
  return [...points, points.reduce((sum, one) => sum + one, 0)];
}
