/**
 * Games by hand. A script is text: a line for each move, with the paragraph of the rulebook that decides it (`l.` is the line of
 * the French text), and below it, indented, the whole change worked out from the rules: a line for each clan (`ulaf: wood -1; hand
 * -whetstone`) and one for each thing that is nobody's (`queue = ulaf, nanurjuk`). `looks` and `keeps` are short for what happens in
 * the Observation. A pawn used again is turned over as it moves: nothing in between can tell (l. 526). Lines that begin with `--` are
 * comments.
 */
import { expect } from 'vitest';
import type { Table } from '../laid.ts';

type Entries = Map<string, number | string>;

/** Adds to a list, keeping it in the order of the ledger; sums numbers. */
function put(entries: Entries, name: string, value: number | string): void {
  const old = entries.get(name);
  if (typeof value === 'number') entries.set(name, (typeof old === 'number' ? old : 0) + value);
  else entries.set(name, [...(old === undefined ? [] : String(old).split(' ')), ...value.split(' ')].sort().join(' '));
}

const signed = (sign: '+' | '-', cards: readonly string[]): string => cards.map((card) => `${sign}${card}`).join(' ');

/** `keeps a b of a b c d`, `looks a b c d`. */
function observed(entries: Entries, clan: string, text: string): boolean {
  const [word = '', ...rest] = text.split(' ');
  if (word === 'looks') {
    put(entries, `${clan} deck`, signed('-', rest));
    put(entries, `${clan} looked`, signed('+', rest));
  } else if (word === 'keeps') {
    const kept = rest.slice(0, rest.indexOf('of'));
    const looked = rest.slice(rest.indexOf('of') + 1);
    put(entries, `${clan} looked`, signed('-', looked));
    const down = [...looked];
    for (const card of kept) down.splice(down.indexOf(card), 1);
    if (kept.length > 0) {
      put(entries, `${clan} hand`, signed('+', kept));
      put(entries, `${clan} workers`, -kept.length);
      put(entries, `${clan} resting`, kept.length);
    }
    if (down.length > 0) put(entries, `${clan} discard`, signed('+', down));
  } else return false;
  return true;
}

/** One entry: everything before the first sign is its name; `=` tells what it is now. */
function entry(entries: Entries, subject: string, text: string): void {
  const now = /^(.*?) =(?: (.*))?$/.exec(text);
  if (now !== null) {
    entries.set(`${subject}${now[1] ?? ''}`, now[2] ?? '');
    return;
  }
  const words = text.split(/\s+/);
  const at = words.findIndex((word) => /^[+-]/.test(word));
  const changes = words.slice(at);
  const name = `${subject}${words.slice(0, at).join(' ')}`;
  const only = changes.length === 1 && /^[+-]\d+$/.test(changes[0] ?? '');
  put(entries, name, only ? Number(changes[0]) : changes.join(' '));
}

/** The change a script tells of. */
function changeOf(lines: readonly string[]): Record<string, number | string> {
  const entries: Entries = new Map();
  for (const line of lines) {
    const [, clan, rest] = /^\s*(ulaf|nanurjuk|panuk|glenn): (.*)$/.exec(line) ?? [];
    const parts = (rest ?? line).split(';').map((part) => part.trim());
    for (const part of parts) {
      if (clan === undefined || !observed(entries, clan, part))
        entry(entries, clan === undefined ? '' : `${clan} `, part);
    }
  }
  return Object.fromEntries([...entries].filter(([, value]) => value !== 0));
}

/** Plays a script move by move. @returns how many moves it has. */
export function playScript(game: Table, script: string): number {
  const lines = script.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('--'));
  const starts = lines.flatMap((line, at) => (line.startsWith(' ') ? [] : [at]));
  starts.forEach((start, index) => {
    const head = lines[start] ?? '';
    const [, clan = '', words = ''] = /^(\w+) (.*) \(l\. .*\)$/.exec(head) ?? [];
    const told = `move ${index + 1}: ${head}`;
    expect(words, `${told}: no line of the rulebook`).not.toBe('');
    expect(game.asked().split(' ').slice(1), told).toContain(clan);
    expect(game.play(clan, words), told).toEqual(changeOf(lines.slice(start + 1, starts[index + 1])));
  });
  return starts.length;
}
