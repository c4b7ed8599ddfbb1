import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Packing = { readonly default: { readonly files: readonly string[] } };

const config = new URL('../../build/electron-builder.config.mjs', import.meta.url).href;
const { files } = ((await import(config)) as Packing).default;

const MOST = 2 * 1024 * 1024;
const readme = readFileSync('README.md', 'utf8');
const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');

/** For how many milliseconds each frame of an animated WebP is shown; none for a still one. */
function framesOf(file: Buffer): number[] {
  const shown: number[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'ANMF') shown.push(file.readUIntLE(at + 8 + 12, 3));
    at += 8 + size + (size % 2);
  }
  return shown;
}

describe('the pictures of the README', () => {
  test.each(pictures)('%s weighs less than two megabytes', (path) => {
    expect(readFileSync(path).length).toBeLessThan(MOST);
  });

  test('the first voyage moves, and each of its pictures can be read', () => {
    const shown = framesOf(readFileSync('docs/first-voyage.webp'));
    expect(pictures).toContain('docs/first-voyage.webp');
    expect(shown.length).toBeGreaterThanOrEqual(12);
    expect(shown.length).toBeLessThanOrEqual(20);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(1500);
    expect(Math.max(...shown)).toBeLessThanOrEqual(3000);
  });

  test('no installer packs them', () => {
    const packed = files.filter((pattern) => !pattern.startsWith('!'));
    const folders = new Set(packed.map((pattern) => pattern.split('/')[0]));
    expect([...folders].sort()).toEqual(['node_modules', 'out', 'package.json']);
  });
});
