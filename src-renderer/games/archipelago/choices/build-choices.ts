import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { Buildable, Resource } from '#engine/archipelago/data/schema.ts';
import type { Move, MoveOf } from '#engine/archipelago/moves.ts';
import { byKey, keyOf, only } from '../../../window/sort.ts';
import { placeId } from '../board/places.ts';
import { list, t } from '../words/t.ts';
import { building, price, spotWords, type Table } from '../words/words.ts';
import type { Asked } from './asked.ts';
import type { Choice } from './choice.ts';
import { givenIn, givenWords, inCubes, owedFor, paying, waysToPay, type Given, type Way } from './ways-to-pay.ts';

type Build = MoveOf<'build'> | MoveOf<'build-ship'>;

const builtBy = (move: Build): Buildable => (move.type === 'build-ship' ? 'ship' : move.building);
const workWords = (what: Buildable): string => (what === 'ship' ? t('unit.ship') : building(what));

/**
 * What can be built and what its cubes are paid with, then where and by whom. Every way to pay is offered to rich and poor alike;
 * where a seat's own part is open it is only told what it can build.
 */
export function buildChoices({ table, moves, own }: Asked<FrameOf<'construction'>>): Choice[] {
  return worksOf(moves).flatMap(([what, ofKind]) => {
    const named = workWords(what);
    const { florins, cubes } = table.pack.costs[what];
    if (own !== undefined) {
      const label = t('choice.build', { building: named });
      return [workChoice(table, ofKind, { id: `build:${what}`, what, label, cost: price(florins, cubes), then: [] })];
    }
    return waysFor(owedFor(cubes)).map((way, nth) => {
      const cost = costWords(florins, way);
      const label = t('choice.build-for', { building: named, price: cost });
      return workChoice(table, ofKind, { id: `build:${what}-${nth}`, what, label, cost, then: paying(way ?? []) });
    });
  });
}

function worksOf(moves: readonly Move[]): [Buildable, Build[]][] {
  const works = byKey<Build>([...only(moves, 'build'), ...only(moves, 'build-ship')], builtBy);
  return [...works.values()].flatMap((ofKind): [Buildable, Build[]][] =>
    ofKind[0] === undefined ? [] : [[builtBy(ofKind[0]), ofKind]],
  );
}

/** Undefined stands for paying once the work stands: where the ways are too many to be offered beside each other. */
function waysFor(owed: readonly Resource[]): readonly (Way | undefined)[] {
  return waysToPay(owed) ?? [inCubes(owed), undefined];
}

function costWords(florins: number, way: Way | undefined): string {
  const given = way === undefined ? [t('choice.build-later')] : givenWords(way);
  const words = [...given, ...(florins > 0 ? [t('florins', { n: florins })] : [])];
  return words.length === 0 ? t('price.nothing') : list(words);
}

type Work = {
  readonly id: string;
  readonly what: Buildable;
  readonly label: string;
  /** What it costs, in words, and the moves that pay its cubes. */
  readonly cost: string;
  readonly then: readonly Move[];
};

function workChoice(table: Table, moves: readonly Build[], { id, what, label, cost, then }: Work): Choice {
  return {
    id,
    label,
    picture: { of: 'building', building: what },
    ask: t('ask.where-to-build', { building: workWords(what), price: cost }),
    priced: true,
    children: moves.map((move) => ({
      id: `${id}:${keyOf(move)}`,
      ...whereChoice(table, move),
      priced: true,
      move,
      ...(then.length > 0 && { then }),
    })),
  };
}

function whereChoice(table: Table, move: Build): Pick<Choice, 'label' | 'place'> {
  if (move.type === 'build')
    return {
      label: t('choice.build-at', { kind: move.kind, from: spotWords(table, move.from, move.kind) }),
      place: placeId({ spot: move.from, kind: move.kind }),
    };
  const place = spotWords(table, { ...move.from, part: move.part, place: 'ground' }, 'ship');
  return { label: t('choice.ship-at', { place }), place: placeId({ spot: move.from }) };
}

/** What can be built in a grid: what it is, the florins it costs, and a choice for each way to pay its cubes. */
export type BuildRow = {
  readonly what: Buildable;
  readonly name: string;
  readonly florins: number;
  /** What is given for the cubes, one by one; undefined where that is asked later. */
  readonly ways: readonly { readonly choice: Choice; readonly given: readonly Given[] | undefined }[];
};

/** What can be built as rows by kind. */
export function buildRows({ pack }: Table, choices: readonly Choice[]): BuildRow[] {
  const builds = choices.flatMap((choice) => {
    const { move, then } = choice.children?.[0] ?? {};
    return move?.type === 'build' || move?.type === 'build-ship' ? [{ choice, what: builtBy(move), then }] : [];
  });
  return [...byKey(builds, ({ what }) => what).values()].flatMap((ofKind) => {
    const what = ofKind[0]?.what;
    if (what === undefined) return [];
    const { florins, cubes } = pack.costs[what];
    const ways = ofKind.map(({ choice, then }) => ({ choice, given: givenIn(owedFor(cubes), then) }));
    return [{ what, name: workWords(what), florins, ways }];
  });
}
