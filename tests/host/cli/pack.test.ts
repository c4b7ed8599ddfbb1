import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pack } from '#main/cli/pack.ts';
import { newFolder } from '#tests/host/host/support.ts';
import { run, usage } from './commands.ts';

describe('pack', () => {
  it('writes the data the game ships with, and checks it', () => {
    const file = join(newFolder(), 'pack.json');
    expect(run(pack, ['export', file]).code).toBe(0);
    expect(run(pack, ['check', file])).toEqual({ code: 0, lines: ['The file is a pack of archipelago.'], wrong: [] });
    expect(usage(pack, ['export', file])).toBe(`There is a file "${file}" already.`);
    expect(usage(pack, ['export', join(file, 'under')])).toContain('cannot be written.');
  });

  it('names each wrong value on a line of its own', () => {
    const file = join(newFolder(), 'pack.json');
    run(pack, ['export', file]);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"huts": 2', '"huts": 9').replace('"format": 1', '"format": 3'));
    const { code, wrong } = run(pack, ['check', file]);
    expect([code, wrong.map((line) => line.split(':')[0])]).toEqual([1, ['format', 'hexes.0.sides.0.huts']]);
    writeFileSync(file, text.slice(1));
    expect(run(pack, ['check', file]).wrong[0]).toMatch(/^pack: got a text that is not JSON/);
  });

  it('says in a sentence what cannot be done', () => {
    const both = 'Say "export" or "check", and name one file.';
    expect([[], ['export'], ['burn', 'x'], ['check', 'x', 'y']].map((argv) => usage(pack, argv))).toEqual([
      both,
      both,
      both,
      both,
    ]);
    expect(usage(pack, ['check', 'x', '--game', 'toy'])).toBe(
      'There is no game "toy". The games are: archipelago, endeavor, empires-of-the-north.',
    );
    expect(usage(pack, ['check', '/nowhere/at/all'])).toBe('The file "/nowhere/at/all" cannot be read.');
  });
});
