import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

function mutate(...argv: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...argv], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('the last line is one object of counts, also where no line is left to break', () => {
  const { status, stdout } = mutate('--only', 'no such line');
  expect(status).toBe(0);
  expect(stdout).toBe('{"mutants":0,"killed":0,"survived":0,"equivalent":0}\n');
});

it('what is mistyped is said in a sentence', () => {
  const { status, stderr } = mutate('--count', 'many');
  expect(status).toBe(2);
  expect(stderr).toContain('--count must be a whole number of at least 1, not "many".');
  expect(stderr).not.toContain('at run');
});
