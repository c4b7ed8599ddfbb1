import fc from 'fast-check';
import { START_URL } from '#main/shell-electron/address.ts';

/** Addresses that are not Caravel's, although some look like it. */
export const FOREIGN = [
  'http://example.org/',
  'https://game/',
  'ws://127.0.0.1:9/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'app://game.example.org/index.html',
  'app://elsewhere/index.html',
  'app://game@example.org/',
  'APPS://game/',
  'devtools://devtools/bundled/inspector.html',
  'smb://server/share',
  'blob:https://example.org/0b2f',
  '',
  'app:',
];

/** Frames that may not call the main process. */
export const STRANGERS: readonly ({ url: string; parent: object | null } | null)[] = [
  null,
  { url: START_URL, parent: {} },
  { url: 'https://example.org/', parent: null },
  { url: 'app://game.example.org/', parent: null },
  { url: 'file:///index.html', parent: null },
  { url: '', parent: null },
];

/** Paths that try to leave the folder they are served from. */
export const HOSTILE = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2E%2E%2Fsecret.txt',
  '/..%2fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/assets/../../secret.txt',
  '/assets/%252e%252e/%252e%252e/secret.txt',
  '//secret.txt',
  '/index.html%00.txt',
  '/index.html\0',
  '/link.txt',
  '/./index.html/../../secret.txt',
  'C:\\secret.txt',
  '/C:/secret.txt',
  '/file:///etc/passwd',
  '/etc/passwd',
  '/.',
  '',
];

/** Hostile paths, and random combinations of hostile steps and arbitrary text. */
export const hostilePath = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc
    .array(
      fc.oneof(
        fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '\\', '/', '%00', '\0', 'secret.txt', 'assets', 'link.txt'),
        fc.string({ unit: 'binary' }),
      ),
      { maxLength: 8 },
    )
    .map((steps) => `/${steps.join('/')}`),
);
