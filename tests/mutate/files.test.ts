import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedIn, GAMES, gameOf, isRecording, sourcesIn, testsIn } from './files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('the files of a run', () => {
  const roomsOf = (game: (typeof GAMES)[number]) => new Set(sourcesIn(ROOT, game).map((file) => file.split('/')[2]));

  it('are rules, effects, figures, pieces, scoring and map of each game, and its tests', () => {
    expect(roomsOf('archipelago')).toEqual(new Set(['rules', 'figures', 'pieces', 'scoring', 'map']));
    expect(roomsOf('endeavor')).toEqual(new Set(['rules', 'figures', 'scoring']));
    expect(roomsOf('empires-of-the-north')).toEqual(new Set(['rules', 'effects', 'figures', 'scoring']));
    const tests = testsIn(ROOT, 'archipelago');
    expect(tests).toContain('tests/engine/archipelago/rules/finds.test.ts');
    expect(tests.filter(isRecording).length).toBeGreaterThan(1);
    expect(tests.filter(isRecording)).not.toContain('tests/engine/archipelago/rules/finds.test.ts');
    expect(testsIn(ROOT, 'endeavor')).toContain('tests/engine/endeavor/boundaries.test.ts');
  });

  it('belong to one game, whose tests are run over them', () => {
    for (const game of GAMES) for (const file of sourcesIn(ROOT, game)) expect(gameOf(file)).toBe(game);
    for (const game of GAMES) for (const test of testsIn(ROOT, game)) expect(test).toContain(`/${game}/`);
    expect(gameOf('src-engine/kernel/steps.ts')).toBeUndefined();
  });
});

describe('what has changed', () => {
  let folder = '';
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
      cwd: folder,
      stdio: 'ignore',
    });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const commit = () => {
    git('add', '.');
    git('commit', '--no-gpg-sign', '-m', 'state');
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'caravel-changed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is what the branch committed since it left main, what is not committed, and what is new', () => {
    git('init', '--initial-branch', 'main');
    for (const name of ['same.ts', 'committed.ts', 'edited.ts']) write(name, 'one');
    commit();
    git('checkout', '-b', 'work');
    write('committed.ts', 'two');
    commit();
    write('edited.ts', 'two');
    write('new.ts', 'one');
    const changed = changedIn(folder);
    expect(['same.ts', 'committed.ts', 'edited.ts', 'new.ts'].filter((name) => changed.has(name))).toEqual([
      'committed.ts',
      'edited.ts',
      'new.ts',
    ]);
  });

  it('is what is not committed where there is no main', () => {
    git('init', '--initial-branch', 'other');
    write('same.ts', 'one');
    write('edited.ts', 'one');
    commit();
    write('edited.ts', 'two');
    const changed = changedIn(folder);
    expect([changed.has('same.ts'), changed.has('edited.ts')]).toEqual([false, true]);
  });

  it('cannot be told without Git: a sentence says so', () => {
    expect(() => changedIn(folder)).toThrow('Git cannot be asked');
  });
});
