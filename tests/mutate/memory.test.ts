import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryIn } from './memory.ts';

describe('what the tests took', () => {
  let root = '';
  const took = new Map([['a.test.ts', 12]]);
  const write = (text: string) => writeFileSync(join(root, 'src-engine/rule.ts'), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'caravel-memory-'));
    mkdirSync(join(root, 'src-engine'));
    writeFileSync(join(root, 'package-lock.json'), '{}');
    write('one');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is known again until a rule changes', () => {
    expect(memoryIn(root).recall()).toBeUndefined();
    memoryIn(root).keep(took);
    expect(memoryIn(root).recall()).toEqual(took);
    write('two');
    expect(memoryIn(root).recall()).toBeUndefined();
  });

  it('is asked anew where the file was cut short', () => {
    memoryIn(root).keep(took);
    writeFileSync(join(root, '.cache/mutate.json'), '{"key"');
    expect(memoryIn(root).recall()).toBeUndefined();
  });
});
