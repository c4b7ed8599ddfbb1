import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SIGNS } from '#main/contract/persons.ts';
import { GAMES } from '#main/games.ts';
import { iconSet } from '#renderer/icons/icon-set.ts';
import type { IconArt } from '#renderer/icons/icon.ts';
import { SIGN_ICONS } from '#renderer/icons/signs.ts';
import { PALETTE } from '#renderer/styles/palette.ts';
import { readIcon } from '../../build/lib/icons.ts';

type Drawn = { readonly ICONS: Readonly<Record<string, IconArt>> };

const drawn = import.meta.glob<Drawn>('../../src-renderer/games/*/icons/icons.ts', { eager: true });

describe('the icons of a game', () => {
  test.each(GAMES.map(({ id }) => id))('%s: every drawing has a name, and every name its drawing', (id) => {
    const names = Object.keys(drawn[`../../src-renderer/games/${id}/icons/icons.ts`]?.ICONS ?? {});
    const files = globSync(`assets/icons/${id}/*.svg`).map((path) => basename(path, '.svg'));
    expect(names.length).toBeGreaterThan(10);
    expect(names.toSorted()).toEqual(files.toSorted());
  });

  test('cannot have a name that nobody has drawn', () => {
    const art: IconArt = { paths: [] };
    expect(iconSet(['sun'], { '../sky/sun.svg': art, '../sky/moon.svg': art }).icons).toEqual({ sun: art });
    expect(() => iconSet(['sun'], { '../sky/moon.svg': art })).toThrow('sun');
  });
});

test('every sign of a person is drawn, no two alike, and nothing else lies there', () => {
  const files = globSync('assets/icons/signs/*.svg').map((path) => basename(path, '.svg'));
  expect(files.toSorted()).toEqual(SIGNS.toSorted());
  expect(SIGNS).toHaveLength(24);
  expect(new Set(SIGNS.map((sign) => JSON.stringify(SIGN_ICONS[sign]))).size).toBe(24);
});

describe('a drawing', () => {
  const ROOT = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke-linejoin="round" stroke-linecap="round"';
  const INK = `var(--icon-ink, ${PALETTE.ink})`;
  const svg = (inside: string, root = ROOT): string => `<svg ${root}>\n  ${inside}\n</svg>\n`;

  test('is read as paths with their tones, lines and places', () => {
    const body = `<path fill="var(--icon-main, #c8a15a)" stroke="${INK}" stroke-width="1.3" transform="translate(1 -.5) scale(0.7)" d="M1 1H9"/>`;
    expect(readIcon(svg(`<title>A bar</title>${body}<path fill="none" stroke="${INK}" d="M2 2H8"/>`))).toEqual({
      paths: [
        { d: 'M1 1H9', fill: { tone: 'main', colour: '#c8a15a' }, line: 1.3, at: [1, -0.5, 0.7] },
        { d: 'M2 2H8', line: 1 },
      ],
    });
  });

  test.each([
    ['another size', svg('<path fill="none" d="M0 0"/>', ROOT.replace('24 24', '32 32'))],
    ['two pictures', svg('<path fill="none" d="M0 0"/>').repeat(2)],
    ['another shape', svg('<circle fill="none" r="3"/>')],
    ['a fill that nothing outside can set', svg('<path fill="#c8a15a" d="M0 0"/>')],
    ['a tone that nobody knows', svg('<path fill="var(--icon-shade, #c8a15a)" d="M0 0"/>')],
    ['ink of its own', svg('<path fill="var(--icon-ink, #000000)" d="M0 0"/>')],
    ['an outline that is not ink', svg('<path fill="none" stroke="#000000" d="M0 0"/>')],
    ['what would not be drawn', svg('<path fill="none" opacity="0.5" d="M0 0"/>')],
    ['another move', svg('<path fill="none" transform="rotate(45)" d="M0 0"/>')],
  ])('is refused for %s', (_, text) => {
    expect(() => readIcon(text)).toThrow();
  });
});
