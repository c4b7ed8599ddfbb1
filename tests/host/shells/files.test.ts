import fc from 'fast-check';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFile, readRendererFiles, type RendererFiles } from '#main/shell-browser/files.ts';
import { answerRequest } from '#main/shell-electron/protocol.ts';
import { HOSTILE, hostilePath } from './hostile.ts';

const SECRET = 'outside the list';
let folder = '';
let files: RendererFiles = new Map();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravel-files-'));
  const renderer = join(folder, 'renderer');
  mkdirSync(join(renderer, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(renderer, 'index.html'), 'start');
  writeFileSync(join(renderer, 'assets', 'two words.svg'), '<svg/>');
  symlinkSync(join(folder, 'secret.txt'), join(renderer, 'link.txt'));
  files = readRendererFiles(renderer);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the fixed list of files', () => {
  test('holds the built files and nothing that a link points at', () => {
    expect([...files.keys()].sort()).toEqual(['/assets/two%20words.svg', '/index.html']);
  });

  test('says in plain words when nothing was built', () => {
    expect(() => readRendererFiles(join(folder, 'nowhere'))).toThrow('has not been built yet');
  });

  test('500 hostile paths stay inside it', () => {
    fc.assert(
      fc.property(hostilePath, (path) => {
        if (findFile(files, path) === undefined) return;
        expect(['/', '/index.html', '/assets/two%20words.svg']).toContain(path);
      }),
      { numRuns: 500, examples: HOSTILE.map((path): [string] => [path]) },
    );
  });

  test('500 hostile addresses of app:// get a listed file or none', async () => {
    await fc.assert(
      fc.asyncProperty(hostilePath, async (path) => {
        const url = URL.parse(`app://game${path}`)?.href ?? `app://game${path}`;
        const response = answerRequest(files, { url, method: 'GET' });
        const body = await response.text();
        expect(body).not.toContain(SECRET);
        if (response.status === 200) expect(['start', '<svg/>']).toContain(body);
      }),
      { numRuns: 500, examples: HOSTILE.map((path): [string] => [path]) },
    );
  });

  test('app:// refuses other hosts, credentials and methods, and sends the policy with everything', () => {
    const ask = (url: string, method = 'GET') => answerRequest(files, { url, method });
    expect(ask('app://game/index.html').status).toBe(200);
    expect(ask('app://elsewhere/index.html').status).toBe(403);
    expect(ask('app://user:word@game/index.html').status).toBe(403);
    expect(ask('app://game/index.html', 'POST').status).toBe(403);
    expect(ask('app://game/nothing').headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
