import { describe, expect, test } from 'vitest';
import { circleIn, filesOf, importsOf } from './imports.ts';

/**
 * The floors of the window, the lowest first: a room imports what lies below it and what lies beside it, never what lies
 * above. A game's own rooms stand on all of the house but its screens.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['i18n', 'icons', 'pictures', 'styles'],
  ['components'],
  ['board'],
  ['sound'],
  ['window'],
  ['rules'],
  ['session'],
  ['panels'],
  ['games'],
  ['screens'],
  ['app'],
];

const roomOf = (file: string): string => file.split('/')[1] ?? '';
const floorOf = (file: string): number => FLOORS.findIndex((rooms) => rooms.includes(roomOf(file)));
const arrows = importsOf(filesOf('src-renderer'));

describe('the window', () => {
  test('has a floor for each of its rooms', () => {
    expect([...arrows.keys()].filter((file) => floorOf(file) < 0)).toEqual([]);
  });

  test('shows no arrow that climbs', () => {
    const climbing = [...arrows].flatMap(([from, targets]) =>
      targets.filter((to) => floorOf(to) > floorOf(from)).map((to) => `${from} → ${to}`),
    );
    expect(climbing).toEqual([]);
  });
});

test.each(['src-engine', 'src-main', 'src-renderer'])('%s has no import circle', (room) => {
  expect(circleIn(importsOf(filesOf(room)))).toBeUndefined();
});

test('a circle is found', () => {
  expect(
    circleIn(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
});
