import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRunCache } from './run-cache.ts';

describe('what is kept of a run with nothing broken', () => {
  let root = '';
  const ran = new Map([['a.test.ts', { took: 12, calls: [3] }]]);
  const write = (text: string) => writeFileSync(join(root, 'src-engine/rule.ts'), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'caravel-memory-'));
    mkdirSync(join(root, 'src-engine'));
    writeFileSync(join(root, 'package-lock.json'), '{}');
    write('one');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are read again until a rule changes', () => {
    expect(openRunCache(root).read()).toBeUndefined();
    openRunCache(root).save(ran);
    expect(openRunCache(root).read()).toEqual(ran);
    write('two');
    expect(openRunCache(root).read()).toBeUndefined();
  });

  it('are ignored if the file was cut short', () => {
    openRunCache(root).save(ran);
    writeFileSync(join(root, '.cache/mutate.json'), '{"key"');
    expect(openRunCache(root).read()).toBeUndefined();
  });
});
