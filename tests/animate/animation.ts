import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '#tests/e2e/check.ts';
import type { Frame } from './film-roll.ts';

/** Of 100. Letters stay sharp, and twenty pictures stay far below what a page of documents may weigh. */
const QUALITY = '78';

/** Writes the pictures to `file` as one animated picture that begins anew at its end. Gives its bytes. @throws Error where `img2webp` fails */
export function writeAnimation(frames: readonly Frame[], file: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-frames-'));
  try {
    const listed = frames.flatMap(({ png, milliseconds }, place) => {
      const path = join(folder, `${place}.png`);
      writeFileSync(path, png);
      return ['-d', String(milliseconds), path];
    });
    const options = ['-loop', '0', '-lossy', '-q', QUALITY, '-m', '6'];
    const { status, stderr } = spawnSync('img2webp', [...options, ...listed, '-o', file], { encoding: 'utf8' });
    check(status === 0, `img2webp: ${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return statSync(file).size;
}
